/** The profile of a customer on the wire (docs/rules/account.md#personal-details). */
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import type { Profile } from '@perennial/shared/models/profile';
import {
  findRecurringConsent,
  hasRunningSubscription,
  isAbleToSubscribe,
  isAddressLocked,
} from '../billing/account-standing.ts';
import { billingAddressOf, type Customer, shippingAddressOf } from '../store/customers.ts';
import type { Shop } from '../store/shop.ts';

/** Returns the profile; the consent depends on the country of the request. */
export function profileView(shop: Shop, customer: Customer, country: CountryCode): Profile {
  const billing = billingAddressOf(customer);
  return {
    personalDetail: {
      firstName: customer.firstName,
      lastName: customer.lastName,
      phoneNumber: customer.phoneNumber,
      initialPhoneNumber: customer.initialPhoneNumber,
      email: customer.email,
      selectedNewsletter: customer.selectedNewsletter,
      hasSubscription: hasRunningSubscription(shop, customer),
      hasPayment: customer.paymentProfile !== null,
      sbeCompliance: findRecurringConsent(customer, country),
      uuid: customer.id,
      hasInvalidRecurringPaymentDetail: customer.paymentProfile?.invalid ?? false,
      ableToSubscribe: isAbleToSubscribe(shop, customer),
      ableToUpdateAddress: !isAddressLocked(shop, customer),
      languageCode: customer.languageTag,
    },
    addresses: [...customer.addresses],
    shipping: shippingAddressOf(customer),
    billing,
    hasBilling: billing !== null,
  };
}
