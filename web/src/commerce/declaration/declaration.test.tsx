// @vitest-environment happy-dom
import { textsOfPage } from '@perennial/shared/locales/public-texts';
import { textsFor } from '@perennial/shared/locales/texts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import { recordEvents } from '../../testing/recorded-events.ts';
import { sampleProfile } from '../../testing/sample-profile.ts';
import { DeclarationTexts } from '../late-texts.tsx';
import { Declaration, type Step } from './declaration.tsx';
import type { DeclarationBody } from './declaration-draft.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const labels = ['First name', 'Surname', 'Email address', 'Subscription or order number'];
const anna = { firstName: 'Anna', surname: 'Schmidt', email: 'anna@example.com', subscriptionNumber: 'S1' };
const problem = (code: string, messages: readonly object[] = []) =>
  Response.json(
    { title: '', status: 400, code, detail: `Refused: ${code}`, messages, requestId: 'r' },
    { status: 400 },
  );

const onSent = vi.fn();

/** Presses the way forward of the browser. */
let goForward: () => void;
let shown: Step;

function Steps({ kept }: { kept?: DeclarationBody }) {
  const [step, setStep] = useState<Step>(kept ? 'check' : 'form');
  shown = step;
  goForward = () => act(() => setStep('check'));
  return (
    <Declaration
      act={kept ? 'termination' : 'withdrawal'}
      subscriptionNumber={anna.subscriptionNumber}
      step={step}
      kept={kept}
      onForm={() => setStep('form')}
      onCheck={() => setStep('check')}
      onSent={onSent}
    />
  );
}

const valuesOf = (names: readonly string[]) =>
  names.map((name) => screen.getByRole<HTMLInputElement>('textbox', { name }).value);

/** Renders the German form with the responses of the BFF in their order, and opens the step that asks once more. */
async function open(...responses: readonly Response[]) {
  const queue = [...responses];
  const sent = vi.fn<typeof fetch>(async () => queue.shift() ?? problem('none'));
  const profile = async () => Response.json(sampleProfile({ lastName: anna.surname }));
  vi.stubGlobal('fetch', (url: string) => (url.endsWith('/details') ? profile() : sent(url)));
  onSent.mockClear();
  await renderInShop(<Steps />, { culture: 'de-de', session: signedInAnna });
  await waitFor(() => expect(valuesOf(labels)).toEqual(Object.values(anna)));
  expect(labels.map((name) => screen.getByRole('textbox', { name }).getAttribute('autocomplete'))).toEqual([
    'given-name',
    'family-name',
    'email',
    'off',
  ]);
  fireEvent.click(screen.getByRole('button', { name: /^Continue/ }));
  return { sent, confirm: await screen.findByRole('button', { name: /^Confirm withdrawal/ }) };
}

it('sends once what was checked, also for two presses, and again after a failure', async () => {
  const received = Response.json({ receivedAt: '2026-03-15T10:00:00.000Z' });
  const { sent, confirm } = await open(problem('server.failed'), received);
  fireEvent.click(confirm);
  fireEvent.click(confirm);
  expect(await screen.findByText('Refused: server.failed')).toBeDefined();
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
  const field = await screen.findByRole('textbox', { name: 'Subscription or order number' });
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('Not this number')).toBeDefined();
  expect(valuesOf(labels)).toEqual(Object.values(anna));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'First name' })));
});

it('stays on the page that asks once more after any other failure, locked while it sends', async () => {
  let arrive: (response: Response) => void = () => {};
  const { confirm, sent } = await open();
  sent.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  fireEvent.click(confirm);
  await waitFor(() => expect(confirm.getAttribute('aria-busy')).toBe('true'));
  expect(screen.getByRole('button', { name: 'Change details' })).toHaveProperty('disabled', true);
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  await act(async () => arrive(problem('server.failed')));
  await screen.findByText('Refused: server.failed');
  expect(shown).toBe('check');
  expect(screen.getByRole('button', { name: 'Change details' })).toHaveProperty('disabled', false);
});

it('shows nothing of an earlier failure when the details are checked again', async () => {
  const { confirm } = await open(problem('server.failed'));
  fireEvent.click(confirm);
  await screen.findByText('Refused: server.failed');
  fireEvent.click(screen.getByRole('button', { name: 'Change details' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Continue/ }));
  const heading = await screen.findByRole('heading', { level: 2 });
  expect(document.activeElement).toBe(heading);
  expect(screen.queryByText('Refused: server.failed')).toBeNull();
});

it.each([
  ['a lost answer', () => problem('change.unknown')],
  ['an answer that was cut', () => new Response('')],
  ['an answer without the moment', () => Response.json({ receivedAt: 'yesterday' })],
])('says after %s that an email will tell, and sends again', async (_, lost) => {
  const received = Response.json({ receivedAt: '2026-03-15T10:00:00.000Z' });
  const { confirm } = await open(lost(), received);
  fireEvent.click(confirm);
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^We do not know whether your declaration has reached us/,
  );
  expect(onSent).not.toHaveBeenCalled();
  fireEvent.click(confirm);
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
});

