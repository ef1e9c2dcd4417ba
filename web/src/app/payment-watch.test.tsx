// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { settledActivity, stubAnswers } from '../testing/answers.ts';
import { renderInShop, signedInAnna } from '../testing/in-shop.tsx';
import { PaymentWatch } from './app.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('the payments of a customer are watched', async () => {
  const requests = stubAnswers({ 'payment-activity': settledActivity, list: [] });
  await renderInShop(<PaymentWatch />, { session: signedInAnna });
  await vi.waitFor(() => expect(requests).toContain('/api/user/payment-activity'));
});
