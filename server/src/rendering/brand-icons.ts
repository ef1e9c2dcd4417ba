/** The icons of the brand, at the paths where browsers look for them by themselves (docs/rules/content.md#fixed-paths). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { manifestIcons } from './web-manifest.ts';

const FOLDER = fileURLToPath(new URL('../../../shared/src/brand', import.meta.url));
const [small] = manifestIcons;

/** Registers a route for each icon. Throws if a file is missing. */
export function serveIcons(app: FastifyInstance): void {
  const read = (name: string) => readFileSync(join(FOLDER, name));
  const square = read(`icons/${small.name}`);
  const icons: readonly (readonly [string, string, Buffer])[] = [
    ['mark.svg', 'image/svg+xml', read('mark.svg')],
    ['favicon.ico', 'image/vnd.microsoft.icon', toIco(square)],
    ['apple-touch-icon.png', 'image/png', square],
    ...manifestIcons.map(({ name }) => [name, 'image/png', read(`icons/${name}`)] as const),
  ];
  for (const [path, type, content] of icons) {
    app.get(`/${path}`, { schema: { hide: true } }, (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=86400')
        .header('x-content-type-options', 'nosniff')
        .type(type)
        .send(content),
    );
  }
}

/** Puts a PNG picture of 255 pixels at most into an icon file: a header of 6 bytes, an entry of 16, then the picture. */
function toIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  // Width and height of the picture, from its own header.
  header.writeUInt8(png.readUInt32BE(16), 6);
  header.writeUInt8(png.readUInt32BE(20), 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
