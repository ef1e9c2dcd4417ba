/** Shows the return address in one line. */
import './returns.css';
import { findStates } from '@perennial/shared/address/address-layouts';
import { formatAddress } from '../../../commerce/address/saved-address.ts';
import { useAddressRules } from '../../../commerce/address/use-address-rules.ts';
import { Icon } from '../../../ui/icon.tsx';
import { findRegion, type ReturnAddress } from './address-rules.ts';

export function AddressView({ address }: { address: ReturnAddress }) {
  const { settings } = useAddressRules();
  const regions = findStates({ country: address.countryCode, purpose: 'shipping', settings });
  const findName = (code: string | null | undefined) => regions.find((region) => region.code === code)?.name ?? code;
  // A British region is shown in a select of its own.
  const stateCode = findRegion(address) ? null : findName(address.stateCode);
  const shown = { ...address, type: 'Shipping' as const, stateCode, county: findName(address.county) };
  return (
    <address className="returns__address">
      <Icon name="pin" />
      {formatAddress(shown)}
    </address>
  );
}
