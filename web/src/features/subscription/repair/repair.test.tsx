// @vitest-environment happy-dom
import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { RatePlan } from '@perennial/shared/models/subscription-details';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../../../testing/in-shop.tsx';
import Repair from './repair.tsx';

async function show(ratePlans: RatePlan[], answer = () => Response.json({})): Promise<string[]> {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    sent.push(`${url} ${body}`);
    return answer();
  });
  await renderInShop(
    <>
      <Repair subscription={{ ...subscriptionDetails({ ratePlans }), content: null }} />
      <Place />
    </>,
  );
  return sent;
}

const Place = () => <p>at {useLocation().pathname}</p>;
const broken = devicePlan({ productName: 'Halo', isRepairable: true });
const request = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Request a repair' });
const confirm = () => within(screen.getByRole('dialog')).getByRole('button', { name: /^Request a repair/ });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('requests a repair once after a dialog, and goes to the overview with a notice', async () => {
  const sent = await show([broken, ratePlan({ isRepairable: false })]);
  await userEvent.click(request());
  within(screen.getByRole('dialog')).getByText('Halo');
  expect(sent).toEqual([]);
  await userEvent.dblClick(confirm());
  await screen.findAllByText('Your repair request has been received!');
  await screen.findByText('at /my-account/overview');
  expect(sent).toEqual(['/api/subscriptions/S-1000001/repair {"subscriptionNumber":"S-1000001"}']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows the refusal of the shop, and closes', async () => {
  const detail = 'A repair is under way already.';
  await show([broken], () => Response.json({ title: '', status: 400, detail, messages: [] }, { status: 400 }));
  await userEvent.click(request());
  await userEvent.click(confirm());
  await screen.findByText(detail);
  await userEvent.click(screen.getByRole('button', { name: 'Keep it as it is' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByText('at /');
});

it('shows the status of products in repair, without a request for them', async () => {
  await show([devicePlan({ productName: 'Halo', isRepairable: false, repairStatus: 'On its way to us' })]);
  screen.getByText('On its way to us');
  expect(screen.queryByRole('button')).toBeNull();
});

it('has the request disabled on a disabled page', async () => {
  await show([devicePlan({ isRepairable: true, status: 'Cancel' })]);
  expect(request().disabled).toBe(true);
  screen.getByText('This subscription has ended.');
});
