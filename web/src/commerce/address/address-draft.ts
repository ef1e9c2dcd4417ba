/**
 * What a customer has typed into the addresses of checkout, kept for this tab until it is saved or dropped, so that a
 * change of language, a reload or a new sign-in does not lose it (docs/rules/checkout.md#address-step).
 */
import { type AddressForm, emptyAddressForm } from '@perennial/shared/address/address-fields';
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { readStored, removeStored, writeStored } from '../../storage/browser-storage.ts';
import type { AddressValues } from './address-values.ts';

/** The customer, by the shop API's id, and the country of the site. Nobody else gets the values. */
export type DraftOwner = { readonly customer: string; readonly country: CountryCode };

export function readAddressDraft({ customer, country }: DraftOwner): AddressValues | undefined {
  const draft = readStored('addressDraft');
  if (draft?.customer !== customer || draft.country !== country) return undefined;
  const { shipping, billing, hasBillingAddress } = draft;
  return { shipping: toForm(shipping), billing: toForm(billing), hasBillingAddress };
}

export function writeAddressDraft(owner: DraftOwner, { shipping, billing, hasBillingAddress }: AddressValues): void {
  writeStored('addressDraft', { ...owner, shipping, billing, hasBillingAddress });
}

export function removeAddressDraft(): void {
  removeStored('addressDraft');
}

const toForm = (texts: Readonly<Record<string, string>>): AddressForm => ({ ...emptyAddressForm, ...texts });
