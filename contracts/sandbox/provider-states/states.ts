/** Sets up the provider states of the contract in the sandbox. Each function returns the values of its state. */
import { fullRecordStates } from './full-record-states.ts';
import {
  dateInDays,
  findOwnedSubscription,
  findReplenishmentOption,
  type PlanKind,
  signInCare,
} from './owned-subscriptions.ts';
import type { StatefulSandbox } from './shop-api-calls.ts';
import { callShopApi, italy } from './shop-api-calls.ts';

type Values = Readonly<Record<string, string>>;
type State = (sandbox: StatefulSandbox) => Promise<Values> | Values;

/** The scenario customers of the states. */
const OWEN = 'owen.macleod@example.com';
const RUTH = 'ruth.okafor@example.com';
const GIULIA = 'giulia.ferrari@example.com';
const TYLER = 'tyler.brooks@example.com';
const SANNE = 'sanne.devries@example.com';
const PRIYA = 'priya.shah@example.com';
const INSURED = 'denise.carter@example.com';
const CARE = { adminUserName: 'nadia.roy@example.com', adminPassword: 'CareDesk01' };

const ACCESS_TOKEN = 'access-token-of-the-canadian-customer';

const noValues: State = () => ({});
const signedIn =
  (email: string): State =>
  (sandbox) => ({ userToken: sandbox.userToken(email) });

/** The positions of Ruth's subscriptions in her scenario. */
const position = {
  replenishment: 0,
  unconfirmedReplenishment: 1,
  bundle: 2,
  unconfirmedBundle: 3,
  bundleWithinReturnDays: 4,
  device: 5,
  locked: 6,
  bundleAfterReturnDays: 7,
  ended: 8,
} as const;

type Position = keyof typeof position;

const ownedSubscription =
  (name: Position, kind?: PlanKind): State =>
  (sandbox) =>
    findOwnedSubscription(sandbox, RUTH, position[name], kind);

const signedInCare =
  (name: Position): State =>
  (sandbox) =>
    signInCare(sandbox, { ...CARE, customerEmail: RUTH }, position[name]);

const halo = [{ name: 'sonic-brush-halo', quantity: 1 }];
const cancelPaymentUrl = 'http://localhost:3000/en-ca/checkout';
const byVisa = { paymentMethodCode: 'Adyen.Visa', cancelPaymentUrl };
const reasons = { cancellationReason: 'It does not suit me', cancellationNote: '' };

async function unpaidOrder(sandbox: StatefulSandbox): Promise<Values> {
  const userToken = sandbox.userToken(OWEN);
  const cart = await callShopApi(sandbox, 'requestCart', { body: { bundles: halo } }, userToken);
  const order = await callShopApi(sandbox, 'submitOrder', { body: { bundles: halo, ...byVisa } }, userToken);
  return { userToken, orderNumber: order.orderNumber, amount: cart.firstTermTotalAmount.toFixed(2) };
}

/** A device that Ruth paid in full with her saved card. */
async function paidDevice(sandbox: StatefulSandbox): Promise<Values> {
  const values = await findOwnedSubscription(sandbox, RUTH, position.device, 'device');
  const body = { subscriptionNumber: values.subscriptionNumber, subscriptionRatePlanId: values.ratePlanId };
  await callShopApi(sandbox, 'payInFull', { body }, values.userToken);
  return values;
}

/** A device of Ruth with an unpaid pay-in-full order by card. */
async function startedPayInFull(sandbox: StatefulSandbox) {
  const values = await findOwnedSubscription(sandbox, RUTH, position.device, 'device');
  const { userToken, subscriptionNumber, ratePlanId: subscriptionRatePlanId } = values;
  const body = { subscriptionNumber, subscriptionRatePlanId, ...byVisa, sbeCompliance: 'NA' } as const;
  const order = await callShopApi(sandbox, 'orderPayInFull', { body }, userToken);
  return { userToken, orderNumber: order.orderNumber ?? '', amount: order.amount?.toFixed(2) ?? '' };
}

