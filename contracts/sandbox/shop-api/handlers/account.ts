/** Account calls (docs/rules/account.md). */
import { cultures } from '@perennial/shared/cultures/cultures';
import type { StoredAddress } from '@perennial/shared/models/profile';
import { hasRunningSubscription, isAddressLocked, toPaymentActivity } from '../billing/account-standing.ts';
import { ShopError } from '../errors/shop-error.ts';
import { type Handlers, success } from '../handler.ts';
import { isZipOfState } from '../market/taxes.ts';
import { profileView } from '../views/profile-view.ts';

/** Whether two addresses are the same place; empty fields and the type do not count. */
function isSamePlace(a: StoredAddress, b: StoredAddress): boolean {
  const toKey = ({ type: _, ...fields }: StoredAddress) =>
    JSON.stringify(
      Object.entries(fields)
        .filter(([, value]) => Boolean(value))
        .sort(),
    );
  return toKey(a) === toKey(b);
}

export const accountHandlers = {
  getProfile: (_, { shop, customer, market }) => profileView(shop, customer(), market.country),

  updatePersonalDetails: ({ body }, { shop, customer: getCustomer }) => {
    const customer = getCustomer();
    const { firstName, lastName, phoneNumber, selectedNewsletter, sbeCompliance } = body;
    const isRenamed = firstName !== customer.firstName || lastName !== customer.lastName;
    if (isRenamed && hasRunningSubscription(shop, customer)) {
      throw new ShopError(400, 'error.message.personalDetailsAreLocked');
    }
    shop.customers.update(customer.id, {
      firstName,
      lastName,
      ...(phoneNumber !== undefined && { phoneNumber: phoneNumber === '' ? null : phoneNumber }),
      ...(selectedNewsletter !== undefined && { selectedNewsletter }),
      ...(sbeCompliance !== undefined && { sbeCompliance }),
    });
    return success;
  },

  updateAddresses: ({ body }, { shop, market: { country }, customer: getCustomer }) => {
    const customer = getCustomer();
    if (isAddressLocked(shop, customer)) throw new ShopError(400, 'error.message.addressIsLocked');
    // A billing address may be in another country; parcels stay in the country of the shop.
    if (body.addresses.some(({ type, countryCode }) => type !== 'Billing' && countryCode !== country)) {
      throw new ShopError(400, 'error.message.addressCountryIsWrong', { country });
    }
    const addresses: readonly StoredAddress[] = body.addresses;
    const [first, second] = addresses;
    if (first && second && isSamePlace(first, second)) {
      throw new ShopError(400, 'error.message.billingAddressAlreadyExists');
    }
    const updated = shop.customers.update(customer.id, { addresses });
    return { status: 'success', data: { addresses: updated.addresses } };
  },

  getSavedPaymentMethod: (_, { customer }) => {
    const saved = customer().paymentProfile;
    return {
      hasPaymentProfile: saved !== null,
      type: saved?.type ?? null,
      cardNumber: saved?.cardNumber ?? null,
      nameOnCard: saved?.nameOnCard ?? null,
      expiryDate: saved?.expiryDate ?? null,
      bankAccountNumber: saved?.bankAccountNumber ?? null,
      bankAccountOwnerName: saved?.bankAccountOwnerName ?? null,
      paymentMethodName: saved?.methodName ?? null,
    };
  },

  getPaymentActivity: (_, { shop, customer }) => toPaymentActivity(shop, customer()),

  validateAddress: ({ query }) => ({ isMatch: isZipOfState(query.postCode, query.stateName) }),

  updateOptIn: async ({ body }, { shop, customer, identityProvider }) => {
    const { id } = customer();
    if (body.accessToken !== undefined) {
      const person = await identityProvider.fetchIdentity(body.accessToken);
      if (shop.customers.resolveId(person) !== id) throw new ShopError(403, 'error.message.userIsNotBelongTo');
    }
    shop.customers.update(id, { selectedNewsletter: body.optIn });
    return success;
  },

  setLanguage: ({ body: { languageCode } }, { shop, customer }) => {
    const isSupported = cultures.some(({ languages }) => languages.some((tag) => tag === languageCode));
    if (!isSupported) throw new ShopError(400, 'error.message.languageIsNotSupported', { languageCode });
    shop.customers.update(customer().id, { languageTag: languageCode });
    return success;
  },
} satisfies Handlers<
  | 'getProfile'
  | 'updatePersonalDetails'
  | 'updateAddresses'
  | 'getSavedPaymentMethod'
  | 'getPaymentActivity'
  | 'validateAddress'
  | 'updateOptIn'
  | 'setLanguage'
>;
