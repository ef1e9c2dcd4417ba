/** `pnpm bench`: see docs/performance.md. */
import { buildShop } from '@perennial/sandbox/launch/build';
import { runCommand } from '../src/testing/command-line.ts';
import { compare } from './compare.ts';
import { compareFrameworks } from './compare-frameworks.ts';
import { compareOpen } from './open.ts';
import { readOptions, USAGE } from './options.ts';
import { readMachine } from './processes/machine.ts';
import { profile } from './profile.ts';
import { Stage } from './stage.ts';
import { openSideBySide } from './visitors/run.ts';

/** The exit code of a program that Ctrl-C ended. */
const INTERRUPTED = 130;

async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  // The BFF serves the pages of the built client.
  await buildShop();
  if (options.command === 'visitors') {
    await openSideBySide(options);
    return;
  }
  const machine = readMachine();
  const stage = new Stage(machine);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stage.stopAll();
      process.exit(INTERRUPTED);
    });
  }
  try {
    if (options.command === 'profile') await profile(stage, machine, options);
    else if (options.command === 'open') await compareOpen(stage, machine, options);
    else if (options.command === 'frameworks') await compareFrameworks(stage, machine, options);
    else await compare(stage, machine, options);
  } finally {
    stage.stopAll();
  }
}

await runCommand(main, USAGE);
