/** Reads the bundle that a page of the cart shows from the answers that the page has. */
import { cartItemSchema } from '@perennial/shared/models/cart';
import type { PrefetchedResponse } from '@perennial/shared/page-data';
import { z } from 'zod';

/** What the head of a bundle's page says of it. */
const shownItemSchema = cartItemSchema.pick({
  name: true,
  title: true,
  image: true,
  description: true,
  ctn: true,
  currencyCode: true,
  bundleAvailable: true,
  oneTimeCharge: true,
  monthlyCharge: true,
  quarterlyCharge: true,
  semiAnnualCharge: true,
  specificMonthsCharges: true,
});

const shownCartSchema = z.looseObject({
  groups: z.array(z.looseObject({ items: z.array(shownItemSchema) })),
  summary: z.looseObject({ payNow: z.looseObject({ hasExtraTax: z.boolean() }) }),
});

export type ShownItem = z.infer<typeof shownItemSchema> & {
  /** Whether the prices include tax. */
  readonly isTaxIncluded: boolean;
};

/** Returns a bundle as the page shows it; undefined if the page came without it, or with values of another form. */
export function findShownItem(prefetched: readonly PrefetchedResponse[] = [], bundle: string): ShownItem | undefined {
  const answer = prefetched.find(({ name }) => name === 'requestCart');
  const cart = shownCartSchema.safeParse(answer?.data);
  if (!cart.success) return undefined;
  const item = cart.data.groups.flatMap(({ items }) => items).find(({ name }) => name === bundle);
  return item && { ...item, isTaxIncluded: !cart.data.summary.payNow.hasExtraTax };
}