it('stays on the form after the browser’s way forward, and sends what the form has now', async () => {
  const { sent, confirm } = await open(Response.json({ receivedAt: '2026-03-15T10:00:00.000Z' }));
  fireEvent.click(screen.getByRole('button', { name: 'Change details' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Surname' }), { target: { value: 'Müller' } });
  goForward();
  expect(shown).toBe('form');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Surname' }).value).toBe('Müller');
  fireEvent.click(screen.getByRole('button', { name: /^Continue/ }));
  expect(confirm.isConnected).toBe(false);
  expect(sent).not.toHaveBeenCalled();
  fireEvent.click(await screen.findByRole('button', { name: /^Confirm withdrawal/ }));
  await waitFor(() => expect(onSent.mock.calls[0]?.[0]).toMatchObject({ body: { surName: 'Müller' } }));
});

it('goes to an email address that cannot be one, and does not go on', async () => {
  const events = recordEvents();
  await renderInShop(<Steps />, { culture: 'de-de' });
  for (const [index, name] of labels.entries())
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: Object.values(anna)[index] } });
  const email = screen.getByRole('textbox', { name: 'Email address' });
  fireEvent.change(email, { target: { value: 'anna' } });
  fireEvent.click(screen.getByRole('button', { name: /^Continue/ }));
  await waitFor(() => expect(document.activeElement).toBe(email));
  expect([email.getAttribute('aria-invalid'), shown]).toEqual(['true', 'form']);
  expect(events).toEqual([{ name: 'validation_error', details: { form: 'withdrawal', fields: ['email'] } }]);
});

it('asks once more after a reload, and the form has what was entered', async () => {
  const person = { name: 'Anna', surName: 'Schmidt', fromEmail: anna.email, subscriptionNumber: 'S2' };
  const kept = { ...person, kind: 'ForCause', reason: 'Broken', endDate: '2090-01-31' } as const;
  await renderInShop(<Steps kept={kept} />, { culture: 'de-de' });
  fireEvent.click(await screen.findByRole('button', { name: 'Change details' }));
  screen.getByRole('textbox', { name: 'Reason for the termination', description: '6 of 1000 characters' });
  expect(valuesOf([...labels, 'Reason for the termination', 'End date'])).toEqual([
    'Anna',
    'Schmidt',
    anna.email,
    'S2',
    'Broken',
    '31-01-2090',
  ]);
});

it('keeps the day of a termination when the page is loaded again, and sends it with the only button in Germany', async () => {
  const sent = vi.fn<typeof fetch>(async () => Response.json({ receivedAt: '2026-03-15T10:00:00.000Z' }));
  vi.stubGlobal('fetch', sent);
  const open = async () => {
    cleanup();
    await renderInShop(
      <Declaration act="termination" step="form" onForm={() => {}} onCheck={() => {}} onSent={onSent} />,
      { culture: 'de-de' },
    );
  };
  onSent.mockClear();
  await open();
  for (const [index, name] of labels.entries())
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: Object.values(anna)[index] } });
  fireEvent.click(screen.getByRole('radio', { name: 'On a certain day' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'End date' }), { target: { value: '31.01.2090' } });
  await open();
  expect(valuesOf(['End date'])).toEqual(['31.01.2090']);
  fireEvent.click(screen.getByRole('button', { name: /^Terminate contract/ }));
  await waitFor(() => expect(onSent.mock.calls[0]?.[0]).toMatchObject({ body: { endDate: '2090-01-31' } }));
  expect(sessionStorage.getItem('formDrafts')).toBeNull();
});

it('keeps a surname that was typed before the profile arrived', async () => {
  let arrive: (profile: Response) => void = () => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (arrive = resolve)));
  await renderInShop(<Steps />, { culture: 'de-de', session: signedInAnna });
  const surname = screen.getByRole<HTMLInputElement>('textbox', { name: 'Surname' });
  fireEvent.change(surname, { target: { value: 'Müller' } });
  await act(async () => arrive(Response.json(sampleProfile())));
  expect(surname.value).toBe('Müller');
});

it('loads the texts of a page that came without them, and offers to try again after a failure', async () => {
  const texts = textsFor('en-CA');
  const responses = [problem('server.failed'), Response.json({ texts })];
  vi.stubGlobal('fetch', async () => responses.shift());
  await renderInShop(
    <DeclarationTexts>
      <Steps />
    </DeclarationTexts>,
    {
      culture: 'de-de',
      texts: textsOfPage(texts, {
        ofCustomers: false,
        ofMyData: false,
        ofDeclarations: false,
        ofCare: false,
        ofReceipts: false,
        ofCareLogin: false,
        ofAnalytics: false,
        ofLateParts: false,
      }),
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Try again/ }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await screen.findByRole('textbox', { name: 'Subscription or order number' })).toBeDefined();
});
