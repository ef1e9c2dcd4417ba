import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { markPure, unreached } from './pure-router.ts';
import { readRouter } from './testing/installed-router.ts';

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

describe.each(['production', 'development'])('in the installed router for %s', (variant) => {
  const installed = readRouter(variant);

  it.each(unreached)('$name is where it was, and is left out', ({ use }) => {
    expect(installed).toMatch(use);
    expect(markPure(installed)).not.toMatch(use);
  });
});

/** What only a router that loads data gives, or asks for. */
const ofDataRouter =
  /\b(?:RouterProvider|create(?:Browser|Hash|Memory|Static)Router|useLoaderData|useActionData|useFetchers?|useMatches|useRevalidator|useRouteError|useBlocker)\b/;

it('no page has a router that loads data', () => {
  const root = new URL('../src/', import.meta.url).pathname;
  const files = globSync('**/*.{ts,tsx}', { cwd: root });
  expect(files.filter((file) => ofDataRouter.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
