/** The memory of the instances during a soak, read from their metrics. */
import type { BffProcess } from '../harness/bff-process.ts';

export type Sample = { readonly heapMb: number; readonly residentMb: number };
export type MemoryTrend = { readonly start: Sample; readonly end: Sample };

const BYTES_PER_MB = 1024 * 1024;

/** Returns the memory of an instance now; undefined while it does not answer. */
export async function readMemory(instance: BffProcess, metricsToken: string): Promise<Sample | undefined> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await fetch(`${instance.url}/metrics`, { headers }).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  );
  const read = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]) / BYTES_PER_MB;
  const sample = { heapMb: read('nodejs_heap_size_used_bytes'), residentMb: read('process_resident_memory_bytes') };
  return Number.isNaN(sample.heapMb) ? undefined : sample;
}

/**
 * Returns the smallest values of the first and of the last third of the samples: what stays after garbage collection.
 * Undefined with fewer than three samples.
 */
export function toTrend(samples: readonly Sample[]): MemoryTrend | undefined {
  const third = Math.floor(samples.length / 3);
  if (third === 0) return undefined;
  return { start: smallest(samples.slice(0, third)), end: smallest(samples.slice(-third)) };
}

function smallest(samples: readonly Sample[]): Sample {
  return {
    heapMb: Math.min(...samples.map(({ heapMb }) => heapMb)),
    residentMb: Math.min(...samples.map(({ residentMb }) => residentMb)),
  };
}
