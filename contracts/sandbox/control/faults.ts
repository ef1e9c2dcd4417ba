/** Answers that replace a service's own, so that a person or a test sees how the shop takes an outage. */
import { z } from 'zod';

export const serviceNames = ['shop-api', 'identity', 'content', 'card-host'] as const;

export type ServiceName = (typeof serviceNames)[number];

export const faultSchema = z
  .strictObject({
    service: z.enum(serviceNames),
    method: z.string().transform((method) => method.toUpperCase()),
    path: z.string().startsWith('/').describe('Without query; * stands for any characters'),
    status: z.number().int().min(200).max(599).optional(),
    body: z.unknown().optional(),
    headers: z.record(z.string(), z.string()).optional(),
    delayMs: z.number().int().min(0).max(600_000).optional(),
    times: z.number().int().min(1).optional().describe('Without it until the faults are deleted'),
  })
  .refine((fault) => fault.status !== undefined || fault.delayMs !== undefined, {
    path: ['status'],
    message: 'A fault needs a status, a delayMs or both',
  });

export type Fault = z.output<typeof faultSchema>;

type Armed = { readonly fault: Fault; readonly path: RegExp; left: number };

function pathPattern(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped}$`);
}

export class Faults {
  #armed: Armed[] = [];

  add(fault: Fault): void {
    this.#armed.push({ fault, path: pathPattern(fault.path), left: fault.times ?? Number.POSITIVE_INFINITY });
  }

  /** The oldest fault that matches this request; using it up counts. */
  take(service: ServiceName, method: string, path: string): Fault | undefined {
    const found = this.#armed.find(
      (armed) =>
        armed.left > 0 &&
        armed.fault.service === service &&
        (armed.fault.method === '*' || armed.fault.method === method) &&
        armed.path.test(path),
    );
    if (found) found.left -= 1;
    return found?.fault;
  }

  clear(): void {
    this.#armed = [];
  }
}
