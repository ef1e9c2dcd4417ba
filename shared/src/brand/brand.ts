/** The brand of the shop: its name, colours, type, shape and links (docs/brand.md). */
import { z } from 'zod';
import type { Culture } from '../cultures/cultures.ts';
import { socialNetworks } from '../models/content.ts';
import json from './brand.json' with { type: 'json' };
import { colorNames } from './contrast.ts';

const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #1f6b4a');
const radius = z.string().regex(/^\d+(?:\.\d+)?(?:px|rem)$/, 'must be a length such as 8px');

const brandSchema = z.strictObject({
  name: z.string().min(1),
  /** Whom the footer names without a footer of the content service; empty for nobody. */
  legalName: z.string(),
  /** Those of the footer without a footer of the content service. */
  socialLinks: z.array(z.strictObject({ network: z.enum(socialNetworks), url: z.url({ protocol: /^https$/ }) })),
  colors: z.record(z.enum(colorNames), color),
  fontFamily: z.string().regex(/^[\w\s",.'-]+$/, 'must be names of fonts with commas between them'),
  radius: z.strictObject({ control: radius, box: radius }),
});

export type Brand = z.infer<typeof brandSchema>;

/** Reads a brand. Throws for a value that is missing, unknown or of another form. */
export function readBrand(values: unknown): Brand {
  return brandSchema.parse(values);
}

export const brand: Brand = readBrand(json);

/** The name of a site, for example "Perennial Nederland". */
export function siteName({ name }: Pick<Culture, 'name'>): string {
  return `${brand.name} ${name}`;
}
