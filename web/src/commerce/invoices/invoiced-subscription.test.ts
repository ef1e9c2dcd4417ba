import { describe, expect, it } from 'vitest';
import { findInvoiced } from './invoiced-subscription.ts';

describe('what an invoice was for', () => {
  const halo = { title: 'Halo', subscriptionStartDate: '2028-02-29' };
  const arc = { title: 'Arc', subscriptionStartDate: '2028-03-31' };
  const unknown = { title: 'Lume', subscriptionStartDate: null };

  it.each([
    ['is the only subscription', '2028-03-30', [halo], 'Halo'],
    ['is the one that starts on its day', '2028-02-29', [halo, arc], 'Halo'],
    ['is the first one, until the second starts', '2028-03-30', [halo, arc], 'Halo'],
    ['is not known from then on', '2028-03-31', [halo, arc], undefined],
    ['is not known before the first one', '2028-02-28', [halo, arc], undefined],
    ['is not known beside a subscription that may have started at any time', '2028-03-30', [halo, unknown], undefined],
    ['is not known of such a subscription alone', '2028-03-30', [unknown], undefined],
    ['is not known without a subscription', '2028-03-30', [], undefined],
  ] as const)('%s', (_, invoiceDate, subscriptions, title) => {
    expect(findInvoiced({ invoiceDate }, subscriptions)).toBe(title);
  });
});
