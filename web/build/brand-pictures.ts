/** The pictures of the brand in the client's build, in the colours of the brand (docs/brand.md, ADR 111). */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Brand, brand } from '@perennial/shared/brand/brand';
import { entriesOf } from '@perennial/shared/typed-tables';
import type { Plugin } from 'vite';

type Colors = Brand['colors'];

const FOLDER = fileURLToPath(new URL('../../shared/src/brand/pictures/', import.meta.url));
const COLORED = fileURLToPath(new URL('../node_modules/.cache/brand-pictures/', import.meta.url));
const IMPORT = /^@perennial\/shared\/brand\/pictures\/([\w-]+\.svg)(\?.*)?$/;
const IN_STYLES = /url\("(@perennial\/shared\/brand\/pictures\/[^"]+)"\)/g;

/** The colours that the pictures are drawn in, by their names in a brand. */
export const drawnColors = {
  accent: '#1f6b4a',
  accentStrong: '#17533a',
  accentSubtle: '#e6f1eb',
  surface: '#ffffff',
  surfaceMuted: '#f5f7f4',
  border: '#d9e0da',
} as const satisfies Partial<Colors>;

/** Shades between `accent` and `accentSubtle`, and how near to the second each is, from 0 to 1. */
export const drawnShades: Readonly<Record<string, number>> = { '#2d8660': 0.13, '#9fc5b0': 0.65, '#c9dfd2': 0.85 };

/** Returns a picture in the colours of a brand. Other colours stay. */
export function colorPicture(svg: string, colors: Colors): string {
  const isDrawnOne = colors.accent === drawnColors.accent && colors.accentSubtle === drawnColors.accentSubtle;
  const shades = entriesOf(drawnShades).map(
    ([drawn, share]) => [drawn, isDrawnOne ? drawn : mix(colors.accent, colors.accentSubtle, share)] as const,
  );
  const replaced = new Map<string, string>([
    ...entriesOf(drawnColors).map(([name, drawn]) => [drawn, colors[name]] as const),
    ...shades,
  ]);
  return svg.replace(/#[0-9a-f]{6}\b/gi, (color) => replaced.get(color.toLowerCase()) ?? color);
}

function mix(from: string, to: string, share: number): string {
  const parts = [1, 3, 5].map((start) => {
    const [first, second] = [from, to].map((color) => Number.parseInt(color.slice(start, start + 2), 16));
    return Math.round((first ?? 0) * (1 - share) + (second ?? 0) * share);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Writes a coloured copy, and returns its path. */
function writeCopy(name: string): string {
  const path = join(COLORED, basename(name));
  mkdirSync(COLORED, { recursive: true });
  writeFileSync(path, colorPicture(readFileSync(join(FOLDER, name), 'utf8'), brand.colors));
  return path;
}

/** Replaces pictures by copies in the colours of the brand, in modules and in stylesheets, which resolve URLs themselves. */
export function brandPictures(): Plugin {
  const copyOf = (source: string) => {
    const [, name, query = ''] = IMPORT.exec(source) ?? [];
    return name === undefined ? undefined : `${writeCopy(name)}${query}`;
  };
  return {
    name: 'brand-pictures',
    enforce: 'pre',
    resolveId: (source) => copyOf(source),
    transform(code, id) {
      if (!/\.css(?:\?|$)/.test(id)) return undefined;
      return code.replace(IN_STYLES, (url, source: string) => {
        const copy = copyOf(source);
        return copy === undefined ? url : `url("./${relative(dirname(id), copy)}")`;
      });
    },
  };
}
