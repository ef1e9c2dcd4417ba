/**
 * A Vite plugin for the build of the server: the router compiles a pattern, and sorts a list of routes, once for the process
 * and not for each page. Both depend on their arguments alone. In the browser a page is matched a few times in a visit, so
 * that build is as it is.
 */
import type { Plugin } from 'vite';
import { routerFile } from './pure-router.ts';

/** Each function of the router that is called again and again with the same arguments, and how it is kept. */
export const repeated: readonly { readonly name: string; readonly declaration: RegExp; readonly kept: string }[] = [
  {
    name: 'compilePath',
    declaration: /^function compilePath\((?=path, caseSensitive = false, end = true\) \{$)/m,
    kept: `const compiledPaths = new Map();
function compilePath(path, caseSensitive = false, end = true) {
  const key = \`\${path} \${caseSensitive} \${end}\`;
  const known = compiledPaths.get(key) ?? compileNewPath(path, caseSensitive, end);
  compiledPaths.set(key, known);
  return known;
}
function compileNewPath(`,
  },
  {
    name: 'flattenAndRankRoutes',
    declaration: /^function flattenAndRankRoutes\((?=routes\) \{$)/m,
    kept: `const rankedRoutes = new WeakMap();
function flattenAndRankRoutes(routes) {
  const known = rankedRoutes.get(routes) ?? rankNewRoutes(routes);
  rankedRoutes.set(routes, known);
  return known;
}
function rankNewRoutes(`,
  },
];

/** Returns the code of the router with functions that keep their results. */
export function keepCompiledRoutes(code: string): string {
  return repeated.reduce((text, { declaration, kept }) => text.replace(declaration, () => kept), code);
}

export function compiledRoutes(): Plugin {
  return {
    name: 'compiled-routes',
    apply: 'build',
    transform: (code, id) => (routerFile.test(id) ? { code: keepCompiledRoutes(code), map: null } : undefined),
  };
}
