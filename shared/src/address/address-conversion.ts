/**
 * Conversion between the addresses of the shop API and the values of a form (docs/rules/addresses.md#address-types).
 */

import { isCountryCode } from '../countries/country-codes.ts';
import type { Address, StoredAddress } from '../models/profile.ts';
import { tableOf } from '../typed-tables.ts';
import { formatPostalCode } from '../validation/postal-code.ts';
import { toTypedText } from '../validation/typed-text.ts';
import {
  type AddressFieldName,
  type AddressForm,
  type AddressPurpose,
  addressFieldNames,
  emptyAddressForm,
} from './address-fields.ts';
import { findCountryAddress } from './country-addresses.ts';
import type { EditedAddress } from './edited-address.ts';

/** Returns the form values of a saved address; empty values without one. */
export function addressForm(saved: StoredAddress | null): AddressForm {
  if (!saved) return emptyAddressForm;
  return tableOf(addressFieldNames, (name) => saved[name] ?? '');
}

type Edited = Pick<EditedAddress, 'sentCountry' | 'layout' | 'saved'>;

/**
 * Returns the address to send: the fields of the form, as they are sent, and the saved fields that
 * the form does not show.
 */
export function toAddress(type: Address['type'], edited: Edited, form: AddressForm): Address {
  const { sentCountry: countryCode, layout } = edited;
  const country = isCountryCode(countryCode) ? countryCode : undefined;
  const address: Address = { ...hiddenFields(edited), type, countryCode };
  for (const { name } of layout) {
    const text = toTypedText(form[name]);
    if (text !== '') address[name] = name === 'zipCode' && country ? formatPostalCode(country, text) : text;
    else if (name === 'line2' && country && findCountryAddress(country).emptyLine2 === 'null') address.line2 = null;
  }
  return address;
}

const streets: readonly AddressFieldName[] = ['addition', 'street', 'line1'];
const streetAndNumber: readonly AddressFieldName[] = [...streets, 'houseNumber', 'extension'];

/**
 * The saved fields that the form does not show. If the form has the street in another field than the saved address,
 * then the customer types street and number again, and the saved ones are dropped.
 */
function hiddenFields({ layout, saved }: Edited): Partial<Record<AddressFieldName, string>> {
  if (!saved) return {};
  const shown = layout.map(({ name }) => name);
  const typedAgain = streets.some((name) => saved[name] && !shown.includes(name));
  const hidden = addressFieldNames.filter(
    (name) => !shown.includes(name) && !(typedAgain && streetAndNumber.includes(name)),
  );
  return Object.fromEntries(hidden.flatMap((name) => (saved[name] ? [[name, saved[name]]] : [])));
}

/** Returns the addresses to send: two with a separate billing address, else one for both purposes. */
export function addressesToSend(
  edited: Readonly<Record<AddressPurpose, Edited>>,
  shipping: AddressForm,
  billing: AddressForm | undefined,
): Address[] {
  if (!billing) return [toAddress('BillingAndShipping', edited.shipping, shipping)];
  return [toAddress('Shipping', edited.shipping, shipping), toAddress('Billing', edited.billing, billing)];
}
