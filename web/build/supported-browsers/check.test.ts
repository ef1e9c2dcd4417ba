import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildTargets, supportedBrowsers } from './browsers.ts';
import { judge } from './check.ts';
import { findLacking, statementAt } from './compatibility.ts';
import { findInScript } from './script-features.ts';
import { findInStyles } from './style-features.ts';

const inScript = (code: string) => [...findInScript(code).keys()];
const inStyles = (css: string) => [...findInStyles(css).keys()];

describe('a script', () => {
  test.each([
    ['a static method', 'if (URL.canParse(text)) open(text)', 'URL.canParse'],
    ['a static method of the language', 'const groups = Map.groupBy(list, toKey)', 'Map.groupBy'],
    ['a method of a value', 'const all = one.isSubsetOf(other)', '.isSubsetOf()'],
    ['a method behind a question mark', 'const all = one?.isSubsetOf(other)', '.isSubsetOf()'],
    ['a global class', 'const sum = new Float16Array(8)', 'Float16Array'],
    ['a global of the window', 'new window.Float16Array(8)', 'Float16Array'],
    ['a member of the navigator', 'navigator.connection.type', 'navigator.connection'],
    ['an attribute', 'jsx("div", { popover: "manual" })', 'popover='],
    ['a flag of a pattern', 'const pattern = /[a&&b]/v', '/unicodeSets/'],
  ])('may not use %s that is too young', (_, code, feature) => {
    expect(inScript(code)).toContain(feature);
  });

  test.each([
    [
      'what all supported browsers have',
      'Object.hasOwn(a, "b"); [1].toSorted(); /(?<=a)b/.test(c); structuredClone(d)',
    ],
    ['names of its own', 'function f(URL) { return URL.canParse }; const Float16Array = 1; use(Float16Array)'],
    ['the question whether a browser has it', 'typeof Float16Array === "function"'],
    ['a member that it has asked for', 'if (typeof URL.canParse === "function") URL.canParse(text)'],
    ['a method in a text', 'const text = "URL.canParse()"'],
  ])('may use %s', (_, code) => {
    expect(inScript(code)).toEqual([]);
  });
});

describe('a stylesheet', () => {
  test.each([
    ['a property', 'a { field-sizing: content }', 'field-sizing'],
    ['a value', 'a { text-wrap: balance }', 'text-wrap: balance'],
    ['a function', 'a { color: light-dark(red, blue) }', 'light-dark()'],
    ['a unit', 'a { margin: 1rcap }', 'rcap'],
    ['a selector', 'a:open { margin: 0 }', ':open'],
    ['an at-rule', '@scope (a) { b { margin: 0 } }', '@scope'],
  ])('may not use %s that is too young', (_, css, feature) => {
    expect(inStyles(css)).toContain(feature);
  });

  test('may use what all supported browsers have, and words that look like younger ones', () => {
    const css =
      '@media (width >= 768px) { a:has(b) { height: 100dvh; color: color-mix(in srgb, red, blue); content: ":open light-dark(" } } @container page (width < 22rem) { a { width: 6cqi } }';
    expect(inStyles(css)).toEqual([]);
  });
});

test('a progressive feature needs a row with its reason, and a row needs a use', () => {
  const files = [{ fileName: 'assets/a.js', text: 'element.showPopover()' }];
  expect(judge(files, {})).toEqual([expect.stringMatching(/^assets\/a\.js: \.showPopover\(\) \(chrome 114, /)]);
  expect(judge(files, { '.showPopover()': 'a reason' })).toEqual([]);
  expect(judge([], { '.showPopover()': 'a reason' })).toEqual(['progressive.ts: nothing uses .showPopover()']);
});

test('README names the same versions as the build', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const { chrome, edge, firefox, safari, samsunginternet_android: samsung } = supportedBrowsers;
  expect(readme).toContain(
    `Chrome ${chrome}, Edge ${edge}, Firefox ${firefox}, Safari ${safari} (iOS ${supportedBrowsers.safari_ios}) and Samsung Internet ${samsung}`,
  );
  expect(buildTargets).toEqual([`chrome${chrome}`, `edge${edge}`, `firefox${firefox}`, `safari${safari}`, 'ios16.4']);
});

describe('the first script of a page', () => {
  const script = readFileSync(new URL('../../../server/src/rendering/old-browser.ts', import.meta.url), 'utf8');
  const features = [
    ["'toSorted'", statementAt('javascript', 'builtins', 'Array', 'toSorted')],
    ['selector(:has(a))', statementAt('css', 'selectors', 'has')],
    ['(?<=a)', statementAt('javascript', 'regular_expressions', 'lookbehind_assertion')],
  ] as const;

  test.each(features)('asks for %s, which every supported browser has', (asked, statement) => {
    expect(script).toContain(asked);
    expect(statement && findLacking(statement)).toEqual([]);
  });

  // It lets Chrome 110 in, which has all that it asks for.
  test.each([
    ['chrome', '109'],
    ['chrome_android', '109'],
    ['edge', '109'],
    ['firefox', '120'],
    ['firefox_android', '120'],
    ['safari', '16.3'],
    ['safari_ios', '16.3'],
    ['samsunginternet_android', '20'],
  ] as const)('turns %s %s away', (name, version) => {
    const versions = { ...supportedBrowsers, [name]: version };
    const lacking = features.flatMap(([, statement]) => (statement ? findLacking(statement, versions) : []));
    expect(lacking).toEqual([expect.stringMatching(new RegExp(`^${name} `))]);
  });
});
