// @vitest-environment happy-dom
import { payInFullPreview } from '@perennial/shared/examples/subscription-details';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { DiscountCode } from './purchase-discount.tsx';
import { usePurchasePrice } from './use-purchase-price.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function Code() {
  const price = usePurchasePrice({ subscriptionNumber: 'S-1', ratePlanId: 'P-1' }, 'FROM-LINK');
  return <DiscountCode subscriptionNumber="S-1" price={price} startCode="FROM-LINK" disabled={false} />;
}

/** Shows the code of a page that is loaded again; the shop knows the code HALO20. */
async function open(): Promise<void> {
  cleanup();
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      payInFullPreview(
        url.includes('HALO20') ? { discount: { code: 'HALO20', description: '20% off', amount: 1 } } : {},
      ),
    ),
  );
  await renderInShop(<Code />, { session: signedInAnna });
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Discount code' });

it('begins with the code of a link, and keeps a typed and an applied code instead when the page is loaded again', async () => {
  await open();
  expect(box().value).toBe('FROM-LINK');
  fireEvent.change(box(), { target: { value: 'HALO20' } });
  await open();
  expect(box().value).toBe('HALO20');
  // The code of the link has been checked.
  await screen.findByText('This code gives no discount here. Please check it, or pay without a code.');
  fireEvent.click(screen.getByRole('button', { name: /^Apply/ }));
  await screen.findByText('20% off');
  await open();
  await screen.findByText('20% off');
  fireEvent.click(screen.getByRole('button', { name: /^Remove/ }));
  expect(box().value).toBe('');
  expect(sessionStorage.getItem('formDrafts')).toBeNull();
});

it('asks once for two presses at once, says so, and says why a code was refused', async () => {
  await open();
  await screen.findByText('This code gives no discount here. Please check it, or pay without a code.');
  const asked: string[] = [];
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return answer.promise;
  });
  fireEvent.change(box(), { target: { value: 'HALO99' } });
  const apply = screen.getByRole('button', { name: /^Apply/ });
  apply.focus();
  act(() => {
    apply.click();
    apply.click();
  });
  await vi.waitFor(() => expect(asked).toEqual([expect.stringContaining('promotionCode=HALO99')]));
  expect([apply.getAttribute('aria-busy'), apply.getAttribute('aria-disabled'), box().readOnly]).toEqual([
    'true',
    'true',
    true,
  ]);
  fireEvent.click(apply);
  answer.resolve(
    Response.json({ title: '', status: 400, detail: 'This code has expired.', messages: [] }, { status: 400 }),
  );
  expect((await screen.findByText('This code has expired.')).closest('[role="alert"]')).not.toBeNull();
  expect([asked.length, box().value, box().readOnly]).toEqual([1, 'HALO99', false]);
});
