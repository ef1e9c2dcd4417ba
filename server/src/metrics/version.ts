/** The version of the BFF. */

import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Reads it from package.json. */
export function readVersion(): string {
  const text = readFileSync(new URL('../../../server/package.json', import.meta.url), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}
