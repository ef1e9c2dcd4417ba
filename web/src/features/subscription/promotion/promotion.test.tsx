// @vitest-environment happy-dom
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../../../testing/in-shop.tsx';
import { LoadedSubscription } from '../loaded-subscription.tsx';
import Promotion from './promotion.tsx';

type Sent = { url: string; body: unknown };

const refuse = (detail: string) => Response.json({ title: '', status: 400, detail, messages: [] }, { status: 400 });

/** Shows the section; `answer` is the shop's to a code, `reload` that to the request for the details after it. */
async function show(answer: () => Response, reload?: () => Response): Promise<Sent[]> {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url === '/api/subscriptions/apply-promotionCode') {
      sent.push({ url, body: JSON.parse(String(body)) });
      return answer();
    }
    if (sent.length > 0 && reload) return reload();
    const shown = sent.length === 0 ? { title: 'Before' } : { title: 'After', hasDiscount: true };
    return Response.json({ ...subscriptionDetails(shown), content: null });
  });
  await renderInShop(
    <Routes>
      <Route
        path="/:id"
        element={
          <LoadedSubscription title="">
            {(subscription) => (
              <>
                <h1>{subscription.title}</h1>
                <Promotion subscription={subscription} />
              </>
            )}
          </LoadedSubscription>
        }
      />
    </Routes>,
    { at: '/S-1000001' },
  );
  await screen.findByText('Before');
  return sent;
}

const accept = () => Response.json({ code: 'HALO20', description: '20% off' });
const box = () => screen.getByLabelText<HTMLInputElement>('Discount code');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Apply/ });

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('activates the trimmed code once, and loads the new price', async () => {
  const sent = await show(accept);
  await userEvent.type(box(), ' HALO20 ');
  await userEvent.dblClick(button());
  await screen.findAllByText('Voucher code activated');
  await screen.findByText('After');
  const body = { subscriptionNumber: 'S-1000001', promotionCode: 'HALO20' };
  expect(sent).toEqual([{ url: '/api/subscriptions/apply-promotionCode', body }]);
  expect(box().value).toBe('');
});

it('is disabled without a code, and says first what a code does', async () => {
  await show(accept);
  screen.getByText(/^The code takes effect at once .* You cannot remove or replace it afterwards\.$/);
  screen.getByText('05/03/2026');
  expect(button().disabled).toBe(true);
  await userEvent.type(box(), '  ');
  expect(button().disabled).toBe(true);
});

it('shows the refusal of the shop beside the code, which stays', async () => {
  const sent = await show(() => refuse('This code has expired.'));
  await userEvent.type(box(), 'OLD');
  await userEvent.click(button());
  const message = await screen.findByText('This code has expired.');
  expect(message.querySelector('.icon')).not.toBeNull();
  expect([box().value, box().getAttribute('aria-invalid')]).toEqual(['OLD', 'true']);
  expect(screen.queryByText('Voucher code activated')).toBeNull();
  expect(sent).toHaveLength(1);

  await userEvent.type(box(), 'ER');
  expect(screen.queryByText('This code has expired.')).toBeNull();
});

it('asks to reload the page if the new price cannot be loaded', async () => {
  await show(accept, () => refuse('Not now.'));
  await userEvent.type(box(), 'HALO20');
  await userEvent.click(button());
  await screen.findAllByText('Failed to reload the new price, please reload the page manually');
  screen.getAllByText('Voucher code activated');
  screen.getByText('Before');
});
