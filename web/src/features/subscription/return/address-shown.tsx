/** Where a return is fetched, as one would say it. */
import './returns.css';
import { findStates } from '@perennial/shared/address/address-layouts';
import { addressLine } from '../../../commerce/address/saved-address.ts';
import { useAddressRules } from '../../../commerce/address/use-address-rules.ts';
import { Icon } from '../../../ui/icon.tsx';
import { type ReturnAddress, regionOf } from './return-address-rules.ts';

export function AddressShown({ address }: { address: ReturnAddress }) {
  const { settings } = useAddressRules();
  const regions = findStates({ country: address.countryCode, purpose: 'shipping', settings });
  const named = (code: string | null | undefined) => regions.find((region) => region.code === code)?.name ?? code;
  // The region of a British address stands in its own field.
  const stateCode = regionOf(address) ? null : named(address.stateCode);
  const shown = { ...address, type: 'Shipping' as const, stateCode, county: named(address.county) };
  return (
    <address className="returns__address">
      <Icon name="pin" />
      {addressLine(shown)}
    </address>
  );
}
