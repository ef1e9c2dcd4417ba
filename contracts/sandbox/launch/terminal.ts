/** What a person at the terminal sees of the launch, and how they end it. */

import { type Ports, takenPorts } from '../ports.ts';
import type { Constellation } from './constellation.ts';

/** Ends with a line for each port that somebody else has taken. */
export async function refuseTakenPorts(ports: Ports): Promise<void> {
  const taken = await takenPorts(ports);
  for (const service of taken) process.stderr.write(`Port ${ports[service]} (${service}) is taken.\n`);
  if (taken.length > 0) process.exit(1);
}

export function tellWelcome({ shopUrl, sandbox }: Constellation): void {
  const customer = sandbox.scenarios().find((scenario) => scenario.culture === 'en-ca');
  const lines = [
    '',
    `  Shop      ${shopUrl}/en-ca/cart?bundle=${sandbox.showcaseBundle}`,
    `  Console   ${sandbox.urls.console}`,
    `  Sign in   ${customer?.email}  ${customer?.password}`,
    '            or sign up as somebody new; the console lists more customers and the test cards',
    '',
    '  Ctrl-C ends all of it.',
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Ends with the first Ctrl-C; a second one does not wait. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      void stop().then(() => process.exit(0));
    });
  }
}

export function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
