/** Shows the return address in one line. */
import '../returns.css';
import { useAddressLines } from '../../../../commerce/address/address-lines.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { findRegion, type ReturnAddress } from './address-rules.ts';

export function AddressView({ address }: { address: ReturnAddress }) {
  const addressLines = useAddressLines();
  // A British region is shown in a select of its own.
  const stateCode = findRegion(address) ? null : address.stateCode;
  return (
    <address className="returns__address">
      <Icon name="pin" />
      {addressLines({ ...address, type: 'Shipping', stateCode }, 'shipping').join(', ')}
    </address>
  );
}
