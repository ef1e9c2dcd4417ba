/** Every line of docs/security-scenarios.md and docs/oauth-practice.md has tests that exist, or a reason. */
import { expect, it } from 'vitest';
import { listFiles, readText } from './tracked-files.ts';

const pages = ['docs/security-scenarios.md', 'docs/oauth-practice.md'].map(readText);
const rows = pages
  .join('\n')
  .split('\n')
  .filter((line) => /^\| (?!Danger|The text asks|---)/.test(line));
const files = new Set(listFiles());

type Proof = { readonly file: string; readonly title: string };

/** The tests that a text names. */
function findProofs(text: string): readonly Proof[] {
  return [...text.matchAll(/`([\w./-]+)` “([^”]+)”/g)].map(([, name = '', title = '']) => ({
    file: name.includes('/') ? name : `server/scenarios/${name}.test.ts`,
    title,
  }));
}

/** Whether a test file has the title, as a string of its own. */
function hasTitle({ file, title }: Proof): boolean {
  if (!files.has(file)) return false;
  const text = readText(file).replaceAll("\\'", "'").replaceAll('\\\\', '\\');
  return [`'${title}'`, `"${title}"`, `\`${title}\``].some((literal) => text.includes(literal));
}

it('names a test or a reason for every danger', () => {
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.filter((row) => findProofs(row).length === 0 && !/Cannot happen: |Reason: /.test(row))).toEqual([]);
});

it('names tests that exist', () => {
  const missing = rows.flatMap(findProofs).filter((proof) => !hasTitle(proof));
  expect(missing.map(({ file, title }) => `${file}: ${title}`)).toEqual([]);
});

it('finds a title that does not exist', () => {
  expect(hasTitle({ file: 'server/scenarios/sign-in.test.ts', title: 'with a tripled state' })).toBe(false);
  expect(hasTitle({ file: 'server/scenarios/no-such.test.ts', title: 'with a doubled state' })).toBe(false);
});

it('names every file of scenarios', () => {
  const named = new Set(rows.flatMap(findProofs).map(({ file }) => file));
  expect(listFiles(':(glob)server/scenarios/*.test.ts').filter((file) => !named.has(file))).toEqual([]);
});

it.each([
  ['converts texts to flags', /z\.coerce\.boolean|z\.stringbool/],
  ['turns off the check of certificates', /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/],
])('no source of the server %s', (_, pattern) => {
  const sources = listFiles('server/src/*.ts', 'shared/src/*.ts');
  expect(sources.filter((file) => pattern.test(readText(file)))).toEqual([]);
});
