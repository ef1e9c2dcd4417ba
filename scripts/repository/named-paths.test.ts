import { describe, expect, it } from 'vitest';
import { createPathSearch, findNamedPaths } from './named-paths.ts';
import { listFiles, readText } from './tracked-files.ts';

describe('the documents', () => {
  const documents = listFiles('*.md');
  const findMissing = createPathSearch(listFiles());

  it.each(documents)('%s names files and folders that exist', (document) => {
    expect(findMissing(findNamedPaths(readText(document)))).toEqual([]);
  });

  it('name many', () => {
    expect(documents.flatMap((document) => findNamedPaths(readText(document))).length).toBeGreaterThan(100);
  });
});

describe('the search for paths', () => {
  it('finds files and folders in backticks, and no routes, commands, packages or examples', () => {
    const text =
      'See `web/src/app/`, `server/src/app.ts`, `calls.ts`, `/bff/boot`, `npx x`, `ical.js` and `en-ca`.\n```sh\n`a.ts`\n```';
    expect(findNamedPaths(text)).toEqual(['web/src/app/', 'server/src/app.ts', 'calls.ts']);
  });

  it.each(['server/src/nothing.ts', 'server/src/nothing/', 'nothing.ts', 'app/app.ts', 'docs/app.ts'])(
    'reports that %s does not exist',
    (path) => {
      expect(createPathSearch(['server/src/app.ts', 'web/x/docs/app.ts'])([path])).toHaveLength(1);
    },
  );

  it.each(['server/src/app.ts', 'server/src/', 'src/app.ts', 'app.ts'])('finds %s', (path) => {
    expect(createPathSearch(['server/src/app.ts'])([path])).toEqual([]);
  });
});
