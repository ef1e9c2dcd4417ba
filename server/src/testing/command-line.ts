/** Arguments of the commands that measure or try a running product, such as `pnpm bench`. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** The arguments are wrong; the message says which. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Reads options and positional arguments as node:util does. Throws UsageError. */
export function parseArguments<const T extends ParseArgsOptionsConfig>(args: readonly string[], options: T) {
  try {
    // pnpm passes the separator on.
    return parseArgs({ args: args.filter((arg) => arg !== '--'), allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Reads options where no positional argument is allowed. Throws UsageError. */
export function parseOptions<const T extends ParseArgsOptionsConfig>(args: readonly string[], options: T) {
  const { values, positionals } = parseArguments(args, options);
  if (positionals.length > 0) throw new UsageError(`too many arguments: ${positionals.join(' ')}`);
  return values;
}

/** Runs a command with the arguments of the process. Wrong arguments are written with the usage, and exit with 2. */
export async function runCommand(command: (args: readonly string[]) => Promise<void>, usage: string): Promise<void> {
  try {
    await command(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n${usage}`);
    process.exitCode = 2;
  }
}