/** A past-due invoice of the Italian customer. */
async function pastDueInvoice(sandbox: StatefulSandbox) {
  const userToken = sandbox.userToken(GIULIA);
  const invoices = await callShopApi(sandbox, 'getInvoices', {}, userToken, italy);
  return { userToken, invoiceId: invoices.find(({ hasBalance }) => hasBalance)?.invoiceId ?? '' };
}

async function returningDevice(sandbox: StatefulSandbox): Promise<Values> {
  const values = await findOwnedSubscription(sandbox, RUTH, position.device);
  const query = { subscriptionNumber: values.subscriptionNumber };
  await callShopApi(sandbox, 'createReturn', { query, body: { scope: 'TryBuy', ...reasons } }, values.userToken);
  const carriers = await callShopApi(
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
    const values = await findOwnedSubscription(sandbox, RUTH, position.bundle, 'replenishment');
    await callShopApi(
      sandbox,
      'pauseReplenishment',
      { params: { id: values.subscriptionNumber }, query },
      values.userToken,
    );
    return { ...values, resumeDate: dateInDays(sandbox, 45) };
  };

export const providerStates = {
  'the bundle sonic-brush-halo is sold': noValues,
  'the promotion code HALO20 is valid for the bundle sonic-brush-halo, which the Canadian customer may order':
    signedIn(OWEN),
  'the bundle no-such-bundle is not sold': noValues,
  'the bundle sonic-brush-halo-rose is out of stock, and the Canadian customer may order': signedIn(OWEN),
  'the shop is closed for maintenance': (sandbox) => {
    const body = { errorMessages: [{ code: 'error.message.shopIsClosed', message: 'We are back soon.' }] };
    // Not the path of the states: the next one could not be set up.
    sandbox.control.faults.add({ service: 'shop-api', method: '*', path: '/api/*', status: 503, body });
    return {};
  },

  'no access token is valid': signedIn(OWEN),
  'the token of the customer has expired': () => ({ userToken: 'expired-token' }),
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
    const invoices = await callShopApi(sandbox, 'getInvoices', {}, userToken);
    return { userToken, fileId: invoices.find(({ pdfFileId }) => pdfFileId)?.pdfFileId ?? '' };
  },
  'the American customer has an address in Austin, Texas': signedIn(TYLER),
  'new@example.com has no account': noValues,
  'taken@example.com has an account': () => ({ customerEmail: OWEN }),
  'customer care may sign in for the customer': () => ({ ...CARE, customerEmail: RUTH }),

  'the Canadian customer has an unpaid order of sonic-brush-halo': unpaidOrder,
  'the Canadian customer returns from a payment for sonic-brush-halo': async (sandbox) => {
    // The order is paid with the saved card, so the query string needs only the order number.
    const userToken = sandbox.userToken(OWEN);
    const { orderNumber } = await callShopApi(
      sandbox,
      'submitOrder',
      { body: { bundles: halo, cancelPaymentUrl } },
      userToken,
    );
    return { userToken, paymentResult: `merchantReference=${orderNumber}` };
  },
  'the customer returns from a failed pay-in-full payment': async (sandbox) => {
    const { userToken, orderNumber } = await startedPayInFull(sandbox);
    return { userToken, paymentResult: `merchantReference=${orderNumber}` };
  },
  'the customer has started an order of sonic-brush-halo': async (sandbox) => {
    const userToken = sandbox.userToken(OWEN);
    const body = { bundleName: 'sonic-brush-halo' };
    const { orderNumber } = await callShopApi(sandbox, 'createCheckout', { body }, userToken);
    return { userToken, orderNumber };
  },
  'the customer has started a change of the payment method': async (sandbox) => {
    const userToken = sandbox.userToken(OWEN);
    const body = { ...byVisa, sbeCompliance: 'NA' } as const;
    const { orderNumber } = await callShopApi(sandbox, 'changePaymentMethod', { body }, userToken);
    return { userToken, orderNumber: orderNumber ?? '' };
  },
  'invoice I-1000001 of the Italian customer is past due': pastDueInvoice,
  'the Italian customer has started to pay invoice I-1000001': async (sandbox) => {
    const { userToken, invoiceId } = await pastDueInvoice(sandbox);
    const body = { invoiceId, ...byVisa, sbeCompliance: 'True' } as const;
    const { orderNumber } = await callShopApi(sandbox, 'orderPayNow', { body }, userToken, italy);
    return { userToken, invoiceId, orderNumber: orderNumber ?? '' };
  },
  'the customer has started to pay a device in full': startedPayInFull,

  'subscription S-1000001 belongs to another customer': async (sandbox) => ({
    ...(await findOwnedSubscription(sandbox, RUTH, position.bundle, 'replenishment')),
    userToken: sandbox.userToken(OWEN),
  }),
  'device P-1000001 of subscription S-1000001 can be paid in full': ownedSubscription('device', 'device'),
  'the promotion code KEEPIT15 is valid for pay in full of device P-1000001 of subscription S-1000001':
    ownedSubscription('device', 'device'),
  'device P-1000001 of subscription S-1000001 is paid in full': paidDevice,
  'subscription S-1000001 is a device only and can be returned': ownedSubscription('device'),
  'the device of subscription S-1000001 is in its lock-in period': ownedSubscription('locked'),
  'subscription S-1000001 is a device only': ownedSubscription('device', 'device'),
  'subscription S-1000001 is a device only and can be cancelled': ownedSubscription('device'),
  'subscription S-1000001 is a replenishment only': async (sandbox) => {
    const values = await findOwnedSubscription(sandbox, RUTH, position.replenishment, 'replenishment');
    return { ...values, newRatePlanId: await findReplenishmentOption(sandbox, values, 'frequency') };
  },
  'the promotion code REFILL25 is valid for subscription S-1000001': ownedSubscription('replenishment'),
  'the replenishment of subscription S-1000001 can be changed to P-1000002': async (sandbox) => {
    const values = await findOwnedSubscription(sandbox, RUTH, position.replenishment);
    return { ...values, newRatePlanId: await findReplenishmentOption(sandbox, values, 'product') };
  },
  'subscription S-1000001 is a replenishment only, with an unconfirmed shipment':
    ownedSubscription('unconfirmedReplenishment'),
  'subscription S-1000001 is a bundle with a replenishment P-1000001': ownedSubscription('bundle', 'replenishment'),
  'subscription S-1000001 is a bundle with an unconfirmed shipment': ownedSubscription('unconfirmedBundle'),
  'the replenishment of subscription S-1000001 can be paused until 2027-01-15': async (sandbox) => ({
    ...(await findOwnedSubscription(sandbox, RUTH, position.bundle)),
    resumeDate: dateInDays(sandbox, 30),
  }),
  'the replenishment of subscription S-1000001 is paused': paused({}),
  'the replenishment of subscription S-1000001 is paused until a date that can be changed to 2027-01-15': (sandbox) =>
    paused({ resumeDate: dateInDays(sandbox, 30) })(sandbox),
  'subscription S-1000001 is American and linked to a health insurer': (sandbox) =>
    findOwnedSubscription(sandbox, INSURED, 0),
  'subscription S-1000001 is Dutch and its device can be repaired': (sandbox) =>
    findOwnedSubscription(sandbox, SANNE, 0),
  'subscription S-1000001 is a British hair-removal device that can be returned': (sandbox) =>
    findOwnedSubscription(sandbox, PRIYA, 0),
  'the device of subscription S-1000001 is on its way back': returningDevice,
  'carrier-1 can pick up the device of subscription S-1000001': returningDevice,

  ...fullRecordStates,

  'customer care acts for the customer of subscription S-1000001, a bundle': signedInCare('bundleAfterReturnDays'),
  'customer care acts for the customer of subscription S-1000001, within its right-to-return days':
    signedInCare('bundleWithinReturnDays'),
  'customer care acts for the customer of subscription S-1000001, after its right-to-return days':
    signedInCare('bundleAfterReturnDays'),
  'customer care acts for the customer of subscription S-1000001, which has ended': signedInCare('ended'),
} satisfies Record<string, State>;
