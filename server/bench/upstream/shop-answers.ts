/** What the upstream answers: bodies that the catalogue accepts, as bytes. */
import { type CallName, calls } from '@perennial/shared/catalogue/routes';
import { cart, cartItem } from '@perennial/shared/examples/cart';
import { invoice } from '@perennial/shared/examples/invoice';

/** The token that the upstream gives at sign-in and wants in every other call. */
export const USER_TOKEN = 'ut-5f0c8a41d9b24c6f9a7e3b1d2c4f6a8e';

/** As many as make 2 kB. */
const INVOICES = 14;

const TERMS =
  'You can cancel at any time before your next delivery, and return it within thirty days for a refund of all that you have paid.';

const bodies = {
  signInWithProvider: {
    token: USER_TOKEN,
    details: { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' },
  },
  getInvoices: Array.from({ length: INVOICES }, (_, index) =>
    invoice({ invoiceId: `I-${1_000_001 + index}`, pdfFileId: `F-${1_000_001 + index}` }),
  ),
  requestCart: cart({
    groups: [{ name: 'Bundle', items: [cartItem()] }],
    termsTexts: ['sonic-brush-halo', 'brush-heads-halo', 'filters-aura'].map((bundleName) => ({
      bundleName,
      termsText: TERMS,
    })),
  }),
} as const satisfies { readonly [N in CallName]?: unknown };

export type ShopAnswer = {
  readonly call: keyof typeof bodies;
  readonly needsToken: boolean;
  readonly needsBody: boolean;
  readonly body: Buffer;
};

/** The answers by method and path, for example `GET /api/invoice/list`. */
export const shopAnswers: ReadonlyMap<string, ShopAnswer> = new Map(
  (Object.keys(bodies) as (keyof typeof bodies)[]).map((call) => [
    `${calls[call].method} ${calls[call].path}`,
    {
      call,
      needsToken: call !== 'signInWithProvider',
      needsBody: calls[call].method === 'POST',
      body: Buffer.from(JSON.stringify(bodies[call])),
    },
  ]),
);
