import { totalCharge } from '@perennial/shared/examples/charge';
import { ratePlan } from '@perennial/shared/examples/rate-plan';
import { replenishmentOption } from '@perennial/shared/examples/subscription-details';
import { expect, it } from 'vitest';
import { findPriceRise, productWords, shippingNowWords } from './binding-words.ts';

it.each([
  [{ price: 14.99, taxIsAdded: false }, 'paidWithAmount'],
  [{ price: 14.99, taxIsAdded: true }, 'paid'],
  [{ price: 0, taxIsAdded: false }, 'free'],
] as const)('the button that ships now for %o says %s', (price, words) => {
  expect(shippingNowWords(price)).toBe(words);
});

it('the button that changes the product says that it is paid, unless it costs nothing', () => {
  expect(productWords({ paymentAmount: 0.01 })).toBe('subscription.product.pay');
  expect(productWords({ paymentAmount: 0 })).toBe('subscription.modify.parts.product');
});

const quarterly = (discounted: number) => ratePlan({ quarterlyCharge: totalCharge({ original: 99, discounted }) });
const every = (months: number, paymentAmount: number) =>
  replenishmentOption({
    paymentAmount,
    paymentBillingPeriod: 'SpecificMonths',
    paymentSpecificMonthAmount: months,
  });

it.each([
  ['dearer for the same months', 16.99, every(3, 17), [16.99, 17]],
  ['as dear for the same months', 16.99, every(3, 16.99), undefined],
  ['cheaper for the same months', 16.99, every(3, 16.98), undefined],
  ['less for so few months that it is dearer', 30, every(2, 20.01), [30, 20.01]],
  ['more for so many months that it is cheaper', 30, every(4, 39.99), undefined],
  ['as dear by the month', 0.3, every(1, 0.1), undefined],
] as const)('a product that is %s', (_, before, option, rise) => {
  const found = findPriceRise(quarterly(before), option);
  expect(found && [found.before, found.after]).toEqual(
    rise && [
      { amount: rise[0], months: 3 },
      { amount: rise[1], months: option.paymentSpecificMonthAmount },
    ],
  );
});

it('says nothing of a rise that is not certain', () => {
  const dear = replenishmentOption({ paymentAmount: 500 });
  expect(findPriceRise(quarterly(1), dear)).toBeDefined();
  expect(findPriceRise(undefined, dear)).toBeUndefined();
  expect(findPriceRise(ratePlan({ quarterlyCharge: null }), dear)).toBeUndefined();
  expect(findPriceRise(ratePlan({ monthlyCharge: totalCharge() }), dear)).toBeUndefined();
  const nameless = { paymentBillingPeriod: 'SpecificMonths', paymentSpecificMonthAmount: null } as const;
  expect(findPriceRise(quarterly(1), { ...dear, ...nameless })).toBeUndefined();
});
