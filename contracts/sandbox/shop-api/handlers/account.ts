/** Account calls (specification 1, sections 3.3 and 7). */
import { cultures } from '@perennial/shared/cultures/cultures';
import type { Profile, StoredAddress } from '@perennial/shared/models/profile';
import { hasInitialPaymentInProgress, paymentActivityOf } from '../billing/payment-activity.ts';
import { complianceOf } from '../billing/recurring-consent.ts';
import { isAbleToSubscribe } from '../billing/recurring-payments.ts';
import { ShopError } from '../errors/shop-error.ts';
import type { HandlerContext, Handlers } from '../handler.ts';
import { isZipOfState } from '../market/states.ts';
import { type Customer, shippingAddressOf } from '../store/customers.ts';

function hasRunningSubscription(customer: Customer, { shop }: HandlerContext): boolean {
  return shop.subscriptions.ofCustomer(customer).some(({ status }) => status !== 'InActive');
}

/** An address stays as it is while an order is being paid or packed (specification 2, section 2). */
function isAddressLocked(customer: Customer, { shop }: HandlerContext): boolean {
  const isPacked = shop.subscriptions
    .ofCustomer(customer)
    .some(({ shipments }) => shipments.some(({ reason, state }) => reason === 'start' && state === 'preparing'));
  return isPacked || hasInitialPaymentInProgress(shop, customer);
}

/** The same place, whatever the addresses are for. */
function isSamePlace(a: StoredAddress, b: StoredAddress): boolean {
  const place = ({ type: _, ...fields }: StoredAddress) =>
    JSON.stringify(
      Object.entries(fields)
        .filter(([, value]) => Boolean(value))
        .sort(),
    );
  return place(a) === place(b);
}

function profileOf(customer: Customer, context: HandlerContext): Profile {
  const billing = customer.addresses.find(({ type }) => type === 'Billing') ?? null;
  return {
    personalDetail: {
      firstName: customer.firstName,
      lastName: customer.lastName,
      phoneNumber: customer.phoneNumber,
      initialPhoneNumber: customer.initialPhoneNumber,
      email: customer.email,
      selectedNewsletter: customer.selectedNewsletter,
      hasSubscription: hasRunningSubscription(customer, context),
      hasPayment: customer.paymentProfile !== null,
      sbeCompliance: complianceOf(customer, context.market.country),
      uuid: customer.id,
      hasInvalidRecurringPaymentDetail: customer.paymentProfile?.invalid ?? false,
      ableToSubscribe: isAbleToSubscribe(context.shop, customer),
      ableToUpdateAddress: !isAddressLocked(customer, context),
      languageCode: customer.languageTag,
    },
    addresses: [...customer.addresses],
    shipping: shippingAddressOf(customer),
    billing,
    hasBilling: billing !== null,
  };
}

export const accountHandlers = {
  getProfile: (_, context) => profileOf(context.customer(), context),

  updatePersonalDetails: ({ body }, context) => {
    const customer = context.customer();
    const { firstName, lastName, phoneNumber, selectedNewsletter, sbeCompliance } = body;
    const renamed = firstName !== customer.firstName || lastName !== customer.lastName;
    if (renamed && hasRunningSubscription(customer, context)) {
      throw new ShopError(400, 'error.message.personalDetailsAreLocked');
    }
    context.shop.customers.update(customer.id, {
      firstName,
      lastName,
      ...(phoneNumber !== undefined && { phoneNumber: phoneNumber === '' ? null : phoneNumber }),
      ...(selectedNewsletter !== undefined && { selectedNewsletter }),
      ...(sbeCompliance !== undefined && { sbeCompliance }),
    });
    return { status: 'success' };
  },

  updateAddresses: ({ body }, context) => {
    const customer = context.customer();
    const { country } = context.market;
    if (isAddressLocked(customer, context)) throw new ShopError(400, 'error.message.addressIsLocked');
    // Billing may be anywhere; what we ship stays in the country.
    if (body.addresses.some(({ type, countryCode }) => type !== 'Billing' && countryCode !== country)) {
      throw new ShopError(400, 'error.message.addressCountryIsWrong', { country });
    }
    const addresses: readonly StoredAddress[] = body.addresses;
    const [first, second] = addresses;
    if (first && second && isSamePlace(first, second)) {
      throw new ShopError(400, 'error.message.billingAddressAlreadyExists');
    }
    const updated = context.shop.customers.update(customer.id, { addresses });
    return { status: 'success', data: { addresses: updated.addresses } };
  },

  getSavedPaymentMethod: (_, context) => {
    const saved = context.customer().paymentProfile;
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

  getPaymentActivity: (_, { shop, customer }) => paymentActivityOf(shop, customer()),

  validateAddress: ({ query }) => ({ isMatch: isZipOfState(query.postCode, query.stateName) }),

  updateOptIn: async ({ body }, { shop, customer, identityProvider }) => {
    const { id } = customer();
    if (body.accessToken !== undefined) {
      const person = await identityProvider.whoseToken(body.accessToken);
      if (shop.customers.idOf(person) !== id) throw new ShopError(403, 'error.message.userIsNotBelongTo');
    }
    shop.customers.update(id, { selectedNewsletter: body.optIn });
    return { status: 'success' };
  },

  setLanguage: ({ body: { languageCode } }, { shop, customer }) => {
    const isSpoken = cultures.some(({ languages }) => languages.some((tag) => tag === languageCode));
    if (!isSpoken) throw new ShopError(400, 'error.message.languageIsNotSupported', { languageCode });
    shop.customers.update(customer().id, { languageTag: languageCode });
    return { status: 'success' };
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
