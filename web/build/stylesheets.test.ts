import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brand } from '@perennial/shared/brand/brand';
import { contrastOf } from '@perennial/shared/brand/contrast';
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

const toDeclaration = (text: string): readonly [string, string] => {
  const [property = '', value = ''] = text.split(': ');
  return [property, value];
};

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

  it('write in colours that can be read on the background of the same rule', () => {
    const tokens = new Map(
      matches(allCss, /((?<![\w-])--color-[\w-]+: #[0-9a-f]{6});/gi)
        .map(toDeclaration)
        .toReversed(),
    );
    const faint = stylesheets.flatMap(({ name, css }) =>
      matches(css, /\{([^{}]*)\}/g).flatMap((rule) => {
        const [color = ''] = matches(rule, /(?<![\w-])color: var\((--color-[\w-]+)\)/g);
        const [background = ''] = matches(rule, /background(?:-color)?: var\((--color-[\w-]+)\)/g);
        const [front, back] = [tokens.get(color), tokens.get(background)];
        return front && back && contrastOf(front, back) < 4.5 ? [`${name}: ${color} on ${background}`] : [];
      }),
    );
    expect(faint).toEqual([]);
  });

  it('make nothing invisible by its opacity, except at the start and the end of an animation', () => {
    const still = stylesheets.map(
      ({ name, css }) => `${name}\n${css.replaceAll(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '')}`,
    );
    expect(
      still.flatMap((css) =>
        matches(css, /opacity: (0(?:\.[0-4]\d*)?);/g).map((value) => `${css.split('\n')[0]}: ${value}`),
      ),
    ).toEqual([]);
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
