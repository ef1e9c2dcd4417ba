import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brand } from '@perennial/shared/brand/brand';
import { describe, expect, it } from 'vitest';
import { toBrandRule } from './brand-styles.ts';

const src = fileURLToPath(new URL('../src/', import.meta.url));

const stylesheets = globSync('**/*.css', { cwd: src }).map((name) => ({
  name,
  css: readFileSync(`${src}${name}`, 'utf8'),
}));

/** With the brand, which the build puts before the tokens. */
const allCss = [toBrandRule(brand), ...stylesheets.map(({ css }) => css)].join('\n');

/** The breakpoints that `ui/tokens.css` documents. */
const sizes = ['22rem', '30rem', '48rem'];
const containerQueries = sizes.flatMap((size) => [`page (width < ${size})`, `page (width >= ${size})`]);

/** Only the root is outside the container of the page. */
const rootQuery = 'ui/tokens.css: (width >= 768px)';

/** Set by `use-bottom-bar-height.ts`. */
const setByScripts = ['--bottom-bar-height'];

const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The declarations of the rules that have this selector alone. */
function declarationsOf(selector: string): readonly string[] {
  const rules = matches(allCss, new RegExp(`(?:^|\\})\\s*${selector.replace('.', '\\.')} \\{([^}]*)\\}`, 'gm'));
  expect(rules).not.toEqual([]);
  return rules.flatMap((rule) => rule.split(';')).map((one) => one.trim());
}

describe('stylesheets', () => {
  it('use only the documented breakpoints', () => {
    const queries = stylesheets.flatMap(({ name, css }) => [
      ...matches(css, /@media ([^{]*?) *\{/g)
        .filter((query) => query.includes('width'))
        .map((query) => `${name}: ${query}`),
      ...matches(css, /@container ([^{]*?) *\{/g).filter((query) => !containerQueries.includes(query)),
    ]);
    expect(queries).toEqual([rootQuery]);
  });

  it('read only custom properties that a stylesheet or a script sets', () => {
    const known = new Set([...matches(allCss, /(?<![\w-])(--[\w-]+)\s*:/g), ...setByScripts]);
    expect(matches(allCss, /var\((--[\w-]+)/g).filter((name) => !known.has(name))).toEqual([]);
  });

  it('take their colours from the tokens', () => {
    const literals = stylesheets
      .filter(({ name }) => !name.endsWith('tokens.css'))
      .flatMap(({ name, css }) => matches(css, /(#[0-9a-f]{3,8}\b|\brgba?\()/gi).map((colour) => `${name}: ${colour}`));
    expect(literals).toEqual([]);
  });

  it('leave to screen readers what they hide from sight', () => {
    const declared = declarationsOf('.visually-hidden');
    expect(declared.filter((one) => /^(display|visibility|content-visibility|opacity)\b/.test(one))).toEqual([]);
    expect(declared).toEqual(expect.arrayContaining(['position: absolute', 'width: 1px', 'clip-path: inset(50%)']));
  });

  it('hide from screen readers, too, the words that a button does not show now', () => {
    expect(declarationsOf('.button__label--hidden')).toContain('visibility: hidden');
  });
});
