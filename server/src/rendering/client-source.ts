/** The client's index.html and asset files: from the build, or from Vite's development server. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyHttpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../config.ts';
import { serveIcons } from './brand-icons.ts';
import { type BuildDirectories, type ClientBuild, readClientBuild } from './client-build.ts';

/** The output directories of `pnpm build`. */
const BUILD: BuildDirectories = {
  browser: fileURLToPath(new URL('../../../web/dist', import.meta.url)),
  server: fileURLToPath(new URL('../../../web/dist-server', import.meta.url)),
};

export type ClientSource = {
  /** Called for each page, because the development server may have changed the client. */
  readonly loadBuild: () => Promise<ClientBuild>;
  /** The Fastify plugin that serves the asset files and the icons. */
  readonly files: FastifyPluginAsync;
};

/** Opens the client. Throws if it has not been built. */
export async function openClient(
  { CLIENT_DEV_SERVER: devServer }: Pick<Config, 'CLIENT_DEV_SERVER'>,
  directories = BUILD,
): Promise<ClientSource> {
  if (devServer) return { loadBuild: () => readDevBuild(devServer), files: devFiles(devServer) };
  const build = await readClientBuild(directories);
  return { loadBuild: async () => build, files: builtFiles(directories.browser, build) };
}

/** Files are compressed by the build. Browsers cache them permanently, because a changed file has another name. */
function builtFiles(directory: string, { rendering }: ClientBuild): FastifyPluginAsync {
  return async (app) => {
    // Before, the process would be ready a tenth later.
    app.addHook('onListen', async () => void rendering?.loadPages());
    await app.register(fastifyStatic, {
      root: join(directory, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      index: false,
      immutable: true,
      maxAge: '365d',
      // An immutable file needs no revalidation.
      etag: false,
      lastModified: false,
      acceptRanges: false,
      // The content security policy of the page applies, so the files need none.
      setHeaders: (reply) => reply.header('x-content-type-options', 'nosniff'),
    });
    serveIcons(app);
  };
}

function devFiles(server: URL): FastifyPluginAsync {
  return async (app) => {
    const prefix = server.pathname;
    serveIcons(app);
    await app.register(fastifyHttpProxy, { upstream: server.origin, prefix, rewritePrefix: prefix, websocket: true });
  };
}

async function readDevBuild(server: URL): Promise<ClientBuild> {
  const response = await fetch(new URL('index.html', server));
  return { indexHtml: await response.text(), findAssets: () => [], findPattern: () => undefined };
}
