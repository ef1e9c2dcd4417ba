/** What the upstream answers: bodies that the catalogue accepts, as bytes. */

import { type CallName, calls } from '@perennial/shared/catalogue/routes';
import { cart, cartItem } from '@perennial/shared/examples/cart';
import { invoice } from '@perennial/shared/examples/payment';
import { profile } from '@perennial/shared/examples/profile';
import { namesOf } from '@perennial/shared/typed-tables';

/** The token that the upstream gives at sign-in. A call with it is one of a customer, a call without a token one of a stranger. */
export const USER_TOKEN = 'ut-5f0c8a41d9b24c6f9a7e3b1d2c4f6a8e';

/** As many as make 2 kB. */
const INVOICES = 14;

const TERMS =
  'You can cancel at any time before your next delivery, and return it within thirty days for a refund of all that you have paid.';

type Bodies = { readonly [N in CallName]?: unknown };

/** What customers get. */
const bodies = {
  signInWithProvider: {
    token: USER_TOKEN,
    details: { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' },
  },
  getInvoices: Array.from({ length: INVOICES }, (_, index) =>
    invoice({ invoiceId: `I-${1_000_001 + index}`, pdfFileId: `F-${1_000_001 + index}` }),
  ),
  // Asked once for a sign-in: the country of the customer says what pages offer.
  getProfile: profile(),
  requestCart: cart({
    groups: [{ name: 'Bundle', items: [cartItem()] }],
    termsTexts: ['sonic-brush-halo', 'brush-heads-halo', 'filters-aura'].map((bundleName) => ({
      bundleName,
      termsText: TERMS,
    })),
  }),
} as const satisfies Bodies;

/** What strangers get. It differs from the above: a subject that loses the token of a session is found out. */
const strangersBodies = {
  signInWithProvider: bodies.signInWithProvider,
  requestCart: cart({
    groups: [
      { name: 'Bundle', items: [cartItem(), cartItem({ name: 'brush-heads-halo', title: 'Halo brush heads' })] },
    ],
  }),
  validateMaxQuantity: { isValid: true, bundles: [] },
} as const satisfies Bodies;

type ShopAnswer = {
  readonly call: CallName;
  readonly needsBody: boolean;
  readonly body: Buffer;
};

/** Answers by method and path, for example `GET /api/invoice/list`. */
type ShopAnswers = ReadonlyMap<string, ShopAnswer>;

export const customersAnswers: ShopAnswers = toPrefetchedData(bodies);
export const strangersAnswers: ShopAnswers = toPrefetchedData(strangersBodies);

function toPrefetchedData(given: Bodies): ShopAnswers {
  return new Map(
    namesOf(given).map((call) => [
      `${calls[call].method} ${calls[call].path}`,
      { call, needsBody: calls[call].method === 'POST', body: Buffer.from(JSON.stringify(given[call])) },
    ]),
  );
}
