/** The product pictures: files, and pictures that are a file with other colours or without its refills. */
import { readFile } from 'node:fs/promises';

const FOLDER = new URL('../images/', import.meta.url);

type Source = {
  /** A file of `images/`, without its ending. */
  readonly file: string;
  readonly title: string;
  readonly colours?: Readonly<Record<string, string>>;
  /** Leaves out what stands between `<!--refills-->` and its end, and moves the rest into the middle. */
  readonly withoutRefills?: { readonly moveX: number };
};

const rose = {
  '#aebab3': '#b9857b',
  '#c9d3cd': '#d3a9a2',
  '#f3f6f4': '#f2d6d0',
  '#f1f4f2': '#efcfc8',
  '#cdd7d1': '#d9aaa1',
  '#1f6b4a': '#a2574b',
  '#2f8d65': '#c07a6d',
  '#4f9b79': '#c98476',
  '#7cc3a2': '#e7a79b',
};

/** Bristles and rings of the gentle brush heads, and the strips of the blades for sensitive skin. */
const gentle = {
  '#1f6b4a': '#1d5c8c',
  '#2f8d65': '#3a7fb3',
  '#4f9b79': '#5d9cc9',
  '#7cc3a2': '#9cc6e4',
  '#a9dfc5': '#c9e2f3',
};

const allergy = {
  '#0f3525': '#10334d',
  '#123f2c': '#143d5c',
  '#1f6b4a': '#1d5c8c',
  '#2c8560': '#2f76a8',
  '#3fa077': '#4b93c4',
  '#46a67f': '#5a9fce',
  '#7fd0ab': '#a5cfec',
  '#8ad9b5': '#b3d8f0',
};

/** Every other picture is the file of its name. */
const derived: Readonly<Record<string, Source>> = {
  'sonic-brush-halo-rose': { file: 'sonic-brush-halo', title: 'Halo sonic toothbrush in rose', colours: rose },
  'sonic-brush': { file: 'sonic-brush-halo', title: 'Halo sonic toothbrush', withoutRefills: { moveX: 100 } },
  'sonic-brush-rose': {
    file: 'sonic-brush-halo',
    title: 'Halo sonic toothbrush in rose',
    colours: rose,
    withoutRefills: { moveX: 100 },
  },
  'brush-heads-halo-rose': { file: 'brush-heads-halo', title: 'Two Halo brush heads in rose', colours: rose },
  'brush-heads-halo-gentle': { file: 'brush-heads-halo', title: 'Two gentle Halo brush heads', colours: gentle },
  'air-purifier-aura-4A': { file: 'air-purifier-aura', title: 'Aura air purifier' },
  'air-purifier-aura-4B': { file: 'air-purifier-aura', title: 'Aura air purifier' },
  'filters-aura-allergy': { file: 'filters-aura', title: 'Aura filter against allergens', colours: allergy },
  'arc-razor': { file: 'razor-arc', title: 'Arc razor', withoutRefills: { moveX: 175 } },
  'arc-blades-sensitive': {
    file: 'arc-blades',
    title: 'Four Arc blade cartridges for sensitive skin',
    colours: gentle,
  },
};

export type Picture = {
  readonly title: string;
  /** Gradients and filters. */
  readonly definitions: string;
  /** What stands in the studio, without its walls. */
  readonly product: string;
  readonly svg: string;
};

/** Returns a product picture; undefined if there is none of this name. */
export async function findPicture(name: string): Promise<Picture | undefined> {
  const source = derived[name] ?? { file: name };
  const file = await readFile(new URL(`${source.file}.svg`, FOLDER), 'utf8').catch(() => undefined);
  const [whole, head = '', title = '', definitions = '', studio = '', rest = ''] = file?.match(FORM) ?? [];
  if (whole === undefined) return undefined;
  return toPicture({ head, title, definitions: recolour(definitions, source), studio, rest }, source);
}

/** Frame, title, definitions, the two rectangles of the studio, product. */
const FORM =
  /^(<svg[^>]*?) role="img" aria-label="[^"]*">\s*<title>([^<]*)<\/title>\s*(<defs>.*?<\/defs>)\s*((?:<rect [^>]*\/>\s*){2})(.*?)\s*<\/svg>\s*$/s;

type Parts = Readonly<Record<'head' | 'title' | 'definitions' | 'studio' | 'rest', string>>;

function toPicture({ head, title: ownTitle, definitions, studio, rest }: Parts, source: Partial<Source>): Picture {
  const { title = ownTitle, withoutRefills } = source;
  const whole = recolour(rest, source);
  const product = withoutRefills
    ? `<g transform="translate(${withoutRefills.moveX} 0)">${whole.replace(/<!--refills-->.*<!--\/refills-->/s, '')}</g>`
    : whole;
  const svg = [
    `${head} role="img" aria-label="${title}">`,
    `<title>${title}</title>`,
    definitions,
    `${studio}${product}`,
    '</svg>',
    '',
  ].join('\n');
  return { title, definitions, product, svg };
}

function recolour(svg: string, { colours = {} }: Partial<Source>): string {
  return svg.replace(/#[0-9a-f]{6}\b/g, (colour) => colours[colour] ?? colour);
}
