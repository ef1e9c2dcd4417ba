/** The features of CSS that a stylesheet uses, and some supported browser lacks. */
import postcss from 'postcss';
import { findLacking, isOnlyLate, statementAt, statementOfCssFunction } from './compatibility.ts';
import type { Lacking } from './script-features.ts';

const UNIT_GROUPS: readonly (readonly [units: RegExp, name: string])[] = [
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^sv/, 'viewport_percentage_units_small'],
  [/^lv/, 'viewport_percentage_units_large'],
  [/^cq/, 'container_query_length_units'],
];

/** Throws if the stylesheet cannot be parsed. */
export function findInStyles(css: string): Lacking {
  const lacking: Lacking = new Map();
  const report = (
    name: string,
    statement: ReturnType<typeof statementAt>,
    counts: (lacking: readonly string[]) => boolean = () => true,
  ) => {
    const browsers = statement ? findLacking(statement) : [];
    if (browsers.length > 0 && counts(browsers)) lacking.set(name, browsers);
  };

  const root = postcss.parse(css);
  root.walkAtRules(({ name, params }) => {
    report(`@${name}`, statementAt('css', 'at-rules', name));
    if (name === 'media' && /[<>]/.test(params))
      report('@media range', statementAt('css', 'at-rules', 'media', 'range_syntax'));
    for (const [, feature = ''] of params.matchAll(/\(\s*([a-z-]+)/g))
      report(`@${name} (${feature})`, statementAt('css', 'at-rules', name, feature));
  });
  root.walkRules(({ selector, parent }) => {
    if (parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name))) return;
    if (selector.includes('&')) report('nesting', statementAt('css', 'selectors', 'nesting'));
    for (const [, name = ''] of selector.matchAll(/::?([a-z-]+)/g))
      report(`:${name}`, statementAt('css', 'selectors', name));
  });
  root.walkDecls(({ prop, value: written }) => {
    if (!prop.startsWith('--')) report(prop, statementAt('css', 'properties', prop));
    const value = written.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
    for (const [word] of value.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g))
      report(`${prop}: ${word}`, statementAt('css', 'properties', prop, word), isOnlyLate);
    for (const [, name = ''] of value.matchAll(/([a-z-]+)\(/g)) report(`${name}()`, statementOfCssFunction(name));
    for (const [, unit = ''] of value.matchAll(/(?<![\w#-])\d*\.?\d+([a-z]+)/g)) {
      const group = UNIT_GROUPS.find(([units]) => units.test(unit))?.[1] ?? unit;
      report(unit, statementAt('css', 'types', 'length', group));
    }
  });
  return lacking;
}
