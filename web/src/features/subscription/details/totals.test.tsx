// @vitest-environment happy-dom
import { totalCharge } from '@perennial/shared/examples/charge';
import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { Totals } from './totals.tsx';

afterEach(cleanup);

const none = { monthly: null, quarterly: null, semiAnnual: null, specificMonths: [] };
const heads = ratePlan({ quarterlyCharge: totalCharge({ original: 14.99, discounted: 14.99, discounts: [] }) });

async function read(changes: Partial<SubscriptionDetails>): Promise<string | undefined> {
  const subscription = { ...subscriptionDetails(changes), content: null };
  await renderInShop(<Totals subscription={subscription} />, { session: signedInAnna });
  return screen.queryByRole('heading', { name: 'What you pay' })?.parentElement?.textContent ?? undefined;
}

it('says nothing that the plans say', async () => {
  const quarterly = totalCharge({ original: 14.99, discounted: 14.99, discounts: [] });
  expect(await read({ ratePlans: [heads], totalCharge: { ...none, quarterly } })).toBeUndefined();
});

it('says nothing that two plans with other periods say, each of its own', async () => {
  const monthly = totalCharge({ original: 10, discounted: 10, discounts: [] });
  const ratePlans = [devicePlan({ monthlyCharge: monthly }), heads];
  expect(
    await read({ ratePlans, totalCharge: { ...none, monthly, quarterly: heads.quarterlyCharge } }),
  ).toBeUndefined();
});

it('says each charge if the plans say only one of them', async () => {
  const monthly = totalCharge({ original: 10, discounted: 10, discounts: [] });
  const totals = { ...none, monthly, quarterly: heads.quarterlyCharge };
  const text = 'What you payMonthly$10.00 plus taxQuarterly$14.99 plus tax';
  expect(await read({ ratePlans: [heads], totalCharge: totals })).toBe(text);
});

it('says the charge of a period in which no plan is paid, though a plan has the same amount', async () => {
  const monthly = totalCharge({ original: 14.99, discounted: 14.99, discounts: [] });
  expect(await read({ ratePlans: [heads], totalCharge: { ...none, monthly } })).toBe(
    'What you payMonthly$14.99 plus tax',
  );
});

it('has no conditions of a discount that has ended', async () => {
  const quarterly = totalCharge({ original: 20, discounted: 20, discounts: [] });
  const ended = { hasDiscount: false, discountTermsAndConditions: 'For the first year.' };
  expect(await read({ ratePlans: [heads], totalCharge: { ...none, quarterly }, ...ended })).toBe(
    'What you payQuarterly$20.00 plus tax',
  );
});

it('adds up what several plans cost in the same period', async () => {
  const monthlyCharge = totalCharge({ original: 10, discounted: 10, discounts: [] });
  const ratePlans = [devicePlan({ monthlyCharge }), ratePlan({ quarterlyCharge: null, monthlyCharge })];
  const monthly = totalCharge({ original: 20, discounted: 20, discounts: [] });
  expect(await read({ ratePlans, totalCharge: { ...none, monthly } })).toBe('What you payMonthly$20.00 plus tax');
});

it('names a discount, what it takes off, and its conditions', async () => {
  const discounts = [{ id: 'D-1', description: '20% off', amount: 3 }];
  const quarterly = totalCharge({ original: 14.99, discounted: 11.99, discounts });
  const text = await read({
    ratePlans: [ratePlan({ quarterlyCharge: quarterly })],
    totalCharge: { ...none, quarterly },
    hasDiscount: true,
    discountTermsAndConditions: 'For the first year.',
  });
  expect(text).toBe('What you payBefore discount$14.9920% off-$3.00Quarterly$11.99 plus taxFor the first year.');
});
