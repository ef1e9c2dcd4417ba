// @vitest-environment happy-dom
import { ratePlan } from '@perennial/shared/examples/rate-plan';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { SubscriptionDetails as Details } from '@perennial/shared/models/subscription-details';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { readStored, writeStored } from '../../../storage/browser-storage.ts';
import { pendingActivity, settledActivity, stubAnswers } from '../../../testing/answers.ts';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { SubscriptionDetails } from './subscription-details-page.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const show = (changes: Partial<Details>) =>
  renderInShop(<SubscriptionDetails subscription={{ ...subscriptionDetails(changes), content: null }} />, {
    session: signedInAnna,
  });

const ended: Partial<Details> = { status: 'InActive', ratePlans: [ratePlan({ status: 'Cancel' })] };

it.each<[string, Partial<Details>, boolean]>([
  ['runs', {}, true],
  ['has ended', ended, false],
])('tells of a refused payment method while the subscription goes on: one that %s', async (_, changes, isTold) => {
  const requests = stubAnswers({
    '/api/user/payment-activity': { ...settledActivity, hasInvalidRecurringPaymentDetail: true },
    '/bff/invoices': [],
  });
  await show(changes);
  if (isTold) await screen.findByText(/^There seems to be a problem with your payment\./);
  // What is not shown is not asked for either.
  expect(requests.some((path) => path.endsWith('/payment-activity'))).toBe(isTold);
});

it('says once that the first payment is under way, while the subscription is being created', async () => {
  stubAnswers({ '/api/user/payment-activity': pendingActivity, '/bff/invoices': [] });
  await show({ status: 'Pending' });
  await screen.findByText('Your subscription is being created');
  await screen.findByText('The payment is still being authorized. After that you will find all dates and prices here.');
  expect(screen.getAllByRole('status').filter(({ textContent }) => /authori[sz]/.test(textContent ?? ''))).toHaveLength(
    1,
  );
});

const failed = 'Purchase failed, please try again!';

/** The page, whose subscription is read again with each press. */
function ReadAgain() {
  const [endDate, setEndDate] = useState<string | null>(null);
  return (
    <>
      <button type="button" onClick={() => setEndDate('2026-12-31')}>
        Read again
      </button>
      <SubscriptionDetails subscription={{ ...subscriptionDetails({ endDate }), content: null }} />
    </>
  );
}

it('says that the payment for the device has failed, until the page is left', async () => {
  stubAnswers({});
  writeStored('payInFullFailed', 'S-1000001');
  await renderInShop(<ReadAgain />, { session: signedInAnna });
  screen.getByText(failed);
  fireEvent.click(screen.getByRole('button', { name: 'Read again' }));
  screen.getByText('12/31/2026');
  screen.getByText(failed);
  cleanup();
  await show({});
  expect(screen.queryByText(failed)).toBeNull();
});

it('keeps the failed payment of another subscription for its page', async () => {
  stubAnswers({});
  writeStored('payInFullFailed', 'S-2');
  await show({});
  expect(screen.queryByText(failed)).toBeNull();
  expect(readStored('payInFullFailed')).toBe('S-2');
});

const phone = 'http://localhost/phone.svg';
const desk = 'http://localhost/desk.svg';

it.each([
  ['a phone and from 768 px on', phone, desk, [desk, phone]],
  ['a phone alone', phone, null, [phone]],
  ['768 px on alone', null, desk, [desk, desk]],
  ['no page', null, null, []],
])('has the picture of the shop for %s', async (_, headerImageUrlOfMobile, headerImageUrlOfDesktop, urls) => {
  stubAnswers({});
  await show({ headerImageUrlOfMobile, headerImageUrlOfDesktop, ratePlans: [ratePlan({ imageUrl: '' })] });
  // Neither says anything: the title follows.
  const pictures = [...document.querySelectorAll('picture > *')];
  expect(pictures.map((part) => part.getAttribute('srcset') ?? part.getAttribute('src'))).toEqual(urls);
  expect(document.querySelector('source')?.media).toBe(headerImageUrlOfDesktop ? '(min-width: 768px)' : undefined);
  expect(screen.queryByRole('img')).toBeNull();
});
