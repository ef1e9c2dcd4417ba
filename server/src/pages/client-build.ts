/** The built client: its index.html and which assets each page needs. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { PageAsset } from './page-template.ts';

const routeAssetsSchema = z.array(z.object({ pattern: z.string(), modules: z.array(z.string()) }));

export type ClientBuild = {
  readonly indexHtml: string;
  /** Assets of the page at a path within a culture, to be fetched with the page and not after it. */
  assetsOf(path: string): readonly PageAsset[];
};

/** Reads the build in a directory. Throws when there is none. */
export async function readClientBuild(directory: string): Promise<ClientBuild> {
  const [indexHtml, routeAssets] = await Promise.all([
    readFile(join(directory, 'index.html'), 'utf8'),
    readFile(join(directory, 'route-assets.json'), 'utf8'),
  ]);
  const rows = routeAssetsSchema.parse(JSON.parse(routeAssets)).map(({ pattern, modules }) => ({
    matches: patternExpression(pattern),
    assets: modules.map(
      (href): PageAsset => ({
        href,
        kind: href.endsWith('.css') ? 'style' : 'module',
      }),
    ),
  }));
  return {
    indexHtml,
    assetsOf: (path) => rows.find((row) => row.matches.test(path))?.assets ?? [],
  };
}

/** `/my-account/details/:id` as an expression for whole paths. */
function patternExpression(pattern: string): RegExp {
  const escaped = pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${escaped}/?$`);
}
