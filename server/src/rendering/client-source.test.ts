import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openClient } from './client-source.ts';

const directory = mkdtempSync(join(tmpdir(), 'client-'));
const SCRIPT = 'start();';
let app: FastifyInstance;

beforeAll(async () => {
  await mkdir(join(directory, 'assets'));
  const files = {
    'index.html': '<div id="root"></div>',
    'route-assets.json': '[]',
    'server-entry.js': 'export const rendering = { loadPages: () => { globalThis.hasLoadedPages = true; } };',
    'assets/entry-1a2b.js': SCRIPT,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
  writeFileSync(join(directory, 'assets/entry-1a2b.js.gz'), gzipSync(SCRIPT));
  app = Fastify();
  const { files: plugin } = await openClient(
    { CLIENT_DEV_SERVER: undefined },
    { browser: directory, server: directory },
  );
  await app.register(plugin);
});
afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true });
});

const load = (url: string) => app.inject({ url, headers: { 'accept-encoding': 'gzip' } });

test('a browser keeps a file of the client for a year, and takes it for nothing but its type', async () => {
  const { headers, statusCode } = await load('/assets/entry-1a2b.js');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
    'content-type': expect.stringContaining('javascript'),
    'x-content-type-options': 'nosniff',
  });
  expect(headers).not.toHaveProperty('etag');
});

test('a browser asks for an icon again after a day, because its name stays', async () => {
  const { headers } = await load('/favicon.ico');
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=86400', 'x-content-type-options': 'nosniff' });
});

test('the modules of the pages are loaded when the process listens, not before', async () => {
  await app.ready();
  expect(globalThis).not.toHaveProperty('hasLoadedPages');
  await app.listen({ port: 0 });
  expect(globalThis).toHaveProperty('hasLoadedPages', true);
});

test('nothing outside the files of the client is served', async () => {
  const urls = ['/assets/', '/assets/none.js', '/assets/../index.html', '/assets/..%2findex.html', '/index.html'];
  const loaded = await Promise.all(urls.map(load));
  expect(loaded.map(({ statusCode }) => statusCode)).not.toContain(200);
});
