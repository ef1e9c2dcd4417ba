/**
 * A Vite plugin that writes a brotli and a gzip copy of each file worth compressing, so that the server never
 * compresses.
 */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** In bytes; smaller files gain nothing. */
const MIN_BYTES = 512;

const compressible = /^assets\/.*\.(?:js|css|svg|json)$/;

/** In bytes; the mode makes a difference for larger files only. */
const MIN_BYTES_FOR_MODES = 50_000;

/** Which of the modes makes the smaller file differs by file. */
const brotliModes = [constants.BROTLI_MODE_GENERIC, constants.BROTLI_MODE_FONT];

function toBrotli(bytes: Buffer): Buffer {
  const modes = bytes.length < MIN_BYTES_FOR_MODES ? brotliModes.slice(0, 1) : brotliModes;
  const results = modes.map((mode) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_MODE]: mode,
      },
    }),
  );
  return results.reduce((smallest, result) => (result.length < smallest.length ? result : smallest));
}

export function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) {
          if (!compressible.test(fileName)) continue;
          const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (bytes.length < MIN_BYTES) continue;
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: toBrotli(bytes) });
          this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(bytes, { level: 9 }) });
        }
      },
    },
  };
}
