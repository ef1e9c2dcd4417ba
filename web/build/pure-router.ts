/**
 * A Vite plugin that marks the router's components as free of side effects, so that the build drops those that no page
 * uses: forms, scroll restoration and prefetching. The package does not mark them itself. The pages are routes of
 * elements: no router loads their data, so what only such a router has is left out, too.
 */
import type { Plugin } from 'vite';

/** The build for the server takes the other one: its conditions are those of Node. */
export const routerFile = /\/react-router\/dist\/(?:production|development)\/.*\.mjs$/;

/** `const Form = React.forwardRef(`: the call has no effect but its result. */
const creation = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/** `Form.displayName = "Form";`: a name for development tools, which keeps the component in the build. */
const displayName = /^\w+\.displayName = "[^"]+";$/gm;

/** `var Boundary = class extends React.Component {`: bundlers keep a class whose base is a property. */
const component = /^(var \w+ = )(class extends React\d*\.Component \{\n[\s\S]*?\n\});$/gm;

/** What no page reaches, by its place in the code. */
export const unreached: readonly { readonly name: string; readonly use: RegExp; readonly replacement: string }[] = [
  {
    name: 'the loading of framework routes beforehand',
    use: /shouldPrefetch && !isAbsolute \? .*PrefetchPageLinks.* : link;/,
    replacement: 'link;',
  },
  {
    name: 'the signs that a link may be followed',
    use: /let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/,
    replacement: '',
  },
  { name: 'their handlers', use: /\n\s*\.\.\.prefetchHandlers,/, replacement: '' },
  {
    name: 'the mark by which a framework finds links',
    use: /,\s*"data-discover": !isAbsolute && discover === "render" \? "true" : void 0/g,
    replacement: '',
  },
  { name: 'their element', use: /mergeRefs\(forwardedRef, prefetchRef\)/, replacement: 'forwardedRef' },
  {
    name: 'the state of loaded data',
    use: /(?<=let dataRouterState = )dataRouterOpts\?\.state/,
    replacement: 'void 0',
  },
  {
    name: 'what is told of their errors',
    use: /(?<=let onErrorHandler = )dataRouterOpts\?\.onError/,
    replacement: 'void 0',
  },
  {
    name: 'the routes of loaded data',
    use: /dataRouterOpts && dataRouterOpts\.state\.matches\.length \?/,
    replacement: 'false ?',
  },
  {
    name: 'the navigation of a router with data',
    use: /isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\)/,
    replacement: 'useNavigateUnstable()',
  },
  {
    name: 'the router with data',
    use: /(?<=let dataRouterContext = )React\d*\.useContext\(DataRouterContext\)/g,
    replacement: 'null',
  },
  {
    name: 'its navigation under way',
    use: /(?<=let routerState = )React\d*\.useContext\(DataRouterStateContext\)/,
    replacement: 'null',
  },
];

/** A name of React in a variable, for versions of React without it: bundlers then keep all that React exports. */
const nameInVariable = /(React\d*)\[USE_OPTIMISTIC\]/g;

/** Returns the code with the marks, and without the names and what is not reached. */
export function markPure(code: string): string {
  return unreached
    .reduce((text, { use, replacement }) => text.replace(use, replacement), code)
    .replace(creation, '$1/* @__PURE__ */ $2')
    .replace(displayName, '')
    .replace(component, '$1/* @__PURE__ */ (() => $2)();')
    .replace(nameInVariable, '$1.useOptimistic');
}

export function pureRouter(): Plugin {
  return {
    name: 'pure-router',
    apply: 'build',
    transform: (code, id) => (routerFile.test(id) ? { code: markPure(code), map: null } : undefined),
  };
}
