/** Terminal output and signals of `start` and `dev`. */

import { findPortsInUse } from '../ports.ts';
import { SHOWCASE_BUNDLE } from '../sandbox.ts';
import { scenarios } from '../scenarios/scenarios.ts';

/** Prints a line for each port that is in use, and exits if there is one. */
export async function exitIfPortsInUse(ports: Readonly<Record<string, number>>): Promise<void> {
  const portsInUse = await findPortsInUse(ports);
  for (const service of portsInUse) process.stderr.write(`Port ${ports[service]} (${service}) is in use.\n`);
  if (portsInUse.length > 0) process.exit(1);
}

type Running = { readonly shopUrl: string; readonly consoleUrl: string };

export function printWelcome({ shopUrl, consoleUrl }: Running): void {
  const customer = scenarios.find((scenario) => scenario.culture === 'en-ca');
  const lines = [
    '',
    `  Shop      ${shopUrl}/en-ca/cart?bundle=${SHOWCASE_BUNDLE}`,
    `  Console   ${consoleUrl}`,
    `  Sign in   ${customer?.email}  ${customer?.password}`,
    '            or sign up as a new customer; the console lists more customers and the test cards',
    '',
    '  Press Ctrl-C to stop.',
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Stops at the first Ctrl-C. A second Ctrl-C exits at once. */
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

export function exitWithError(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
