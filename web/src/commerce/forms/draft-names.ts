/** The names of forms whose entered values two modules know (`use-draft.ts`). */
import type { AddressContext } from '@perennial/shared/address/address-fields';

export const addressDraft = (context: Exclude<AddressContext, 'return'>) => `${context}-address`;

export const DETAILS_DRAFT = 'checkout-details';

/** What is entered on the page that pays a device in full. */
export const purchaseDraft = (subscriptionNumber: string) => `purchase-${subscriptionNumber}`;

/** What is entered in a section of a subscription's page. */
export const sectionDraft = (section: string, subscriptionNumber: string) => `${section}-${subscriptionNumber}`;
