import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { toModule, toNamedImports, toProduction } from './react-modules.ts';

it('makes imports of what is required, and exports of what is exported', () => {
  const code = [
    'var Scheduler = require("scheduler"),',
    '  React = require("react");',
    'exports.now = void 0;',
    'if (clock) {',
    '  exports.now = function () {',
    '    return clock();',
    '  };',
    '}',
    'exports.start = function (done) {',
    '  Scheduler.run(exports.now(), done);',
    '};',
  ].join('\n');
  expect(toModule(code).split('\n')).toEqual([
    'import * as Scheduler from "scheduler";',
    'import * as React from "react";',
    '',
    'var export_now = void 0;',
    'if (clock) {',
    '  export_now = function () {',
    '    return clock();',
    '  };',
    '}',
    'var export_start = function (done) {',
    '  Scheduler.run(export_now(), done);',
    '};',
    'export { export_now as now, export_start as start };',
    '',
  ]);
});

it.each(['module.exports = start;', 'start(require("react"));', 'Object.assign(exports, api);'])(
  'refuses code that it does not know: %s',
  (code) => {
    expect(() => toModule(code)).toThrow('CommonJS');
  },
);

it('takes the production code of a file that chooses, and no other file', () => {
  const choice = "if (production) module.exports = require('./cjs/react.production.js');";
  expect(toProduction(choice)).toBe("export * from './cjs/react.production.js';\n");
  expect(toProduction('export const a = 1;')).toBeUndefined();
});

it('imports React by its names', () => {
  expect(toNamedImports("import React, { useRef, useMemo } from 'react';\nimport React from 'react';")).toBe(
    "import * as React from 'react'; import { useRef, useMemo } from 'react';\nimport * as React from 'react';",
  );
});

const require = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));

it.each([
  ['react', 'react', ['createContext', 'useState']],
  ['react', 'react-jsx-runtime', ['jsx', 'jsxs']],
  ['react-dom', 'react-dom', ['createPortal', 'flushSync']],
  ['react-dom', 'react-dom-client', ['createRoot', 'hydrateRoot']],
])('makes a module of the installed %s: %s', (name, file, exported) => {
  const code = readFileSync(join(folderOf(name), 'cjs', `${file}.production.js`), 'utf8');
  const module = toModule(code);
  expect(module).not.toMatch(/Scheduler\.(?:log|unstable_setDisableYieldValue)/);
  for (const one of exported) expect(module).toContain(`export_${one} as ${one}`);
});

it('finds the uses of React as a whole in the installed packages', () => {
  const downshift = readFileSync(join(dirname(require.resolve('downshift')), 'downshift.esm.mjs'), 'utf8');
  expect(downshift).toContain('_extends({}, React)');
  expect(toNamedImports(downshift)).not.toMatch(/_extends\(\{\}, React\)|SafeReact/);
});
