/** How Node runs the BFF in production, for commands that measure it: as the image does (ADR 113). */
import { readFileSync } from 'node:fs';

export type ProductionProcess = {
  /** Those of Node, before the program. */
  readonly nodeArguments: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
};

/** Reads the last stage of a Dockerfile. Throws if its command is not Node with a program. */
export function readProductionProcess(dockerfile: string): ProductionProcess {
  const stage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  const command: unknown = JSON.parse(/^CMD (\[.*\])$/m.exec(stage)?.[1] ?? 'null');
  if (!Array.isArray(command) || command[0] !== 'node') throw new Error('The image does not start Node');
  return {
    nodeArguments: command.slice(1, -1).map(String),
    environment: Object.fromEntries(
      [...stage.matchAll(/^ENV (\w+)=(\S+)$/gm)].map(([, name = '', value = '']) => [name, value]),
    ),
  };
}

export const productionProcess = readProductionProcess(
  readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8'),
);
