/**
 * A Vite plugin that makes modules of React's files, which are CommonJS. A CommonJS file keeps the names of all that it
 * exports, and needs functions of the bundler around it: 1.5 kB of the first load.
 */
import type { Plugin } from 'vite';
import { findLeftOut, withoutUnusedReact } from './small-react-dom.ts';

/** React's own code, for production. */
const production = /\/node_modules\/(?:react|react-dom|scheduler)\/cjs\/[\w.-]+\.production\.js$/;

/** The part of it that renders into the page. */
const client = /\/react-dom-client\.production\.js$/;

/** The files that choose between the code for development and for production. */
const choice = /\/node_modules\/(?:react|react-dom|scheduler)\/[\w-]+\.js$/;

/** `var Scheduler = require("scheduler"), React = require("react");` */
const requirements = /^var ((?:\w+ = require\("[\w-]+"\)(?:,\s*)?)+);$/gm;

/** For tests and tools of React; the scheduler for production has no such functions. */
const ofTests = /\bScheduler\.(?:log|unstable_setDisableYieldValue)\b/g;

/** `import React, { useRef } from 'react'`: no module has React as a whole. */
const defaultImport = /^import (\w+)(?:, (\{[^}]*\}))? from (['"]react(?:-dom)?['"]);$/gm;

/** Uses of React as a whole: by SWR's development tools, and by downshift for versions of React without `useId`. */
const wholeReact = [
  [/^\s*window\.__SWR_DEVTOOLS_REACT__ = React;$/gm, ''],
  [/^var SafeReact[\w$]* = _extends\(\{\}, React\);$/gm, ''],
  [/\bSafeReact(?:\$\d+)?\./g, 'React.'],
] as const;

/** Returns a file of React's production code as a module. Throws if something of CommonJS is left in it. */
export function toModule(code: string): string {
  const names = new Set<string>();
  const module = code
    .replaceAll(ofTests, 'undefined')
    .replace(requirements, (_, list: string) =>
      list.replaceAll(/(\w+) = require\(("[\w-]+")\)(?:,\s*)?/g, 'import * as $1 from $2;\n'),
    )
    .replaceAll(/^exports\.(\w+) =/gm, (assignment, name: string) => {
      if (names.has(name)) return assignment;
      names.add(name);
      return `var export_${name} =`;
    })
    .replaceAll(/\bexports\.(\w+)/g, 'export_$1');
  if (/\b(?:exports\b|require\(|module\.)/.test(module.replaceAll(/\/\*[\s\S]*?\*\//g, '')))
    throw new Error('A file of React has CommonJS that is not known');
  return `${module}\nexport { ${[...names].map((name) => `export_${name} as ${name}`).join(', ')} };\n`;
}

/** Returns the module for production alone of a file that chooses. */
export function toProduction(code: string): string | undefined {
  const [, file] = /require\('(\.\/cjs\/[\w.-]+\.production\.js)'\)/.exec(code) ?? [];
  return file && `export * from '${file}';\n`;
}

/** Returns a module that uses React by its names, so that the build drops what no module uses. */
export function toNamedImports(code: string): string {
  const named = code.replaceAll(defaultImport, (_, name: string, names: string | undefined, from: string) =>
    [`import * as ${name} from ${from};`, ...(names ? [`import ${names} from ${from};`] : [])].join(' '),
  );
  return wholeReact.reduce((text, [use, replacement]) => text.replaceAll(use, replacement), named);
}

export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (client.test(id)) return { code: toModule(withoutUnusedReact(code)), map: null };
      if (production.test(id)) return { code: toModule(code), map: null };
      if (choice.test(id)) return { code: toProduction(code) ?? code, map: null };
      if (id.includes('/node_modules/')) return { code: toNamedImports(code), map: null };
      return undefined;
    },
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.entries(file.modules) : [],
      );
      for (const [id, { renderedExports }] of modules) {
        const missing = production.test(id) ? findLeftOut(renderedExports) : [];
        if (missing.length > 0)
          this.error(`The build leaves out what is used of React (ADR 117): ${missing.join(', ')}`);
      }
    },
  };
}
