/** Brings the sandbox into the states that the contract names; each answers the values that its requests need. */
import type { Sandbox } from '@perennial/sandbox/sandbox';

import type { StateName } from '../consumer/states.ts';
import { careFor, daysFromNow, type Kind, ownedBy, replenishmentOptionOf } from './owned-subscriptions.ts';
import { askShop, italy } from './sandbox-requests.ts';

type Values = Readonly<Record<string, string>>;
type State = (sandbox: Sandbox) => Promise<Values> | Values;

/** The scenario customers that the states take. */
const OWEN = 'owen.macleod@example.com';
const RUTH = 'ruth.okafor@example.com';
const GIULIA = 'giulia.ferrari@example.com';
const TYLER = 'tyler.brooks@example.com';
const SANNE = 'sanne.devries@example.com';
const PRIYA = 'priya.shah@example.com';
const INSURED = 'denise.carter@example.com';
const CARE = { adminUserName: 'nadia.roy@example.com', adminPassword: 'CareDesk01' };

const ACCESS_TOKEN = 'access-token-of-the-canadian-customer';

const nothing: State = () => ({});
const signedIn =
  (email: string): State =>
  (sandbox) => ({ userToken: sandbox.userToken(email) });

/** Subscriptions of Ruth, who has one of everything, by their place in her scenario. */
const place = {
  replenishment: 0,
  replenishmentOfToday: 1,
  bundle: 2,
  bundleOfToday: 3,
  bundleInTime: 4,
  device: 5,
  locked: 6,
  bundleTooLate: 7,
  ended: 8,
} as const;

type Place = keyof typeof place;

const owned =
  (what: Place, kind?: Kind): State =>
  (sandbox) =>
    ownedBy(sandbox, RUTH, place[what], kind);

const inCare =
  (what: Place): State =>
  (sandbox) =>
    careFor(sandbox, { ...CARE, customerEmail: RUTH }, place[what]);

const halo = [{ name: 'sonic-brush-halo', quantity: 1 }];
const cancelPaymentUrl = 'http://localhost:3000/en-ca/checkout';
const byVisa = { paymentMethodCode: 'Adyen.Visa', cancelPaymentUrl };
const reasons = { cancellationReason: 'It does not suit me', cancellationNote: '' };

async function unpaidOrder(sandbox: Sandbox): Promise<Values> {
  const userToken = sandbox.userToken(OWEN);
  const cart = await askShop(sandbox, 'requestCart', { body: { bundles: halo } }, userToken);
  const order = await askShop(sandbox, 'submitOrder', { body: { bundles: halo, ...byVisa } }, userToken);
  return { userToken, orderNumber: order.orderNumber, amount: cart.firstTermTotalAmount.toFixed(2) };
}

/** A device of Ruth that she has paid in full by the card that she saved. */
async function paidDevice(sandbox: Sandbox): Promise<Values> {
  const values = await ownedBy(sandbox, RUTH, place.device, 'device');
  const body = { subscriptionNumber: values.subscriptionNumber, subscriptionRatePlanId: values.ratePlanId };
  await askShop(sandbox, 'payInFull', { body }, values.userToken);
  return values;
}

/** The rest of a device of Ruth, ordered by card and not paid yet. */
async function orderedDevice(sandbox: Sandbox) {
  const values = await ownedBy(sandbox, RUTH, place.device, 'device');
  const { userToken, subscriptionNumber, ratePlanId: subscriptionRatePlanId } = values;
  const body = { subscriptionNumber, subscriptionRatePlanId, ...byVisa, sbeCompliance: 'NA' } as const;
  const order = await askShop(sandbox, 'orderPayInFull', { body }, userToken);
  return { userToken, orderNumber: order.orderNumber ?? '', amount: order.amount?.toFixed(2) ?? '' };
}

/** An invoice that the Italian customer has not paid in time. */
async function pastDueInvoice(sandbox: Sandbox) {
  const userToken = sandbox.userToken(GIULIA);
  const invoices = await askShop(sandbox, 'getInvoices', {}, userToken, italy);
  return { userToken, invoiceId: invoices.find(({ hasBalance }) => hasBalance)?.invoiceId ?? '' };
}

