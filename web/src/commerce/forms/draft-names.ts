/** The names of forms whose entered values two modules know (`use-draft.ts`). */
import type { AddressContext } from '@perennial/shared/address/address-fields';

export const addressDraft = (context: Exclude<AddressContext, 'return'>) => `${context}-address`;

export const DETAILS_DRAFT = 'checkout-details';
