// @vitest-environment happy-dom
import { carrier, returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { stubAnswers } from '../../../testing/answers.ts';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import ReturnCarriersPage from './return-carriers-page.tsx';
import SubscriptionReturnLayout from './subscription-return-layout.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows a notice in a market where self-service is elsewhere', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ ...subscriptionDetails(), content: null }));
  await renderInShop(<SubscriptionReturnLayout />, { session: signedInAnna, markets: { selfService: 'elsewhere' } });
  await screen.findByText('This feature is no longer available here.');
});

const next = () => screen.getByRole('button', { name: 'Next' });

const Step = () => <output>{useLocation().pathname + useLocation().search}</output>;

const requested = returnDetails({ returnStatus: 'Returning', returnable: false, returningWithdrawable: true });

it.each([
  ['says that a return is requested already', 1, requested],
  ['says nothing of a return that is not', 0, returnDetails({ returnable: true })],
])('%s', async (_, count, tryBuyReturnDetails) => {
  const subscription = subscriptionDetails({ returnInfoDetails: returnInfoDetails({ tryBuyReturnDetails }) });
  vi.stubGlobal('fetch', async () => Response.json({ ...subscription, content: null }));
  await renderInShop(<SubscriptionReturnLayout />, { session: signedInAnna, markets: { selfService: 'here' } });
  await screen.findByRole('heading', { level: 1, name: /Return your product/ });
  expect(screen.queryAllByText(/^You have already requested this return/)).toHaveLength(count);
});

it.each(['return-carriers', 'return-confirmation'])('opens the address instead of a typed %s', async (step) => {
  const subscription = subscriptionDetails({ number: 'S-1', returnInfoDetails: returnInfoDetails() });
  vi.stubGlobal('fetch', async () => Response.json({ ...subscription, content: null }));
  const path = '/my-account/subscription-return';
  await renderInShop(
    <Routes>
      <Route path={`${path}/:id`} element={<SubscriptionReturnLayout />}>
        <Route path="*" element={<Step />} />
      </Route>
    </Routes>,
    { session: signedInAnna, markets: { selfService: 'here' }, at: `${path}/S-1/${step}?scope=TryBuy` },
  );
  const shown = await screen.findByText(/return-address/);
  expect(shown.textContent).toContain(`${path}/S-1/return-address?`);
  expect(shown.textContent).toContain('scope=TryBuy');
});

it.each([
  ['here', 'where the product cannot go back a second time'],
  ['elsewhere', 'also where the market has closed meanwhile'],
] as const)('shows the confirmation again after a reload: self-service %s, %s', async (selfService, _) => {
  const gone = returnDetails({ returnStatus: 'Returning', returnable: false });
  const subscription = subscriptionDetails({
    number: 'S-1',
    returnInfoDetails: returnInfoDetails({ tryBuyReturnDetails: gone, replenishmentReturnDetails: null }),
  });
  vi.stubGlobal('fetch', async () => Response.json({ ...subscription, content: null }));
  const path = '/my-account/subscription-return';
  const state = { kind: 'done', scope: 'TryBuy' };
  await renderInShop(
    <Routes>
      <Route
        path="*"
        element={<Navigate to={`${path}/S-1/return-confirmation?scope=TryBuy`} state={state} replace />}
      />
      <Route path={`${path}/:id`} element={<SubscriptionReturnLayout />}>
        <Route path="*" element={<Step />} />
      </Route>
    </Routes>,
    { session: signedInAnna, markets: { selfService } },
  );
  await screen.findByText(/return-confirmation/);
});

function Confirmation() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  );
}

it('goes back from the confirmation to the carriers', async () => {
  const returnInfo = returnInfoDetails({ replenishmentReturnDetails: null });
  const subscription = { ...subscriptionDetails({ number: 'S-1', returnInfoDetails: returnInfo }), content: null };
  stubAnswers({
    '/return-carriers': { tryBuyCarriers: [carrier()], replenishmentCarriers: [] },
    '/bff/subscriptions/S-1': subscription,
  });
  const path = '/my-account/subscription-return';
  const carriers = `${path}/S-1/return-carriers?scope=TryBuy`;
  await renderInShop(
    <Routes>
      <Route path="*" element={<Navigate to={carriers} state={{ kind: 'addressed' }} replace />} />
      <Route path={`${path}/:id`} element={<SubscriptionReturnLayout />}>
        <Route path="return-carriers" element={<ReturnCarriersPage />} />
        <Route path="return-confirmation" element={<Confirmation />} />
      </Route>
    </Routes>,
    { session: signedInAnna, markets: { selfService: 'here' } },
  );
  await waitFor(() => expect(next()).toHaveProperty('disabled', false));
  fireEvent.click(next());
  fireEvent.click(await screen.findByRole('button', { name: 'Back' }));
  await waitFor(() => expect(next()).toHaveProperty('disabled', false));
});

it('offers another address to a customer to whom no carrier comes', async () => {
  const returnInfo = returnInfoDetails({ replenishmentReturnDetails: null });
  const subscription = { ...subscriptionDetails({ number: 'S-1', returnInfoDetails: returnInfo }), content: null };
  stubAnswers({ '/bff/subscriptions/S-1': subscription });
  const path = '/my-account/subscription-return';
  const carriers = `${path}/S-1/return-carriers?scope=TryBuy`;
  await renderInShop(
    <Routes>
      <Route path="*" element={<Navigate to={carriers} state={{ kind: 'addressed' }} replace />} />
      <Route path={`${path}/:id`} element={<SubscriptionReturnLayout />}>
        <Route path="return-carriers" element={<ReturnCarriersPage />} />
      </Route>
    </Routes>,
    { session: signedInAnna, markets: { selfService: 'here' } },
  );
  await screen.findByText(/^Does no carrier come to this address\? You can enter another one\./);
  const link = screen.getByRole('link', { name: 'Edit address' });
  expect(link.getAttribute('href')).toBe(`${path}/S-1/return-address?scope=TryBuy&language=en-CA`);
});
