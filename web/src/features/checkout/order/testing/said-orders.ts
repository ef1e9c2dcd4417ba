/** Parts of the rows of checkout that say what is ordered, and what the shop then has. */
import { expect } from 'vitest';
import type { SaidAndDone } from '../../../../testing/said-and-done.tsx';

/** The order, with the URL of its checkout. */
export const order = (
  site: string,
  bundles: readonly (readonly [name: string, quantity: number, code?: string])[],
  paymentMethodCode?: string,
) => {
  const [culture, language] = site.split('?');
  const names = bundles.map(([name]) => name).join('%2C');
  return {
    name: 'submitOrder',
    query: {},
    body: {
      bundles: bundles.map(([name, quantity, code]) => ({ name, quantity, promotionCodes: code ? [code] : [] })),
      cancelPaymentUrl: `http://localhost:3000/${culture}/checkout?bundle=${names}&modified=true${language ? `&${language}` : ''}`,
      ...(paymentMethodCode && { paymentMethodCode }),
    },
  } as const;
};

/** What the shop has of the order: its amount is in cents. */
export const charges = (amountToPay: number, state: string): NonNullable<SaidAndDone['stores']> => [
  ({ shop }) => shop.orders.byNumber('PO-100003'),
  { amountToPay, state },
];
export const form = {
  url: expect.stringMatching(/^http:\/\/shop-api\.example\/wallet\/[\w-]{24}$/),
  fields: { reference: 'PO-100003', data: expect.stringMatching(/^[\w-]{24}$/) },
};
export const result = (authResult: string) =>
  ({
    name: 'submitPaymentResult',
    query: {},
    body: { paymentResult: `merchantReference=PO-100003&authResult=${authResult}` },
  }) as const;

export const cardSession = (paymentMethodCode: string, amount: string) =>
  ({
    name: 'createPaymentSession',
    query: { paymentProvider: 'Adyen', paymentMethodCode, sbeCompliance: 'NA', orderNumber: 'PO-100003', amount },
    body: undefined,
  }) as const;

/** What the card host gets: the amount in cents. */
export const cardOf = (value: number, currency: string): NonNullable<SaidAndDone['stores']> => [
  ({ cardSessions }) => cardSessions,
  [{ reference: 'PO-100003', amount: { value, currency } }],
];
