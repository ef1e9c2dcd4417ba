/** The thread of an alarm: it looks at the time that is set, and reports once that it has come. */
import { parentPort, workerData } from 'node:worker_threads';
import { type AlarmData, NEVER } from './alarm.ts';

/** In milliseconds. A look takes some microseconds of the core that load and upstream share. */
const LOOK_MS = 0.2;

// `Alarm` starts this thread and gives it this.
const { setTo, startedAt }: AlarmData = workerData;
const nobodyWakes = new Int32Array(new SharedArrayBuffer(4));

while (true) {
  Atomics.wait(nobodyWakes, 0, 0, LOOK_MS);
  const time = Atomics.load(setTo, 0);
  const isDue = time <= Number(process.hrtime.bigint() - startedAt) / 1000;
  // The load may have set it anew in the meantime.
  if (isDue && Atomics.compareExchange(setTo, 0, time, NEVER) === time) parentPort?.postMessage(undefined);
}
