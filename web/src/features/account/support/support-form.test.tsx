// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubAnswers } from '../../../testing/answers.ts';
import { expectSigns } from '../../../testing/drawn-signs.tsx';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { soon } from '../../../testing/page-steps.ts';
import { recordEvents } from '../../../testing/recorded-events.ts';
import { SupportForm } from './support-form.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** The fields that a screen reader calls invalid, each with its description. */
const invalidFields = () =>
  [...document.querySelectorAll('[aria-invalid="true"]')].map(
    (field) => `${computeAccessibleName(field)}: ${computeAccessibleDescription(field)}`,
  );

it('focuses the first field with an error, and leaves its label in sight', async () => {
  await renderInShop(<SupportForm />, { session: signedInAnna });
  const send = () => userEvent.click(screen.getByRole('button', { name: /^Submit your question/ }));
  await send();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')));

  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  const question = screen.getByRole('textbox', { name: 'Your question' });
  const focused = vi.spyOn(question, 'focus');
  await send();
  await waitFor(() => expect(document.activeElement).toBe(question));
  expect(focused.mock.calls).toEqual([[{ preventScroll: true }]]);
});

it.each([
  ['of the content service', ['My toothbrush', 'My razor'], ['My toothbrush', 'My razor']],
  [
    'of its own where there are none',
    [],
    [
      'My subscription',
      'Delivery and returns',
      'Payments and invoices',
      'Using a product',
      'My personal data',
      'Something else',
    ],
  ],
])('offers the subjects %s', async (_, supportTitles, subjects) => {
  await renderInShop(<SupportForm />, { session: signedInAnna, config: { supportTitles } });
  await userEvent.click(screen.getByRole('combobox'));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(subjects);
});

it('says at each field what is wrong with it, and sends nothing', async () => {
  const requests = stubAnswers({});
  const events = recordEvents();
  await renderInShop(<SupportForm />, { session: signedInAnna });
  await userEvent.clear(screen.getByRole('textbox', { name: 'Email' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'a@b.c');
  await userEvent.type(screen.getByRole('textbox', { name: 'Your question' }), 'Too short');
  await userEvent.click(screen.getByRole('button', { name: /^Submit your question/ }));
  await soon(() =>
    expect(invalidFields()).toEqual([
      'Subject: Subject is required',
      'Email: Email is not a valid email address',
      'Your question: Your question must have at least 10 letters 9 of 200 characters',
    ]),
  );
  expect(requests).toEqual([]);
  const fields = expect.arrayContaining(['title', 'email', 'question']);
  expect(events).toEqual([{ name: 'validation_error', details: { form: 'support', fields } }]);
});

it.each([
  ['title', 'Subject: Not like this'],
  ['fromEmail', 'Email: Not like this'],
  ['question', 'Your question: Not like this 19 of 200 characters'],
])('says at its field why the server refuses the %s', async (field, text) => {
  const messages = [{ code: 'request.invalid', text: 'Not like this', extraInfo: { field: `body.${field}` } }];
  const problem = { title: '', status: 400, code: 'request.invalid', detail: 'Not like this', messages };
  stubAnswers({ '/api/user/support': () => Response.json(problem, { status: 400 }) });
  await renderInShop(<SupportForm />, { session: signedInAnna });
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await userEvent.type(screen.getByRole('textbox', { name: 'Your question' }), 'Where is my parcel?');
  await userEvent.click(screen.getByRole('button', { name: /^Submit your question/ }));
  await soon(() => expect(invalidFields()).toEqual([text]));
});

it('keeps a question until it was sent, also if the page is loaded again in between', async () => {
  const answers = [Response.json({}, { status: 500 }), Response.json({})];
  vi.stubGlobal('fetch', async () => answers.shift() ?? Response.json({}));
  await renderInShop(<SupportForm />, { session: signedInAnna });
  const question = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /question/i });
  await userEvent.click(question());
  await userEvent.paste('Where is my parcel?');
  cleanup();
  await renderInShop(<SupportForm />, { session: signedInAnna });
  expect(question().value).toBe('Where is my parcel?');
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  const send = () => userEvent.click(screen.getByRole('button', { name: /^Submit your question/ }));
  await send();
  await screen.findByRole('alert');
  expect(sessionStorage.getItem('formDrafts')).toContain('Where is my parcel?');
  await send();
  await waitFor(() => expect(question().value).toBe(''));
  expectSigns(document.querySelector('.notification') ?? document.body, ['check-circle', 'close']);
  expect(sessionStorage.getItem('formDrafts')).toBeNull();
});

it('begins with the question of a delivery and its subject, and keeps both questions apart', async () => {
  const delivery = 'Subscription S-1: the delivery has not arrived. ';
  const question = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });
  await renderInShop(<SupportForm />, { session: signedInAnna, config: { supportTitles: [] } });
  await userEvent.type(question(), 'Why so dear?');
  cleanup();
  await renderInShop(<SupportForm delivery={delivery} />, { session: signedInAnna, config: { supportTitles: [] } });
  expect(question().value).toBe(delivery);
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Delivery and returns');
  await userEvent.type(question(), 'It is a gift.');
  cleanup();
  await renderInShop(<SupportForm delivery={delivery} />, {
    session: signedInAnna,
    config: { supportTitles: ['Other'] },
  });
  expect(question().value).toBe(`${delivery}It is a gift.`);
  cleanup();
  await renderInShop(<SupportForm />, { session: signedInAnna, config: { supportTitles: [] } });
  await waitFor(() => expect(question().value).toBe('Why so dear?'));
});

it('has no subject for a delivery among those of the content service', async () => {
  const options = { session: signedInAnna, config: { supportTitles: ['My razor'] } };
  await renderInShop(<SupportForm delivery="Subscription S-1: the delivery has not arrived. " />, options);
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('');
});
