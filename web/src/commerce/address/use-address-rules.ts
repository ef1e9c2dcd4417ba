/** The rows and rules of this site's address forms: those of its country, with what its configuration says of them. */
import type { AddressContext, AddressFieldRow, AddressPurpose } from '@perennial/shared/address/address-fields';
import { addressLayout } from '@perennial/shared/address/address-layouts';
import { type AddressSettings, addressSettings } from '@perennial/shared/address/address-settings';
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { useMemo } from 'react';
import { useSite } from '../../i18n/site.tsx';

type AddressRules = { readonly country: CountryCode; readonly settings: AddressSettings };

export function useAddressRules(): AddressRules {
  const { culture, config } = useSite();
  const country = culture.countryCode;
  return useMemo(() => ({ country, settings: addressSettings(config, country) }), [config, country]);
}

/** The fields of a context's form, for where it goes and where the bill goes. */
export function useAddressLayouts(
  context: AddressContext,
): Readonly<Record<AddressPurpose, readonly AddressFieldRow[]>> {
  const rules = useAddressRules();
  return useMemo(
    () => ({
      shipping: addressLayout({ ...rules, context, purpose: 'shipping' }),
      billing: addressLayout({ ...rules, context, purpose: 'billing' }),
    }),
    [rules, context],
  );
}
