/** Reads the built client: its index.html, and the assets of each page. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { PageAsset } from './page-template.ts';

const routeAssetsSchema = z.array(z.object({ pattern: z.string(), modules: z.array(z.string()) }));

export type ClientBuild = {
  readonly indexHtml: string;
  /**
   * Returns the assets of a page, so that the browser can load them with the page; undefined if the client has no such
   * page. `path` has no culture segment.
   */
  findAssets(path: string): readonly PageAsset[] | undefined;
};

/** Reads the build in a directory. Throws if a file is missing or invalid. */
export async function readClientBuild(directory: string): Promise<ClientBuild> {
  const [indexHtml, routeAssets] = await Promise.all([
    readFile(join(directory, 'index.html'), 'utf8'),
    readFile(join(directory, 'route-assets.json'), 'utf8'),
  ]);
  const rows = routeAssetsSchema.parse(JSON.parse(routeAssets)).map(({ pattern, modules }) => ({
    matches: toExpression(pattern),
    assets: modules.map(
      (href): PageAsset => ({
        href,
        kind: href.endsWith('.css') ? 'style' : 'module',
      }),
    ),
  }));
  return {
    indexHtml,
    findAssets: (path) => rows.find((row) => row.matches.test(path))?.assets,
  };
}

/** Converts a route pattern such as `/my-account/details/:id` to a regular expression for whole paths. */
function toExpression(pattern: string): RegExp {
  const escaped = pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+');
  // The client's router accepts any case.
  return new RegExp(`^${escaped}/?$`, 'i');
}
