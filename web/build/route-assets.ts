/**
 * A Vite plugin that writes `route-assets.json`: for each page's path pattern the scripts and styles that it needs, with
 * those of the entry. The server preloads them, so that a browser does not discover them one after the other.
 */
import type { Plugin, Rolldown } from 'vite';

type RouteRow = { readonly path: string; readonly page: string; readonly children?: readonly RouteRow[] };

type RouteAssets = {
  readonly pattern: string;
  readonly modules: readonly string[];
  /** The files of the page's layouts and of the page. */
  readonly pages: readonly string[];
};

type PagesOfPattern = { readonly pattern: string; readonly pages: readonly string[] };

/** Code of nothing but imports without names, as Vite recognises it. */
const ONLY_IMPORTS = /^(?:\s*import\s*["'`][^"'`]*["'`];?)*\s*$/;

/** Returns the pattern of every page with its modules: the layouts, then the page. */
export function pagesByPattern(
  rows: readonly RouteRow[],
  prefix = '',
  layouts: readonly string[] = [],
): PagesOfPattern[] {
  return rows.flatMap(({ path, page, children }) => {
    const pattern = prefix === '' ? path : `${prefix}/${path}`;
    const pages = [...layouts, page];
    return children ? pagesByPattern(children, pattern, pages) : [{ pattern, pages }];
  });
}

/** Returns the patterns that lead to another page. They have no modules, but the server must know that they exist. */
export function redirectPatterns(rows: readonly RouteRow[], redirects: readonly { readonly path: string }[]): string[] {
  const ofParents = rows.filter(({ children }) => children).map(({ path }) => path);
  return [...redirects.map(({ path }) => path).filter((path) => path !== '*'), ...ofParents];
}

/** `features` is the folder with the modules of the route table, from the root of the package. */
export function routeAssets(
  rows: readonly RouteRow[],
  redirects: readonly { readonly path: string }[],
  features: string,
): Plugin {
  return {
    name: 'route-assets',
    apply: 'build',
    generateBundle: {
      // After Vite has removed the chunks of nothing but styles.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = chunks.find((chunk) => chunk.isEntry);
        const shared = entry ? entryFiles(entry, bundle) : [];
        const list: RouteAssets[] = pagesByPattern(rows).map(({ pattern, pages }) => {
          const own = pages.map((page) => {
            const chunk = chunks.find((one) => one.facadeModuleId?.endsWith(`/${features}/${page}.tsx`));
            if (!chunk) throw new Error(`The route table names ${page}, but the build has no such chunk`);
            return chunk;
          });
          const files = own.flatMap((chunk) => filesOf(chunk, bundle));
          return {
            pattern,
            modules: [...new Set([...shared, ...files])].map((file) => `/${file}`),
            pages: own.map(({ fileName }) => `/${fileName}`),
          };
        });
        list.push(...redirectPatterns(rows, redirects).map((pattern) => ({ pattern, modules: [], pages: [] })));
        this.emitFile({ type: 'asset', fileName: 'route-assets.json', source: `${JSON.stringify(list, null, 2)}\n` });
      },
    },
  };
}

/** Returns the files of the entry. An entry without own code is no file: `index.html` has the scripts that it imports. */
function entryFiles(entry: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): readonly string[] {
  const files = filesOf(entry, bundle);
  return ONLY_IMPORTS.test(entry.code) ? files.filter((file) => file !== entry.fileName) : files;
}

/** Returns the files of a chunk, its static imports and their styles, the chunk first. */
function filesOf(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  seen: Set<string> = new Set(),
): readonly string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = chunk.imports.flatMap((fileName) => {
    const file = bundle[fileName];
    return file?.type === 'chunk' ? filesOf(file, bundle, seen) : [];
  });
  return [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? []), ...imported];
}
