/** The colours of a brand, and whether what is written in them can be read (WCAG 2.2, 1.4.3 and 1.4.11). */

export const colorNames = [
  'text',
  'textMuted',
  'surface',
  'surfaceMuted',
  'border',
  'borderStrong',
  'accent',
  'accentStrong',
  'accentSubtle',
  'danger',
  'dangerSubtle',
  'warning',
  'warningSubtle',
  'info',
  'infoSubtle',
  'admin',
] as const;

export type ColorName = (typeof colorNames)[number];
type BrandColors = Readonly<Record<ColorName, string>>;

const TEXT = 4.5;
/** Of borders that show where a field is. */
const SHAPE = 3;

/** What stands on what, and how much lighter or darker it has to be. White text on an accent is the pair the other way round. */
const pairs: readonly (readonly [ColorName, ColorName, number])[] = [
  ['text', 'surface', TEXT],
  ['text', 'surfaceMuted', TEXT],
  ['text', 'accentSubtle', TEXT],
  ['text', 'dangerSubtle', TEXT],
  ['text', 'warningSubtle', TEXT],
  ['text', 'infoSubtle', TEXT],
  ['textMuted', 'surface', TEXT],
  ['textMuted', 'surfaceMuted', TEXT],
  ['accent', 'surface', TEXT],
  ['accent', 'surfaceMuted', TEXT],
  ['accent', 'accentSubtle', TEXT],
  ['accentStrong', 'surface', TEXT],
  ['accentStrong', 'accentSubtle', TEXT],
  ['danger', 'surface', TEXT],
  ['danger', 'dangerSubtle', TEXT],
  ['warning', 'surface', TEXT],
  ['warning', 'warningSubtle', TEXT],
  ['info', 'surface', TEXT],
  ['info', 'infoSubtle', TEXT],
  ['admin', 'surface', TEXT],
  ['borderStrong', 'surface', SHAPE],
];

/** Returns a line for each pair of colours that is too alike. */
export function findFaintColors(colors: BrandColors): readonly string[] {
  return pairs.flatMap(([front, back, least]) => {
    const ratio = contrastOf(colors[front], colors[back]);
    if (ratio >= least) return [];
    // Rounded down: 4.49 is not 4.5.
    const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
    return [`${front} (${colors[front]}) on ${back} (${colors[back]}) has a contrast of ${shown}, and needs ${least}`];
  });
}

/** The contrast of two colours of the form `#rrggbb`, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
