/** The documents in which the terms of a subscription stand (specification 3, section 7; decisions 12 and 28). */
import { fillPath, queryString } from '@perennial/shared/catalogue/fill-path';
import { calls } from '@perennial/shared/catalogue/routes';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { isBought } from './plan-facts.ts';

type TermsKind = 'Subscription' | 'Purchase';

type TermsLink = { readonly kind: TermsKind; readonly planId: string };

type Subject = Pick<SubscriptionDetails, 'ratePlans' | 'termsAndConditions' | 'purchaseTermsAndConditions'>;

/** One link for each kind that the shop names, to the plan it holds for; the first plan's where it names none. */
export function termsLinks({
  ratePlans,
  termsAndConditions,
  purchaseTermsAndConditions,
}: Subject): readonly TermsLink[] {
  const kinds = [termsAndConditions, purchaseTermsAndConditions].filter((kind) => kind !== null);
  const named: readonly TermsKind[] = kinds.length > 0 ? [...new Set(kinds)] : ['Subscription'];
  return named.flatMap((kind) => {
    const plan = ratePlans.find((candidate) => isBought(candidate) === (kind === 'Purchase')) ?? ratePlans[0];
    return plan ? [{ kind, planId: plan.id }] : [];
  });
}

/** A document opens by itself, without our headers: its address says culture and language. */
export function termsUrl(
  number: string,
  planId: string,
  { culture, language }: { culture: string; language: string },
): string {
  const path = fillPath(calls.getTermsDocument.path, { n: number, id: planId });
  return path + queryString({ culture, languageCode: language });
}
