/** Links to the terms of a subscription, which are PDFs (docs/rules/subscriptions.md#terms-of-a-subscription). */
import { fillPath, queryString } from '@perennial/shared/catalogue/fill-path';
import { calls } from '@perennial/shared/catalogue/routes';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { isBought } from '@perennial/shared/subscriptions/plan-facts';

export type TermsKind = 'Subscription' | 'Purchase';

type TermsLink = { readonly kind: TermsKind; readonly planId: string };

type Subject = Pick<SubscriptionDetails, 'ratePlans' | 'termsAndConditions' | 'purchaseTermsAndConditions'>;

/** Returns one link for each kind of terms that the shop names, or one for the subscription terms if it names none. */
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

/** Returns which terms the document of a plan is, so that a customer agrees to what the link opens. */
export function termsKindOf(subject: Subject, planId: string): TermsKind {
  const isPurchase = termsLinks(subject).some((link) => link.planId === planId && link.kind === 'Purchase');
  return isPurchase ? 'Purchase' : 'Subscription';
}

type TermsDocument = Readonly<Record<'subscriptionNumber' | 'planId' | 'culture' | 'language', string>>;

/** Returns the URL of the terms of a plan. A link sends no headers, so culture and language are in the query. */
export function termsUrl({ subscriptionNumber, planId, culture, language }: TermsDocument): string {
  const path = fillPath(calls.getTermsDocument.path, { n: subscriptionNumber, id: planId });
  return path + queryString({ culture, language, languageCode: language });
}
