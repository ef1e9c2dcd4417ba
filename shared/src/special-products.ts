/** Names of single products that have rules of their own. */

/** The hair-removal product, by its name in the content service. Its returns differ in some countries. */
export const HAIR_REMOVAL_CONTENT_PRODUCT = 'lume';

/** The toothbrushes, by their name in the content service (docs/rules/subscriptions.md#recycling-programme). */
export const TOOTHBRUSH_CONTENT_PRODUCT = 'halo';

/** The toothbrush replenishments, by bundle name (docs/rules/checkout.md#thank-you-page). */
export const toothbrushReplenishmentBundles: readonly string[] = [
  'brush-heads-halo',
  'brush-heads-halo-gentle',
  'brush-heads-halo-white',
  'brush-heads-halo-kids',
  'brush-heads-halo-family',
  'brush-heads-halo-travel',
  'brush-heads-halo-dental-plan',
];
