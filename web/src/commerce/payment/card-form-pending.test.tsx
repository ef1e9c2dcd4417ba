// @vitest-environment happy-dom
import type { PaymentMethod, PaymentSession } from '@perennial/shared/models/payment';
import { act, cleanup, screen } from '@testing-library/react';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { useCall } from '../../api/use-call.ts';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import { CardForm } from './card-form.tsx';
import type { CardResult } from './card-results.ts';

const session: PaymentSession = { id: 'S-1', session: 'data', clientKey: 'local_X', environment: 'test' };
const visa: PaymentMethod = { provider: 'Adyen', isCreditCard: true, code: 'Adyen.Visa', name: 'Visa', logoUrl: '' };

/** Reports a result of the card form that is open. */
const form: { report?: (result: CardResult) => void } = {};

// One process runs many files. Those before may have loaded the modules without the mock, and those after need them without it.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('./card-library.ts', () => ({
  openCardForm: async (_place: HTMLElement, { onResult }: { onResult: (result: CardResult) => void }) => {
    form.report = onResult;
    return () => {};
  },
}));

function Activity() {
  const { data } = useCall('getPaymentActivity', {});
  return <p>{data?.hasPaymentInProgress ? 'in progress' : 'at rest'}</p>;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('requests the payment activity when the bank has not decided, so that the next payment is blocked at once', async () => {
  let hasPaymentInProgress = false;
  vi.stubGlobal('fetch', async () => Response.json({ hasPaymentInProgress }));
  await renderInShop(
    <>
      <Activity />
      <CardForm session={session} method={visa} onAuthorised={() => {}} />
    </>,
    { session: signedInAnna },
  );
  await vi.waitFor(() => expect(form.report).toBeDefined());
  expect(await screen.findByText('at rest')).toBeTruthy();

  hasPaymentInProgress = true;
  act(() => form.report?.('pending'));
  expect(await screen.findByText('in progress')).toBeTruthy();
});
