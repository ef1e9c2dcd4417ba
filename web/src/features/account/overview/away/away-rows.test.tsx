// @vitest-environment happy-dom
import { ratePlan } from '@perennial/shared/examples/rate-plan';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../../../testing/in-shop.tsx';
import { ChoiceRow } from './away-rows.tsx';

afterEach(cleanup);

const facts = [
  { label: 'nextShipment', value: { date: '2026-06-01' } },
  { label: 'chargedFromThen', value: 'charge' },
] as const;

async function show(subscription: ReturnType<typeof subscriptionDetails>): Promise<readonly (string | null)[]> {
  const row = {
    number: 'S-1',
    title: 'Heads',
    subscription,
    preview: { facts, note: undefined },
    toJob: () => undefined,
  };
  await renderInShop(<ChoiceRow row={row} isChosen={false} outcome={undefined} onChange={() => undefined} />);
  return screen.getAllByRole('term').map(({ nextElementSibling: value, textContent }) => {
    expect(value?.textContent).not.toBe('');
    return textContent;
  });
}

it('says what is charged from then on, with the amount', async () => {
  expect(await show(subscriptionDetails({ ratePlans: [ratePlan()] }))).toEqual([
    'Next shipment',
    'Charged from then on',
  ]);
});

it('names no charge where the replenishment has none', async () => {
  expect(await show(subscriptionDetails({ ratePlans: [ratePlan({ quarterlyCharge: null })] }))).toEqual([
    'Next shipment',
  ]);
});
