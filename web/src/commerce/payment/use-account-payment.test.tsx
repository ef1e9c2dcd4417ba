// @vitest-environment happy-dom
import { paymentMethod } from '@perennial/shared/examples/payment';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { changes } from '../../api/change-record.ts';
import { useCall } from '../../api/use-call.ts';
import { readStored, writeStored } from '../../storage/browser-storage.ts';
import { settledActivity, stubAnswers } from '../../testing/answers.ts';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import { invoicePayment } from './account-payment.ts';
import { useAccountPayment } from './use-account-payment.ts';

const { onPaid } = changes;

afterEach(() => {
  cleanup();
  if (onPaid) changes.onPaid = onPaid;
  else delete changes.onPaid;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

function Paying() {
  const { start, finish, failure } = useAccountPayment({
    purpose: invoicePayment('INV-7'),
    cancelPath: '/my-account/billing',
  });
  return (
    <>
      <p>{failure ?? 'No failure'}</p>
      <button type="button" onClick={() => void start(paymentMethod(), 'NA')}>
        Pay
      </button>
      <button type="button" onClick={finish}>
        Paid
      </button>
    </>
  );
}

function Page() {
  const [hasLeft, setLeft] = useState(false);
  useCall('getPaymentActivity', {});
  return (
    <>
      {!hasLeft && <Paying />}
      <button type="button" onClick={() => setLeft(true)}>
        Leave
      </button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const told = () => screen.queryByText('Paid already.', { selector: '.notification__text' });

it.each([
  ['where the press was, if the customer is still there', false],
  ['in a notification that can be read, if that part of the page has gone', true],
])('says why a payment was refused %s', async (_, leaves) => {
  vi.useFakeTimers();
  let arrive: (response: Response) => void = () => {};
  stubAnswers({
    '/api/user/payment-activity': settledActivity,
    '/payment-profile-with-immediate-payment': () => new Promise((resolve) => (arrive = resolve)),
  });
  await renderInShop(<Page />, { session: signedInAnna });
  press('Pay');
  await act(() => vi.advanceTimersByTimeAsync(10));
  if (leaves) press('Leave');
  const refusal = { title: '', status: 400, detail: 'Paid already.', messages: [] };
  await act(async () => arrive(Response.json(refusal, { status: 400 })));
  await act(() => vi.advanceTimersByTimeAsync(9000));
  expect(told() !== null).toBe(leaves);
  screen.getAllByText('Paid already.');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(told()).toBeNull();
});

it('after a payment forgets its order, loads again what it makes stale, and tells the other tabs', async () => {
  const requests = stubAnswers({ '/api/user/payment-activity': settledActivity });
  changes.onPaid = vi.fn();
  writeStored('orderNumber', 'PA-1');
  await renderInShop(<Page />, { session: signedInAnna });
  await waitFor(() => expect(requests).toEqual(['/api/user/payment-activity']));
  press('Paid');
  await waitFor(() => expect(requests).toEqual(['/api/user/payment-activity', '/api/user/payment-activity']));
  expect(readStored('orderNumber')).toBeUndefined();
  expect(changes.onPaid).toHaveBeenCalledOnce();
});
