// @vitest-environment happy-dom
import { textsOfPage } from '@perennial/shared/locales/public-texts';
import { textsFor } from '@perennial/shared/locales/texts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../../testing/in-shop.tsx';
import { Declaration, type Step } from './declaration.tsx';
import { DeclarationTexts } from './declaration-texts.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const labels = ['First name', 'Surname', 'Email address', 'Subscription number'];
const anna = { firstName: 'Anna', surname: 'Schmidt', email: 'anna@example.com', subscriptionNumber: 'S1' };
const problem = (code: string, messages: readonly object[] = []) =>
  Response.json(
    { title: '', status: 400, code, detail: `Refused: ${code}`, messages, requestId: 'r' },
    { status: 400 },
  );

const onSent = vi.fn();

function Steps() {
  const [step, setStep] = useState<Step>('form');
  return <Declaration act="withdrawal" start={anna} step={step} onStep={setStep} onSent={onSent} />;
}

/** Renders the German form with the responses of the BFF in their order, and opens the step that asks once more. */
async function open(...responses: readonly Response[]) {
  const queue = [...responses];
  const sent = vi.fn<typeof fetch>(async () => queue.shift() ?? problem('none'));
  vi.stubGlobal('fetch', sent);
  onSent.mockClear();
  await renderInShop(<Steps />, { culture: 'de-de' });
  fireEvent.click(screen.getByRole('button', { name: /^Continue/ }));
  return { sent, confirm: await screen.findByRole('button', { name: /^Confirm withdrawal/ }) };
}

it('sends once what was checked, also for two presses, and again after a failure', async () => {
  const received = Response.json({ receivedAt: '2026-03-15T10:00:00.000Z' });
  const { sent, confirm } = await open(problem('change.unknown'), received);
  fireEvent.click(confirm);
  fireEvent.click(confirm);
  expect(await screen.findByText('Refused: change.unknown')).toBeDefined();
  fireEvent.click(confirm);
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  fireEvent.click(confirm);
  expect(sent).toHaveBeenCalledTimes(2);
  expect(onSent.mock.calls[0]?.[0]).toMatchObject({
    receivedAt: '2026-03-15T10:00:00.000Z',
    body: { name: 'Anna', kind: 'Withdrawal' },
  });
});

it('shows a value that the BFF refuses at its field, with everything that was entered', async () => {
  const extraInfo = { field: 'body.subscriptionNumber' };
  const { confirm } = await open(problem('request.invalid', [{ code: 'x', text: 'Not this number', extraInfo }]));
  fireEvent.click(confirm);
  const field = await screen.findByRole('textbox', { name: 'Subscription number' });
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('Not this number')).toBeDefined();
  expect(labels.map((name) => screen.getByRole<HTMLInputElement>('textbox', { name }).value)).toEqual(
    Object.values(anna),
  );
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'First name' }));
});

it('loads the texts of a page that came without them, and offers to try again after a failure', async () => {
  const texts = textsFor('en-CA');
  const responses = [problem('server.failed'), Response.json({ texts })];
  vi.stubGlobal('fetch', async () => responses.shift());
  await renderInShop(
    <DeclarationTexts>
      <Steps />
    </DeclarationTexts>,
    { culture: 'de-de', texts: textsOfPage(texts, { ofCustomers: false, ofDeclarations: false, ofCare: false }) },
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Try again/ }));
  expect(await screen.findByRole('textbox', { name: 'Subscription number' })).toBeDefined();
});
