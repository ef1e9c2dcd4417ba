/** The client's files and index.html: from the build, or from Vite's server in development. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyHttpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../config.ts';
import { type ClientBuild, readClientBuild } from './client-build.ts';

/** Where `pnpm build` puts the client. */
const BUILD_DIRECTORY = fileURLToPath(new URL('../../../web/dist', import.meta.url));

export type ClientSource = {
  /** Asked for every page, so that the development server can change it. */
  readonly build: () => Promise<ClientBuild>;
  /** Serves the files; knows no session. */
  readonly files: FastifyPluginAsync;
};

/** Opens the client. Throws when it has not been built. */
export async function openClient({ CLIENT_DEV_SERVER: devServer }: Config): Promise<ClientSource> {
  if (devServer) return { build: () => readDevBuild(devServer), files: devFiles(devServer) };
  const build = await readClientBuild(BUILD_DIRECTORY);
  return { build: async () => build, files: builtFiles };
}

/** Compressed beforehand, and kept by browsers for ever, since their names change with them. */
const builtFiles: FastifyPluginAsync = async (app) => {
  await app.register(fastifyStatic, {
    root: join(BUILD_DIRECTORY, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    immutable: true,
    maxAge: '365d',
    // What never changes need not be asked about again, nor in parts.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    // A policy of its own would only repeat itself with each file: the page's one rules them all.
    setHeaders: (reply) => reply.header('x-content-type-options', 'nosniff'),
  });
};

function devFiles(server: URL): FastifyPluginAsync {
  return async (app) => {
    const prefix = server.pathname;
    await app.register(fastifyHttpProxy, { upstream: server.origin, prefix, rewritePrefix: prefix, websocket: true });
  };
}

async function readDevBuild(server: URL): Promise<ClientBuild> {
  const response = await fetch(new URL('index.html', server));
  return { indexHtml: await response.text(), assetsOf: () => [] };
}
