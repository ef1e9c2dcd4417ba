/** Names by which the shop knows single products: our own values where the specification names none (decision 20). */

/** The hair-removal product, by its name in the content service, whose returns go their own way in Great Britain. */
export const HAIR_REMOVAL_CONTENT_PRODUCT = 'lume';

/** The toothbrushes, by their name in the content service: their brush heads are recycled in Great Britain. */
export const TOOTHBRUSH_CONTENT_PRODUCT = 'halo';

/** The toothbrush replenishments, by bundle name: the thank-you page treats them apart. */
export const toothbrushReplenishmentBundles: readonly string[] = [
  'brush-heads-halo',
  'brush-heads-halo-gentle',
  'brush-heads-halo-white',
  'brush-heads-halo-kids',
  'brush-heads-halo-family',
  'brush-heads-halo-travel',
  'brush-heads-halo-dental-plan',
];
