/** `pnpm rules-tables`: writes the generated tables into the pages of docs/rules and docs/operate. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, ROOT, readText } from '../repository/tracked-files.ts';
import { fillBlocks } from './markdown.ts';
import { tables } from './tables.ts';

for (const path of listFiles('docs/rules/*.md', 'docs/operate/*.md')) {
  const page = readText(path);
  const filled = fillBlocks(page, tables);
  if (filled === page) continue;
  writeFileSync(join(ROOT, path), filled);
  process.stdout.write(`${path}\n`);
}
