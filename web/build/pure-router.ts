/**
 * A Vite plugin that marks the router's components as free of side effects, so that the build drops those that no page
 * uses: forms, scroll restoration and prefetching. The package does not mark them itself.
 */
import type { Plugin } from 'vite';

const routerFile = /\/react-router\/dist\/production\/.*\.mjs$/;

/** `const Form = React.forwardRef(`: the call has no effect but its result. */
const creation = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/** `Form.displayName = "Form";`: a name for development tools, which keeps the component in the build. */
const displayName = /^\w+\.displayName = "[^"]+";$/gm;

/** `var Boundary = class extends React.Component {`: bundlers keep a class whose base is a property. */
const component = /^(var \w+ = )(class extends React\d*\.Component \{\n[\s\S]*?\n\});$/gm;

/** `Link` contains what loads the data of framework routes beforehand. No link of the client asks for that. */
const prefetch = /shouldPrefetch && !isAbsolute \? .*PrefetchPageLinks.* : link;/;

/** A name of React in a variable, for versions of React without it: bundlers then keep all that React exports. */
const nameInVariable = /(React\d*)\[USE_OPTIMISTIC\]/g;

/** Returns the code with the marks, and without the names and the loading beforehand. */
export function markPure(code: string): string {
  return code
    .replace(creation, '$1/* @__PURE__ */ $2')
    .replace(displayName, '')
    .replace(component, '$1/* @__PURE__ */ (() => $2)();')
    .replace(prefetch, 'link;')
    .replace(nameInVariable, '$1.useOptimistic');
}

export function pureRouter(): Plugin {
  return {
    name: 'pure-router',
    apply: 'build',
    transform: (code, id) => (routerFile.test(id) ? { code: markPure(code), map: null } : undefined),
  };
}
