/**
 * Each kind of charge, pressed in two tabs over two instances, in the books of the sandbox's shop
 * (docs/rules/errors.md#exactly-once). The faults of a shop API are in `charges.test.ts`. With a key for
 * each press the books would have three kinds six times, and the shop would refuse three others; of two payments the shop
 * itself keeps one.
 */
import { isDeepStrictEqual } from 'node:util';
import type { LedgerEntry } from '@perennial/sandbox/shop-api/billing/ledger';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HttpBrowser } from './harness/http-browser.ts';
import { useStack } from './running-stack.ts';

const stack = useStack();

type ShownPlan = {
  readonly id: string;
  readonly allowOneTimeReplenishment: boolean;
  readonly ableToPayInFull: boolean;
};
type ShownInvoice = { readonly invoiceId: string; readonly balance: number };
type Known = { readonly number: string; readonly plan: string; readonly invoice: string };

type Kind = {
  readonly name: string;
  readonly customer: string;
  /** Of the customer, by its place. */
  readonly subscription: number;
  readonly path: (known: Known) => string;
  readonly body: (known: Known) => object;
  readonly byCare?: true;
  /** What one press writes into the books, and takes out of them. */
  readonly writes: readonly string[];
  readonly removes?: readonly string[];
};

const payment = {
  paymentMethodCode: 'Adyen.Visa',
  cancelPaymentUrl: `${stack.origin}/en-ca/my-account/billing`,
  sbeCompliance: 'NA',
};

const ofPlan = ({ number, plan }: Known) => ({ subscriptionNumber: number, subscriptionRatePlanId: plan });

const kinds: readonly Kind[] = [
  {
    name: 'a one-time order',
    customer: 'ca-collector',
    subscription: 0,
    path: () => '/api/subscriptions/oneTimeOrder-replenishment',
    body: ofPlan,
    writes: ['invoice', 'one-time order', 'parcel'],
  },
  {
    name: 'a shipment now',
    customer: 'ca-collector',
    subscription: 2,
    path: ({ number, plan }) => `/api/subscriptions/${number}/replenishment/${plan}/shipping-now`,
    body: () => ({}),
    writes: ['invoice', 'parcel'],
  },
  {
    name: 'the payment of an invoice',
    customer: 'ca-failed-card',
    subscription: 0,
    path: () => '/api/users/current/payment-profile-with-immediate-payment',
    body: ({ invoice }) => ({ ...payment, invoiceId: invoice }),
    writes: ['payment'],
  },
  {
    name: 'a payment in full',
    customer: 'ca-collector',
    subscription: 5,
    path: () => '/api/users/current/payment-profile-with-pay-in-full',
    body: (known) => ({ ...payment, ...ofPlan(known) }),
    writes: ['payment'],
  },
  {
    name: 'a discount code',
    customer: 'ca-collector',
    subscription: 4,
    path: () => '/api/subscriptions/apply-promotionCode',
    body: ({ number }) => ({ subscriptionNumber: number, promotionCode: 'HALO20' }),
    writes: ['code'],
  },
  {
    name: 'the end of a pause',
    customer: 'ca-paused',
    subscription: 0,
    path: ({ number }) => `/api/replenishments/${number}/resume`,
    body: () => ({}),
    writes: [],
    removes: ['pause'],
  },
  {
    name: 'a discount by customer care',
    customer: 'ca-collector',
    subscription: 6,
    path: () => '/api/admin/action/giving-discount',
    body: ({ number }) => ({ subscriptionNumber: number, discountAmount: 5 }),
    byCare: true,
    writes: ['discount 5'],
  },
  {
    name: 'a second shipment by customer care',
    customer: 'ca-collector',
    subscription: 7,
    path: ({ number }) => `/api/admin/${number}/actions/reshipping`,
    body: () => ({ option: 'Replenishment' }),
    byCare: true,
    writes: ['parcel'],
  },
];

/** Of each kind, in the order of the kinds. */
const lines: string[] = [];
let chargedOnce = 0;

beforeAll(() => stack.clear());
afterAll(() => {
  process.stdout.write(`${lines.join('\n')}\n${chargedOnce} of ${kinds.length} kinds charged once\n`);
  // The next scenarios have the same customers.
  stack.sandbox.reset();
});

async function signIn({ customer, byCare }: Kind): Promise<HttpBrowser> {
  const browser = stack.openBrowser();
  const { email, password } = stack.findCustomer(customer);
  if (!byCare) {
    await browser.signIn({ email, password });
    return browser;
  }
  const admin = stack.findCustomer('admin-canada');
  const body = { adminUserName: admin.email, adminPassword: admin.password, customerEmail: email };
  expect((await browser.call('/api/admin/signin', { body })).status).toBe(200);
  return browser;
}

/** What the shop says before the press. */
async function findKnown(browser: HttpBrowser, { customer, subscription }: Kind): Promise<Known> {
  const { subscriptions } = stack.sandbox.scenarios().find(({ id }) => id === customer) ?? { subscriptions: [] };
  const number = subscriptions[subscription]?.number ?? '';
  const details: { ratePlans: readonly ShownPlan[] } = JSON.parse(
    (await browser.call(`/api/subscriptions/${number}`)).text,
  );
  const plan = details.ratePlans.find((one) => one.allowOneTimeReplenishment || one.ableToPayInFull);
  const invoices: readonly ShownInvoice[] = JSON.parse((await browser.call('/api/invoice/list')).text);
  return { number, plan: plan?.id ?? '', invoice: invoices.find(({ balance }) => balance > 0)?.invoiceId ?? '' };
}

/** The lines that the other books do not have, in words. Two discounts are one of another amount. */
const findOthers = (books: readonly LedgerEntry[], others: readonly LedgerEntry[]): readonly string[] =>
  books
    .filter((entry) => !others.some((other) => isDeepStrictEqual(other, entry)))
    .map(({ kind, amount }) => (kind === 'discount' ? `${kind} ${amount}` : kind));

describe.each(kinds)('$name', (kind) => {
  test('is once in the books of the shop, however often it was pressed', async () => {
    const browser = await signIn(kind);
    const known = await findKnown(browser, kind);
    const read = () => stack.sandbox.ledger(stack.findCustomer(kind.customer).email);
    const before = read();
    const headers = { 'idempotency-key': `"${crypto.randomUUID()}"` };
    const press = (instance: number) => {
      const tab = browser.copy();
      tab.via = stack.instances[instance]?.url ?? '';
      return tab.call(kind.path(known), { body: kind.body(known), headers });
    };

    const atOnce = await Promise.all([press(0), press(0), press(1), press(1)]);
    const answers = [...atOnce, await press(0), await press(1)];
    const after = read();
    const [written, removed] = [findOthers(after, before), findOthers(before, after)];

    const books = [...written.map((words) => `+ ${words}`), ...removed.map((words) => `- ${words}`)].join(', ');
    lines.push(`${kind.name}: pressed ${answers.length} times, books: ${books}`);
    expect(answers.map(({ status, json }) => [status, json])).toEqual(answers.map(() => [200, answers[0]?.json]));
    expect([written, removed]).toEqual([kind.writes, kind.removes ?? []]);
    chargedOnce += 1;
  });
});
