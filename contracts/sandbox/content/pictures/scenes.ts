/** Wide scenes for banners: the picture of a bundle in a room, at the right, with a calm ground at the left. */
import { readFile } from 'node:fs/promises';
import { namesOf } from '@perennial/shared/typed-tables';
import type { BannerForm } from '../../shop-api/products/bundle.ts';
import type { Picture } from './pictures.ts';

const FOLDER = new URL('scenes/', import.meta.url);

/** The part of a scene (1600 by 900) that a form shows, and how much of it the product may have. */
export const sceneForms = {
  /** 16:5, for desktops. */
  wide: { top: 340, height: 500, product: { width: 520, height: 420 } },
  /** 16:9, for phones. */
  phone: { top: 0, height: 900, product: { width: 560, height: 720 } },
} as const satisfies Readonly<Record<BannerForm, object>>;

const WIDTH = 1600;
/** The middle of the product, and where it stands. */
const MIDDLE_X = 1190;
const FLOOR_Y = 800;

/** A room, and the box around the product in its picture of 800 by 800: left, top, right, bottom. */
type Scene = {
  readonly room: 'bathroom' | 'living-room' | 'dressing-table' | 'stone';
  readonly box: readonly [number, number, number, number];
};

const scenes: Readonly<Record<string, Scene>> = {
  'sonic-brush-halo': { room: 'bathroom', box: [192, 48, 643, 731] },
  'sonic-brush-halo-rose': { room: 'dressing-table', box: [192, 48, 643, 731] },
  'air-purifier-aura-4A': { room: 'living-room', box: [235, 125, 565, 725] },
  'air-purifier-aura-4B': { room: 'living-room', box: [235, 125, 565, 725] },
  'hair-removal-lume': { room: 'dressing-table', box: [170, 120, 603, 728] },
  'razor-arc': { room: 'stone', box: [120, 99, 712, 667] },
  'brush-heads-halo': { room: 'bathroom', box: [235, 120, 565, 706] },
  'filters-aura': { room: 'living-room', box: [192, 163, 608, 680] },
  'halo-gift-box': { room: 'living-room', box: [59, 157, 720, 728] },
  'brush-heads-halo-dental-plan': { room: 'bathroom', box: [139, 200, 733, 712] },
};

/** Returns undefined for a name that is not one of a scene. */
export function findScene(name: string): { readonly bundle: string; readonly form: BannerForm } | undefined {
  const form = namesOf(sceneForms).find((ending) => name.endsWith(`-${ending}`));
  const bundle = form && name.slice(0, -form.length - 1);
  return form && bundle !== undefined && scenes[bundle] ? { bundle, form } : undefined;
}

/** Returns the scene as SVG. Throws for a bundle without one. */
export async function drawScene(bundle: string, form: BannerForm, picture: Picture): Promise<string> {
  const scene = sceneOf(bundle);
  const room = withoutFrame(await readFile(new URL(`${scene.room}.svg`, FOLDER), 'utf8'));
  const { top, height } = sceneForms[form];
  const { scale, x, y } = placeProduct(scene, form);
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${picture.title}">`,
    `<title>${picture.title}</title>`,
    room,
    `<g transform="${place}">${picture.definitions}${picture.product}</g>`,
    '</svg>',
  ].join('\n');
}

type Box = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

/** Returns where the product of a bundle is in its scene. Throws for a bundle without a scene. */
export function placedBox(bundle: string, form: BannerForm): Box {
  const scene = sceneOf(bundle);
  const { scale, x, y } = placeProduct(scene, form);
  const [left, top, right, bottom] = scene.box;
  return { left: x + scale * left, top: y + scale * top, right: x + scale * right, bottom: y + scale * bottom };
}

function sceneOf(bundle: string): Scene {
  const scene = scenes[bundle];
  if (!scene) throw new Error(`No scene for ${bundle}`);
  return scene;
}

/** As large as the form allows, with its foot on the floor; what lies on stone is in the middle of the height. */
function placeProduct({ room, box: [left, upper, right, lower] }: Scene, form: BannerForm) {
  const { top, height, product } = sceneForms[form];
  const scale = Math.min(product.width / (right - left), product.height / (lower - upper));
  const x = MIDDLE_X - (scale * (left + right)) / 2;
  const y = room === 'stone' ? top + height / 2 - (scale * (upper + lower)) / 2 : FLOOR_Y - scale * lower;
  return { scale, x, y };
}

function withoutFrame(svg: string): string {
  return svg.replace(/^<svg[^>]*><title>[^<]*<\/title>\s*/, '').replace(/\s*<\/svg>\s*$/, '');
}