async function deviceOnItsWayBack(sandbox: Sandbox): Promise<Values> {
  const values = await ownedBy(sandbox, RUTH, place.device);
  const query = { subscriptionNumber: values.subscriptionNumber };
  await askShop(sandbox, 'createReturn', { query, body: { scope: 'TryBuy', ...reasons } }, values.userToken);
  const carriers = await askShop(
    sandbox,
    'getReturnCarriers',
    { query: { ...query, scope: 'TryBuy' } },
    values.userToken,
  );
  return { ...values, carrierId: carriers.tryBuyCarriers[0]?.id ?? '' };
}

const paused =
  (query: { readonly resumeDate?: string }): State =>
  async (sandbox) => {
    const values = await ownedBy(sandbox, RUTH, place.bundle, 'replenishment');
    await askShop(
      sandbox,
      'pauseReplenishment',
      { params: { id: values.subscriptionNumber }, query },
      values.userToken,
    );
    return { ...values, resumeDate: daysFromNow(sandbox, 45) };
  };

export const providerStates = {
  'the bundle sonic-brush-halo is sold': nothing,
  'the promotion code HALO20 is valid for the bundle sonic-brush-halo, which the Canadian customer may order':
    signedIn(OWEN),
  'the bundle no-such-bundle is not sold': nothing,
  'the shop is closed for maintenance': (sandbox) => {
    const body = { errorMessages: [{ code: 'error.message.shopIsClosed', message: 'We are back soon.' }] };
    sandbox.control.faults.add({ service: 'shop-api', method: '*', path: '/*', status: 503, body });
    return {};
  },

  'no access token is valid': signedIn(OWEN),
  'the token of the customer has run out': () => ({ userToken: 'a-token-that-has-run-out' }),
  'the Canadian customer has an access token of the identity provider': (sandbox) => {
    sandbox.control.faults.add({
      service: 'identity',
      method: 'GET',
      path: '/me',
      status: 200,
      body: { sub: 'ca-subscriber', email: OWEN, given_name: 'Owen', family_name: 'MacLeod' },
    });
    return { userToken: sandbox.userToken(OWEN), accessToken: ACCESS_TOKEN };
  },
  'the Canadian customer may order and has an address': signedIn(OWEN),
  'the Canadian customer has a subscription, a card and an invoice': async (sandbox) => {
    const userToken = sandbox.userToken(OWEN);
    const invoices = await askShop(sandbox, 'getInvoices', {}, userToken);
    return { userToken, fileId: invoices.find(({ pdfFileId }) => pdfFileId)?.pdfFileId ?? '' };
  },
  'the American customer has an address in Austin, Texas': signedIn(TYLER),
  'new@example.com has no account': nothing,
  'taken@example.com has an account': () => ({ customerEmail: OWEN }),
  'customer care may sign in for the customer': () => ({ ...CARE, customerEmail: RUTH }),

  'the Canadian customer has ordered sonic-brush-halo and not paid': unpaidOrder,
  'the Canadian customer comes back from paying for sonic-brush-halo': async (sandbox) => {
    // Paid by the card that is saved: the provider's query names the order, the shop knows the rest.
    const userToken = sandbox.userToken(OWEN);
    const { orderNumber } = await askShop(
      sandbox,
      'submitOrder',
      { body: { bundles: halo, cancelPaymentUrl } },
      userToken,
    );
    return { userToken, paymentResult: `merchantReference=${orderNumber}` };
  },
  'the customer comes back from a failed payment of the rest of a device': async (sandbox) => {
    const { userToken, orderNumber } = await orderedDevice(sandbox);
    return { userToken, paymentResult: `merchantReference=${orderNumber}` };
  },
  'the customer has started an order of sonic-brush-halo': async (sandbox) => {
    const userToken = sandbox.userToken(OWEN);
    const body = { bundleName: 'sonic-brush-halo' };
    const { orderNumber } = await askShop(sandbox, 'createCheckout', { body }, userToken);
    return { userToken, orderNumber };
  },
  'the customer is about to change the payment method': async (sandbox) => {
    const userToken = sandbox.userToken(OWEN);
    const body = { ...byVisa, sbeCompliance: 'NA' } as const;
    const { orderNumber } = await askShop(sandbox, 'changePaymentMethod', { body }, userToken);
    return { userToken, orderNumber: orderNumber ?? '' };
  },
  'invoice I-1000001 of the Italian customer is past due': pastDueInvoice,
  'the Italian customer is about to pay invoice I-1000001': async (sandbox) => {
    const { userToken, invoiceId } = await pastDueInvoice(sandbox);
    const body = { invoiceId, ...byVisa, sbeCompliance: 'True' } as const;
    const { orderNumber } = await askShop(sandbox, 'orderPayNow', { body }, userToken, italy);
    return { userToken, invoiceId, orderNumber: orderNumber ?? '' };
  },
  'the customer is about to pay the rest of a device': orderedDevice,

  'subscription S-1000001 belongs to somebody else': async (sandbox) => ({
    ...(await ownedBy(sandbox, RUTH, place.bundle, 'replenishment')),
    userToken: sandbox.userToken(OWEN),
  }),
  'device P-1000001 of subscription S-1000001 can be paid in full': owned('device', 'device'),
  'the promotion code KEEPIT15 is valid for paying device P-1000001 of subscription S-1000001 in full': owned(
    'device',
    'device',
  ),
  'device P-1000001 of subscription S-1000001 is paid in full': paidDevice,
  'subscription S-1000001 is a device alone that can be returned': owned('device'),
  'the device of subscription S-1000001 is in its lock-in period': owned('locked'),
  'subscription S-1000001 is a device alone without replenishment': owned('device', 'device'),
  'subscription S-1000001 is a device alone that can be cancelled': owned('device'),
  'subscription S-1000001 is a replenishment alone': async (sandbox) => {
    const values = await ownedBy(sandbox, RUTH, place.replenishment, 'replenishment');
    return { ...values, newRatePlanId: await replenishmentOptionOf(sandbox, values, 'frequency') };
  },
  'the promotion code REFILL25 is valid for subscription S-1000001': owned('replenishment'),
  'the replenishment of subscription S-1000001 can become P-1000002': async (sandbox) => {
    const values = await ownedBy(sandbox, RUTH, place.replenishment);
    return { ...values, newRatePlanId: await replenishmentOptionOf(sandbox, values, 'product') };
  },
  'subscription S-1000001 is a replenishment alone whose shipment is not confirmed': owned('replenishmentOfToday'),
  'subscription S-1000001 is a bundle with a replenishment P-1000001': owned('bundle', 'replenishment'),
  'subscription S-1000001 is a bundle whose shipment is not confirmed': owned('bundleOfToday'),
  'the replenishment of subscription S-1000001 can be paused until 2027-01-15': async (sandbox) => ({
    ...(await ownedBy(sandbox, RUTH, place.bundle)),
    resumeDate: daysFromNow(sandbox, 30),
  }),
  'the replenishment of subscription S-1000001 is paused': paused({}),
  'the replenishment of subscription S-1000001 is paused until a day, which can become 2027-01-15': (sandbox) =>
    paused({ resumeDate: daysFromNow(sandbox, 30) })(sandbox),
  'subscription S-1000001 is American and linked to a health insurer': (sandbox) => ownedBy(sandbox, INSURED, 0),
  'subscription S-1000001 is Dutch and its device can be repaired': (sandbox) => ownedBy(sandbox, SANNE, 0),
  'subscription S-1000001 is British hair removal that can be returned': (sandbox) => ownedBy(sandbox, PRIYA, 0),
  'the device of subscription S-1000001 is on its way back': deviceOnItsWayBack,
  'the device of subscription S-1000001 is to be fetched by carrier-1': deviceOnItsWayBack,

  'customer care acts for the customer of subscription S-1000001, a bundle': inCare('bundleTooLate'),
  'customer care acts for the customer of subscription S-1000001, within its right-to-return days':
    inCare('bundleInTime'),
  'customer care acts for the customer of subscription S-1000001, after its right-to-return days':
    inCare('bundleTooLate'),
  'customer care acts for the customer of subscription S-1000001, which has ended': inCare('ended'),
} satisfies Record<StateName, State>;
