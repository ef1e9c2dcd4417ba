// @vitest-environment happy-dom
import type { PaymentMethod, PaymentOrder } from '@perennial/shared/models/payment';
import { afterEach, expect, it, vi } from 'vitest';
import { ProblemError } from '../../api/client.ts';
import type { PaymentPurpose } from './account-payment.ts';
import { createAccountPaymentStore } from './account-payment-store.ts';

const visa: PaymentMethod = { provider: 'Adyen', isCreditCard: true, code: 'Adyen.Visa', name: 'Visa', logoUrl: '' };
const paypal: PaymentMethod = { ...visa, provider: 'PayPal', isCreditCard: false, code: 'PayPal', name: 'PayPal' };
const session = { id: 'S-1', session: 'data', clientKey: 'local_X', environment: 'test' };
const byCard: PaymentOrder = { orderNumber: 'PA-1', htmlForm: null };
const byForm: PaymentOrder = { orderNumber: null, htmlForm: '<form action="https://pay.example.com/" method="post">' };
const refused = new ProblemError({
  type: '',
  title: '',
  status: 400,
  detail: 'Paid already',
  messages: [],
  requestId: '',
});

afterEach(() => vi.unstubAllGlobals());

/** A payment whose order the shop answers in turn. */
function createPayment(...orders: readonly (PaymentOrder | Error)[]) {
  const answers = [...orders];
  let sent = 0;
  const followed: string[] = [];
  const reload = vi.fn(async () => {});
  const purpose: PaymentPurpose = {
    async order() {
      sent += 1;
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer ?? byCard;
    },
    session: async () => session,
  };
  const call = () => Promise.reject(new Error('no other call expected'));
  const texts = { unreadable: 'Nothing was charged', unknown: 'Please look first' };
  const store = createAccountPaymentStore({ call, onOrder: () => {}, reload, texts });
  const start = (method = visa) =>
    store.start(purpose, { method, sbeCompliance: 'NA', cancelPaymentUrl: '' }, ({ action }) => followed.push(action));
  return { store, start, followed, reload, sent: () => sent };
}

it('starts a payment once, however often its button is pressed', async () => {
  const { store, start, sent } = createPayment();
  const first = start();
  expect(store.get()).toEqual({ busy: true, failure: undefined, card: undefined });
  await Promise.all([start(), start(), first]);
  expect(sent()).toBe(1);
  expect(store.get()).toEqual({ busy: false, failure: undefined, card: { session, method: visa } });
  store.close();
  expect(store.get().card).toBeUndefined();
});

it('takes no press while the browser leaves for the page of a provider', async () => {
  const { store, start, sent, followed } = createPayment(byForm, byForm);
  expect(await start(paypal)).toBeUndefined();
  await start(paypal);
  expect([sent(), followed]).toEqual([1, ['https://pay.example.com/']]);
  expect(store.get().busy).toBe(true);
});

it('says why a payment has not started, and can be pressed again', async () => {
  const { store, start, sent } = createPayment(refused, byCard);
  expect(await start()).toBe('Paid already');
  expect(store.get()).toEqual({ busy: false, failure: 'Paid already', card: undefined });
  expect(await start()).toBeUndefined();
  expect(store.get().failure).toBeUndefined();
  expect(sent()).toBe(2);
});

it.each([
  ['nobody knows whether it took the payment', 504, 1],
  ['it has refused the payment: somebody else may have paid', 400, 1],
  ['there were too many requests, which says nothing about the payment', 429, 0],
] as const)(
  'loads again what the shop has before it says why, unless nothing can have changed: %s',
  async (_, status, times) => {
    const failed = new ProblemError({ ...refused.problem, status, code: 'any', detail: 'The reason' });
    const { store, start, reload } = createPayment(failed);
    reload.mockImplementation(async () => expect(store.get()).toMatchObject({ busy: true, failure: undefined }));
    expect(await start()).toBe('The reason');
    expect(reload).toHaveBeenCalledTimes(times);
  },
);

it('says that nothing was charged if the page of the provider cannot be opened', async () => {
  const { store, start } = createPayment({ orderNumber: null, htmlForm: 'no form' });
  expect(await start(paypal)).toBe('Nothing was charged');
  expect(store.get().busy).toBe(false);
});

it('does not say that nothing was done after a fault of the program, and reports it', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const fault = new TypeError('no order');
  const { start } = createPayment(fault);
  expect(await start()).toBe('Please look first');
  expect(reported).toHaveBeenCalledExactlyOnceWith(fault);
});
