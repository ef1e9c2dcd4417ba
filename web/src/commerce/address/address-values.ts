/** The values of the address form: both addresses, even if the second one is not used. */
import type { AddressForm } from '@perennial/shared/address/address-fields';

export type AddressValues = {
  readonly shipping: AddressForm;
  readonly billing: AddressForm;
  readonly hasBillingAddress: boolean;
};
