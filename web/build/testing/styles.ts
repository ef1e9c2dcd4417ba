/** The declarations of the client's stylesheets, as the tests of styles read them. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brand } from '@perennial/shared/brand/brand';
import postcss, { type Rule } from 'postcss';
import { toBrandRule } from '../brand-styles.ts';

const src = fileURLToPath(new URL('../../src/', import.meta.url));

export type Style = {
  readonly selector: string;
  readonly query: string;
  readonly prop: string;
  readonly value: string;
};

/** The conditions around a rule, as `@page (width < 48rem)`; empty if it always holds. */
function queryOf({ parent }: Rule): string {
  return parent && 'params' in parent ? ` @${String(parent.params).replace(/^page /, '')}` : '';
}

function stylesOf(root: postcss.Root): readonly Style[] {
  const styles: Style[] = [];
  root.walkRules((rule) => {
    if (rule.parent && 'name' in rule.parent && String(rule.parent.name) === 'keyframes') return;
    rule.each((node) => {
      if (node.type !== 'decl') return;
      for (const selector of rule.selectors) {
        const named = selector.replaceAll(/\s+/g, ' ');
        styles.push({ selector: named, query: queryOf(rule), prop: node.prop, value: node.value });
      }
    });
  });
  return styles;
}

const sheets = globSync('**/*.css', { cwd: src }).map((name) => postcss.parse(readFileSync(`${src}${name}`, 'utf8')));
/** Every declaration of every stylesheet, once for each selector of its rule. */
export const styles = sheets.flatMap(stylesOf);
/** The custom properties, also those of the brand. */
export const tokens = [...stylesOf(postcss.parse(toBrandRule(brand))), ...styles].filter(({ prop }) =>
  prop.startsWith('--'),
);

/** The selectors, each with its condition. */
export const places = (some: readonly Style[]) =>
  [...new Set(some.map(({ selector, query }) => selector + query))].sort();
/** What a list gives a reason for. */
export const listed = (reasons: Readonly<Record<string, string>>) => Object.keys(reasons).sort();

/** The last value that a selector gets, in any condition. */
export const lastValue = (selector: string, prop: string) =>
  styles.filter((one) => one.selector === selector && one.prop === prop).at(-1)?.value;

/** The value in pixels of a text of normal size. */
export function pixels(value = ''): number {
  const [, number, unit] =
    value.replace('var(--touch-target)', lastValue(':root', '--touch-target') ?? '').match(/^([\d.]+)(rem|px)$/) ?? [];
  return Number(number) * (unit === 'rem' ? 16 : 1);
}
