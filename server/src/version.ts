/** The version of the BFF. */
import { readFileSync } from 'node:fs';

/** Reads it from package.json. */
export function readVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
