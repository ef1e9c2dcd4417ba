// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../../testing/in-shop.tsx';
import { CardForm } from './card-form.tsx';

const opened = vi.hoisted(() => vi.fn());
// One process runs many files. Those before may have loaded the modules without the mock, and those after need them without it.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('./card-library.ts', () => ({ openCardForm: opened }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('shows a refusal above the fields of the card, and brings it into sight', async () => {
  let report: (result: 'failed') => void = () => {};
  opened.mockImplementation(async (place: HTMLElement, options: { onResult: typeof report }) => {
    report = options.onResult;
    place.textContent = 'Card number';
    return () => {};
  });
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  await renderInShop(
    <CardForm
      session={{ id: '1', session: 'S', clientKey: 'K', environment: 'test' }}
      method={{ provider: 'Adyen', isCreditCard: true, code: 'Adyen.Visa', name: 'Visa', logoUrl: '' }}
      onAuthorised={() => {}}
    />,
  );
  const form = await screen.findByText('Card number');
  await act(async () => report('failed'));
  const message = screen.getByRole('alert');
  expect(message.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(scrolled).toHaveBeenCalled();
});
