/** What the address form holds: both addresses, whether the second is used or not. */
import type { AddressForm } from '@perennial/shared/address/address-fields';

export type AddressValues = {
  readonly shipping: AddressForm;
  readonly billing: AddressForm;
  readonly hasBillingAddress: boolean;
};
