/** A Vite plugin that refuses a build that needs a younger browser than the shop supports (ADR 43). */
import type { Plugin } from 'vite';
import { progressiveFeatures } from './progressive.ts';
import { findInScript, type Lacking } from './script-features.ts';
import { findInStyles } from './style-features.ts';

/** The library of the card provider, which decides for itself what it supports and is loaded for its form only. */
const FOREIGN = /card-library/;

type BuiltFile = { readonly fileName: string; readonly text: string };

/**
 * Returns a line for each feature that is too young, and for each row of the progressive features that is not needed; none
 * if all is well.
 */
export function judge(
  files: readonly BuiltFile[],
  progressive: Readonly<Record<string, string>> = progressiveFeatures,
): readonly string[] {
  const unused = new Set(Object.keys(progressive));
  const lines = files.flatMap(({ fileName, text }) => {
    if (FOREIGN.test(fileName)) return [];
    const lacking: Lacking = fileName.endsWith('.css') ? findInStyles(text) : findInScript(text);
    return [...lacking].flatMap(([feature, browsers]) => {
      unused.delete(feature);
      return Object.hasOwn(progressive, feature) ? [] : [`${fileName}: ${feature} (${browsers.join(', ')})`];
    });
  });
  return [...lines, ...[...unused].map((feature) => `progressive.ts: nothing uses ${feature}`)];
}

export function supportedBrowsersOnly(): Plugin {
  return {
    name: 'supported-browsers-only',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle)
          .filter(({ fileName }) => /\.(?:js|css)$/.test(fileName))
          .map((file) => ({ fileName: file.fileName, text: String(file.type === 'chunk' ? file.code : file.source) }));
        const lines = judge(files);
        if (lines.length > 0)
          this.error(
            `Some supported browser lacks what the client uses (docs/decisions, ADR 43):\n${lines.join('\n')}`,
          );
      },
    },
  };
}
