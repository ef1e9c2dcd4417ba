import { callNames, calls } from '@perennial/shared/catalogue/routes';
import { beforeEach, describe, expect, it } from 'vitest';
import { agedSubscription } from '../testing/aged-subscription.ts';
import { canada, type Headers, type OpenShop, openShop } from '../testing/open-shop.ts';

const number = 'S1';

let open: OpenShop;
let admin: Headers;
beforeEach(async () => {
  open = await openShop();
  have(60);
  const { token } = await signIn();
  admin = { ...canada, 'user-token': token };
});

const credentials = {
  customerEmail: 'owen.macleod@example.com',
  adminUserName: 'nadia.roy@example.com',
  adminPassword: 'CareDesk01',
};
const signIn = () => open.call('signInAdmin', 'POST', '/api/admin/signin', canada, credentials);
const have = (days: number, customerId = 'ca-subscriber') =>
  open.shop.subscriptions.put({ ...agedSubscription({ bundle: 'air-purifier-aura-4B', days }), customerId });
const actions = () => open.call('getCareActions', 'GET', `/api/admin/${number}/actions`, admin);
const details = () => open.call('getSubscription', 'GET', `/api/subscriptions/${number}`, admin);

describe('an admin', () => {
  it('still acts in the call that renews the token, and cannot act with the old one afterwards', async () => {
    const token = open.shop.tokens.issue('ca-subscriber', 'nadia.roy@example.com', 60_000);
    const list = (userToken: unknown) =>
      open.send('GET', `/api/admin/${number}/actions`, { ...canada, 'user-token': String(userToken) });
    const renewing = await list(token);
    expect(renewing.status).toBe(200);
    expect((await list(token)).status).toBe(401);
    expect((await list(renewing.headers['user-token'])).status).toBe(200);
  });

  it('signs in for the customer with the given e-mail', async () => {
    expect((await signIn()).details).toMatchObject({ uuid: 'ca-subscriber', firstName: 'Owen' });
    const profile = await open.call('getProfile', 'GET', '/api/user/details', admin);
    expect(profile.personalDetail.email).toBe('owen.macleod@example.com');
  });

  it.each([
    ['without the right password', { adminPassword: 'guess' }, 400, 'adminIsInvalid'],
    [
      'without being one',
      { adminUserName: 'owen.macleod@example.com', adminPassword: 'Toronto416' },
      400,
      'adminIsInvalid',
    ],
    ['for an unknown customer', { customerEmail: 'nobody@example.com' }, 404, 'customerIsNotFound'],
  ])('is refused %s', async (_, wrong, status, code) => {
    const refusal = await open.callRefused('POST', '/api/admin/signin', canada, { ...credentials, ...wrong });
    expect(refusal).toMatchObject({ status, code: `error.message.${code}` });
  });

  it('has access to the subscriptions of that customer only', async () => {
    have(60, 'ca-failed-card');
    expect(await open.callRefused('GET', `/api/admin/${number}/actions`, admin)).toMatchObject({
      status: 403,
      code: 'error.message.userIsNotBelongTo',
    });
  });
});

describe('the calls of customer care are refused', () => {
  const careCalls = callNames.filter((name) => calls[name].access === 'admin');
  const toUrl = (name: (typeof careCalls)[number]) => calls[name].path.replace('{n}', number);

  it.each(careCalls)('for customers: %s', async (name) => {
    const refusal = await open.callRefused(calls[name].method, toUrl(name), open.as('ca-subscriber'));
    expect(refusal).toMatchObject({ status: 403, code: 'error.message.userIsNotAdmin' });
  });

  it.each(careCalls)('without a token: %s', async (name) => {
    expect((await open.callRefused(calls[name].method, toUrl(name), canada)).status).toBe(401);
  });
});

