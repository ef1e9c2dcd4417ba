// @vitest-environment happy-dom
/** What can be pressed on the page of a subscription while the shop is away (docs/rules/account.md#while-the-shop-api-is-away). */
import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { SubscriptionDetails as Details } from '@perennial/shared/models/subscription-details';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { stubAnswers } from '../../../testing/answers.ts';
import { renderInShop, type ShopOptions, signedInAnna } from '../../../testing/in-shop.tsx';
import { readAloud } from '../../../testing/read-aloud.ts';
import { SubscriptionDetails } from './subscription-details-page.tsx';

const AWAY = 'The shop cannot be reached.';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens the page with all its sections. Returns its buttons with their reasons, but for those that open something of the page. */
async function readButtons(changes: Partial<Details>, options: ShopOptions = {}): Promise<readonly string[]> {
  stubAnswers({});
  await renderInShop(<SubscriptionDetails subscription={{ ...subscriptionDetails(changes), content: null }} />, {
    session: signedInAnna,
    markets: { selfService: 'here', ordering: 'open' },
    closed: AWAY,
    ...options,
  });
  act(() => {
    for (const summary of document.querySelectorAll<HTMLElement>('.sections summary')) summary.click();
  });
  await waitFor(() => expect(document.querySelector('.form__skeleton-line')).toBeNull());
  return readAloud(document.body)
    .map((line) => line.trim())
    .filter((line) => /^button/.test(line) && !/\((open|closed)\)$/.test(line));
}

/** Nothing that the next delivery and the replenishment offer. */
const nothingElse = {
  ableToPauseReplenishment: false,
  acceptPromotion: false,
  nextShipmentDate: null,
  nextPaymentDate: null,
} as const;
const none = returnInfoDetails({ tryBuyReturnDetails: null, replenishmentReturnDetails: null });
const requested = returnDetails({ returnStatus: 'Returning', returnable: false, returningWithdrawable: true });

it.each<[string, Partial<Details>, ShopOptions, readonly string[]]>([
  [
    'runs',
    { ratePlans: [devicePlan({ id: 'P-1', isRepairable: true }), ratePlan()], hidePayInFull: false },
    { culture: 'nl-nl' },
    [
      ...['Postpone by one month', 'Ship now', 'Add a shipment', 'Change frequency', 'Change product type'],
      ...['Pause subscription', 'Order one more', 'Apply', 'Pay in full now', 'Request a repair', 'Process'],
    ],
  ],
  [
    'is paused',
    {
      ...nothingElse,
      status: 'Paused',
      ableToResumeReplenishment: true,
      ableToChangeReplenishmentResumeDate: true,
      ratePlans: [ratePlan({ allowOneTimeReplenishment: false })],
    },
    {},
    ['Resume subscription', 'Resume now', 'Change the resume date', 'Process'],
  ],
  [
    'comes back',
    {
      ...nothingElse,
      ableToCancel: false,
      ratePlans: [devicePlan()],
      returnInfoDetails: returnInfoDetails({ tryBuyReturnDetails: requested }),
    },
    {},
    ['Continue subscription'],
  ],
  [
    'can only be sent back',
    { ...nothingElse, ableToCancel: false, ratePlans: [devicePlan()], returnInfoDetails: returnInfoDetails() },
    {},
    ['Return your product'],
  ],
  [
    'can be cancelled without a return',
    {
      ...nothingElse,
      ableToCancel: false,
      ableToChangeFrequency: false,
      ableToChangeReplenishment: false,
      ratePlans: [ratePlan({ allowOneTimeReplenishment: false })],
      returnInfoDetails: none,
    },
    {},
    ['Cancel subscription'],
  ],
  [
    'has ended',
    {
      ...nothingElse,
      status: 'InActive',
      ratePlans: [ratePlan({ status: 'Cancel', allowOneTimeReplenishment: false })],
      returnInfoDetails: none,
    },
    {},
    ['Restart subscription'],
  ],
])('every button of a subscription that %s keeps its name, and says why it cannot be pressed', async (...row) => {
  const [, changes, options, names] = row;
  const buttons = await readButtons(changes, options);
  expect(buttons).toEqual(names.map((name) => `button "${name}" (disabled, described as "${AWAY}")`));
});
