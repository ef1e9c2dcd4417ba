/** Account calls (specification 1, sections 3.3 and 7). */
import type { Profile, StoredAddress } from '@perennial/shared/models/profile';
import { complianceOf } from '../compliance.ts';
import { type Customer, shippingAddressOf } from '../customers.ts';
import { ShopError } from '../errors.ts';
import type { HandlerContext, Handlers } from '../handler.ts';

function hasRunningSubscription(customer: Customer, { shop }: HandlerContext): boolean {
  return shop.subscriptions.ofCustomer(customer).some(({ status }) => status !== 'InActive');
}

function hasPendingPayment(customer: Customer, { shop }: HandlerContext): boolean {
  return shop.orders.ofCustomer(customer).some(({ state }) => state === 'payment-pending');
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
      ableToSubscribe: customer.ableToSubscribe,
      ableToUpdateAddress: !hasPendingPayment(customer, context),
    },
    addresses: [...customer.addresses],
    shipping: shippingAddressOf(customer),
    billing,
    hasBilling: billing !== null,
  };
}

export const accountHandlers = {
  signInWithProvider: async ({ body }, { shop, identityProvider, giveToken }) => {
    const customer = shop.customers.signedIn(await identityProvider.whoseToken(body.accessToken));
    const token = shop.tokens.issue(customer.id);
    giveToken(token);
    const { id: uuid, email, firstName, lastName } = customer;
    return { token, details: { uuid, email, firstName, lastName } };
  },

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
    // Billing may be anywhere; what we ship stays in the country.
    if (body.addresses.some(({ type, countryCode }) => type !== 'Billing' && countryCode !== country)) {
      throw new ShopError(400, 'error.message.addressCountryIsWrong', { country });
    }
    const addresses: readonly StoredAddress[] = body.addresses;
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

  getPaymentActivity: (_, context) => {
    const customer = context.customer();
    const pending = hasPendingPayment(customer, context);
    return {
      hasPaymentInProgress: pending,
      hasInvalidRecurringPaymentDetail: customer.paymentProfile?.invalid ?? false,
      hasInitialPaymentInProgress: pending,
    };
  },
} satisfies Handlers<
  | 'signInWithProvider'
  | 'getProfile'
  | 'updatePersonalDetails'
  | 'updateAddresses'
  | 'getSavedPaymentMethod'
  | 'getPaymentActivity'
>;