describe('a care action', () => {
  it('is listed as enabled or disabled', async () => {
    const enabled = (await actions()).filter((action) => action.enabled).map(({ name }) => name);
    expect(enabled).toContain('trybuycancellation-after-right-to-return-day');
    expect(enabled).not.toContain('trybuycancellation-within-right-to-return-day');
  });

  it.each([
    [20, 'actions/cancellation-within-right-to-return-day', ['Cancel', 'Cancel']],
    [60, 'actions/cancellation-after-right-to-return-day', ['Cancel', 'Cancel']],
    [60, 'actions/cancellation-after-right-to-return-day-not-fault?cancellationDate=2026-03-01', ['Cancel', 'Cancel']],
    [20, 'try-buy/actions/cancellation-within-right-to-return-day', ['Cancel', null]],
    [60, 'try-buy/actions/cancellation-after-right-to-return-day', ['Cancel', null]],
    [
      60,
      'try-buy/actions/cancellation-after-right-to-return-day-not-fault?cancellationDate=2026-03-01',
      ['Cancel', null],
    ],
    [20, 'replenishment/actions/cancellation-within-right-to-return-day', [null, 'Cancel']],
    [
      60,
      'replenishment/actions/cancellation-after-right-to-return-day-not-fault?cancellationDate=2026-03-01',
      [null, 'Cancel'],
    ],
  ])('after %i days: %s', async (days, action, statuses) => {
    have(days);
    const { status } = await open.send('POST', `/api/admin/${number}/${action}`, admin);
    expect(status).toBe(200);
    expect((await details()).ratePlans.map((plan) => plan.status)).toEqual(statuses);
  });

  it.each([
    [20, 'trybuycancellation-within-right-to-return-day'],
    [60, 'trybuycancellation-after-right-to-return-day'],
  ])('of the hair-removal product after %i days: %s', async (days, action) => {
    have(days);
    expect((await open.send('POST', `/api/trybuy/${number}/actions/${action}`, admin)).status).toBe(200);
    expect((await details()).ratePlans[0]?.status).toBe('Cancel');
  });

  it('is refused if it is disabled', async () => {
    const url = `/api/admin/${number}/actions/cancellation-within-right-to-return-day`;
    expect(await open.callRefused('POST', url, admin)).toMatchObject({
      status: 400,
      code: 'error.message.careActionIsNotEnabled',
    });
  });

  it('refunds payments since the cancellation date if the customer is not at fault', async () => {
    have(40);
    const before = open.shop.invoices.ofCustomer({ id: 'ca-subscriber' }).length;
    open.clock.advance(40);
    const url = `/api/admin/${number}/try-buy/actions/cancellation-after-right-to-return-day-not-fault`;
    await open.send('POST', `${url}?cancellationDate=2026-03-20`, admin);
    const added = open.shop.invoices.ofCustomer({ id: 'ca-subscriber' }).slice(0, -before || undefined);
    const devices = added.flatMap(({ lines }) => lines).filter(({ partId }) => partId === 'aura-purifier');
    expect(devices.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect(devices.some(({ amount }) => amount < 0)).toBe(true);
  });
});

describe('re-shipping', () => {
  const url = `/api/admin/${number}/actions/reshipping`;
  const hasReship = async () => (await actions()).find(({ name }) => name === 'reshipping')?.extraData?.hasReship;

  it('needs an option the first time only', async () => {
    expect(await hasReship()).toBe(false);
    expect(await open.callRefused('POST', url, admin, {})).toMatchObject({
      status: 400,
      code: 'error.message.reshippingIsNotApplied',
      message: 're-shipping rate plan not applied',
    });
    await open.call('reship', 'POST', url, admin, { option: 'Both' });
    expect(await hasReship()).toBe(true);
    await open.call('reship', 'POST', url, admin, {});
  });
});

describe('a discount', () => {
  it('reduces the next payment', async () => {
    const discount = { subscriptionNumber: number, discountAmount: 4.1 };
    await open.call('giveDiscount', 'POST', '/api/admin/action/giving-discount', admin, discount);
    open.clock.advance(31);
    const [first] = open.shop.invoices
      .ofCustomer({ id: 'ca-subscriber' })
      .flatMap(({ lines }) => lines)
      .filter(({ partId }) => partId === 'aura-purifier');
    expect(first?.amount).toBe(2599 - 410);
  });
});
