// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import { useDraftText } from './use-draft-text.ts';

const ben = { ...signedInAnna, email: 'ben@example.com' };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

function Field({ name }: { name: string }) {
  const [text, change] = useDraftText('pause-S1', name, name === 'code' ? 'FROM-LINK' : '');
  return <input aria-label={name} value={text} onChange={(event) => change(event.target.value)} />;
}

/** Shows the fields as after a reload. */
async function open(session = signedInAnna): Promise<void> {
  cleanup();
  await renderInShop(
    <>
      <Field name="day" />
      <Field name="code" />
    </>,
    { session },
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const shown = () => [field('day').value, field('code').value];

it('shows again what was entered, and nobody else sees it', async () => {
  await open();
  expect(shown()).toEqual(['', 'FROM-LINK']);
  type('day', '11/30/2026');
  type('code', 'HALO');
  await open();
  expect(shown()).toEqual(['11/30/2026', 'HALO']);
  await open(ben);
  expect(shown()).toEqual(['', 'FROM-LINK']);
});

it('forgets a field that is empty again, and keeps the others', async () => {
  await open();
  type('day', '11/30/2026');
  type('code', 'HALO');
  type('code', '');
  expect(shown()).toEqual(['11/30/2026', '']);
  await open();
  expect(shown()).toEqual(['11/30/2026', 'FROM-LINK']);
  type('day', '');
  expect(sessionStorage.getItem('formDrafts')).toBeNull();
});

it('takes what is entered in a browser without storage', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  await open();
  type('day', '11/30/2026');
  expect(shown()[0]).toBe('11/30/2026');
});
