import { globSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { markPure, unreached } from './pure-router.ts';

it('marks what has no effect but its result, and drops the names for development tools', () => {
  const code = [
    'var Form = React10.forwardRef(',
    '  (props, ref) => React10.createElement("form", props)',
    ');',
    'Form.displayName = "Form";',
    'var LocationContext = React.createContext(null);',
    'var matches = matchRoutes();',
  ].join('\n');
  expect(markPure(code).split('\n')).toEqual([
    'var Form = /* @__PURE__ */ React10.forwardRef(',
    '  (props, ref) => React10.createElement("form", props)',
    ');',
    '',
    'var LocationContext = /* @__PURE__ */ React.createContext(null);',
    'var matches = matchRoutes();',
  ]);
});

it('marks components that are classes, with all of their code', () => {
  const code =
    'var Boundary = class extends React3.Component {\n  render() {\n    return null;\n  }\n};\nvar next = 1;';
  expect(markPure(code)).toBe(
    'var Boundary = /* @__PURE__ */ (() => class extends React3.Component {\n  render() {\n    return null;\n  }\n})();\nvar next = 1;',
  );
});

const folder = join(dirname(createRequire(import.meta.url).resolve('react-router-dom/package.json')), '..');
const production = join(folder, 'react-router/dist/production');
const installed = readdirSync(production)
  .filter((name) => /^chunk-.*\.mjs$/.test(name))
  .map((name) => readFileSync(join(production, name), 'utf8'))
  .find((text) => text.includes('var Link ='));

it.each(unreached)('$name is where it was in the installed router, and is left out', ({ use }) => {
  expect(installed).toMatch(use);
  expect(markPure(installed ?? '')).not.toMatch(use);
});

/** What only a router that loads data gives, or asks for. */
const ofDataRouter =
  /\b(?:RouterProvider|create(?:Browser|Hash|Memory|Static)Router|useLoaderData|useActionData|useFetchers?|useMatches|useRevalidator|useRouteError|useBlocker)\b/;

it('no page has a router that loads data', () => {
  const root = new URL('../src/', import.meta.url).pathname;
  const files = globSync('**/*.{ts,tsx}', { cwd: root });
  expect(files.filter((file) => ofDataRouter.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
