/** The forms of a customer's addresses, each in the country of its address. */
import type { AddressContext, AddressPurpose } from '@perennial/shared/address/address-fields';
import { type EditedAddress, editedAddress } from '@perennial/shared/address/edited-address';
import { withRefusedFields } from '@perennial/shared/address/refused-fields';
import type { StoredAddress } from '@perennial/shared/models/profile';
import { useMemo } from 'react';
import { useSite } from '../../i18n/site.tsx';

type Saved = Readonly<Record<AddressPurpose, StoredAddress | null>>;

/** Returns the shipping and billing address that a form edits; null is a new one, in the country of the site. */
export function useEditedAddresses(
  context: AddressContext,
  { shipping, billing }: Saved,
): Readonly<Record<AddressPurpose, EditedAddress>> {
  const { culture, config } = useSite();
  return useMemo(() => {
    const edited = (purpose: AddressPurpose, saved: StoredAddress | null) =>
      withRefusedFields(editedAddress({ site: culture.countryCode, config, context, purpose, saved }), {
        context,
        purpose,
      });
    return { shipping: edited('shipping', shipping), billing: edited('billing', billing) };
  }, [culture, config, context, shipping, billing]);
}
