/** Reads the built client: its index.html, the assets of each page, and the module that renders pages. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from '@perennial/shared/server-build';
import { z } from 'zod';
import type { PageAsset } from './page-template.ts';

const routeAssetsSchema = z.array(
  z.object({ pattern: z.string(), modules: z.array(z.string()), pages: z.array(z.string()) }),
);

export type ClientBuild = {
  readonly indexHtml: string;
  /**
   * Returns the assets of a page, so that the browser can load them with the page; undefined if the client has no such
   * page. `path` has no culture segment.
   */
  findAssets(path: string): readonly PageAsset[] | undefined;
  /** Returns the pattern of a page's path, or of a pattern itself; undefined if the client has no such page. */
  findPattern(path: string): string | undefined;
  /** Absent with the development server, whose pages are not rendered on the server. */
  readonly rendering?: ServerBuild;
};

export type BuildDirectories = { readonly browser: string; readonly server: string };

/** Reads the builds in these directories. Throws if a file is missing or invalid. */
export async function readClientBuild({ browser, server }: BuildDirectories): Promise<ClientBuild> {
  const [indexHtml, routeAssets, { rendering }] = await Promise.all([
    readFile(join(browser, 'index.html'), 'utf8'),
    readFile(join(browser, 'route-assets.json'), 'utf8'),
    // The build of the client for the server (`server-entry.ts`) exports it.
    import(pathToFileURL(join(server, 'server-entry.js')).href) as Promise<{ rendering: ServerBuild }>,
  ]);
  const list = routeAssetsSchema.parse(JSON.parse(routeAssets));
  const assets = await readAssets(browser, new Set(list.flatMap(({ modules }) => modules)));
  const rows = list.map(({ pattern, modules, pages }) => ({
    pattern,
    matches: toExpression(pattern),
    assets: modules.flatMap((href) => {
      const asset = assets.get(href);
      return asset ? [{ ...asset, isPage: pages.includes(href) }] : [];
    }),
  }));
  const find = (path: string) => rows.find((row) => row.matches.test(path));
  return {
    indexHtml,
    findAssets: (path) => find(path)?.assets,
    findPattern: (path) => find(path)?.pattern,
    rendering,
  };
}

/** Returns each asset once; styles with their text, which is written into server-rendered pages. */
async function readAssets(directory: string, hrefs: ReadonlySet<string>): Promise<ReadonlyMap<string, PageAsset>> {
  const entries = [...hrefs].map(async (href): Promise<[string, PageAsset]> => {
    if (!href.endsWith('.css')) return [href, { href, kind: 'module' }];
    return [href, { href, kind: 'style', css: (await readFile(join(directory, href), 'utf8')).trim() }];
  });
  return new Map(await Promise.all(entries));
}

/** Converts a route pattern such as `/my-account/details/:id` to a regular expression for whole paths. */
function toExpression(pattern: string): RegExp {
  const escaped = pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+');
  // The client's router accepts any case.
  return new RegExp(`^${escaped}/?$`, 'i');
}
