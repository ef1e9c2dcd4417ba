/** The names of code in the documents exist, and each folder of the packages has its row in the architecture. */
import { describe, expect, it } from 'vitest';
import { findNamedCode, findUnknownCode, findWords } from './named-code.ts';
import { listFiles, readText } from './tracked-files.ts';

/** Names of others: of libraries, of Node in a profile, and of dialogs as other people know them. */
const NAMES_OF_OTHERS: Readonly<Record<string, readonly string[]>> = {
  'docs/decisions/0029-use-one-page-for-the-journeys-of-a-worker.md': ['reuseContext'],
  'docs/decisions/0089-tell-browsers-at-once-by-one-stream.md': ['EventSource'],
};
const DOCUMENTS_WITH_OTHER_NAMES = ['CHANGELOG.md', 'docs/performance.md', 'docs/rules/cancel-and-return.md'];

const documents = listFiles('*.md').filter((file) => !DOCUMENTS_WITH_OTHER_NAMES.includes(file));
const words = findWords([
  ...listFiles('*.ts', '*.tsx', '*.js', '*.json', '*.tsv', '*.yml', '*.yaml', '*.html')
    .filter((file) => !file.startsWith('contracts/pacts/'))
    .map(readText),
  listFiles().join('\n'),
]);

describe('the documents', () => {
  it.each(documents)('%s names code that exists', (document) => {
    const others = NAMES_OF_OTHERS[document] ?? [];
    const unknown = findUnknownCode(findNamedCode(readText(document)), words);
    expect(unknown.filter((written) => !others.includes(written))).toEqual([]);
  });

  it('name much code', () => {
    expect(documents.flatMap((document) => findNamedCode(readText(document))).length).toBeGreaterThan(200);
  });
});

describe('the architecture', () => {
  const rows =
    readText('docs/architecture.md')
      .match(/^\| `[^|]*\|/gm)
      ?.join('\n') ?? '';

  it.each(['server/src', 'web/src', 'shared/src'])('has a row for each folder of %s', (root) => {
    const folders = listFiles(root)
      .map((file) => file.slice(root.length + 1).split('/'))
      .flatMap(([folder = '', ...rest]) => (rest.length > 0 ? [folder] : []));
    expect([...new Set(folders)].filter((folder) => !rows.includes(`\`${folder}\``))).toEqual([]);
  });
});

describe('the search for names of code', () => {
  it('finds functions, types and fields, and no plain words, paths, commands or examples', () => {
    const text =
      '`readConfig()`, `SignIns`, `visitor.signIn`, `cart`, `server/src/aB.ts`, `run aB`\n```ts\n`inFence`\n```';
    expect(findNamedCode(text)).toEqual(['readConfig', 'SignIns', 'visitor.signIn']);
  });

  it('reports a name that no source file has', () => {
    const known = findWords(['const visitor = { signIn: 1 };']);
    expect(findUnknownCode(['visitor.signIn', 'visitor.signOut', 'buildApp'], known)).toEqual([
      'visitor.signOut',
      'buildApp',
    ]);
  });
});
