import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 5;
const TIMEOUT_MS = 10_000;

/** Waits until a condition holds. Throws after ten seconds. */
export async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`The condition does not hold: ${condition}`);
    await wait(POLL_MS);
  }
}
