// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { useCall } from '../../../api/use-call.ts';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { Faq } from './faq.tsx';

const problem = { status: 400, title: '', type: '', detail: 'No questions today', messages: [], requestId: 'r-1' };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('can be requested again after a failure', async () => {
  const responses = [Response.json(problem, { status: 400 }), Response.json([{ title: 'How?', content: 'So.' }])];
  vi.stubGlobal('fetch', async () => responses.shift());
  await renderInShop(<Faq />, { session: signedInAnna });
  expect(await screen.findByText('No questions today')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Try again/ }));
  expect(await screen.findByRole('group')).toBeTruthy();
  expect(screen.queryByText('No questions today')).toBeNull();
});

it('shows a question as one line, also if the editors wrote a paragraph', async () => {
  const title = '<p>How <em>long</em> does it last?</p>';
  vi.stubGlobal('fetch', async () => Response.json([{ title, content: '<p>Yes.</p>' }]));
  await renderInShop(<Faq />, { session: signedInAnna });
  await vi.waitFor(() => expect(document.querySelector('summary')?.textContent).toBe('How long does it last?'));
  expect(document.querySelector('summary :is(p, div)')).toBeNull();
});

/** Says when the answer is there. */
function Answered() {
  return <p>{useCall('getFaq', {}).data && 'The shop has answered'}</p>;
}

it('shows nothing without questions', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]));
  await renderInShop(
    <>
      <Faq />
      <Answered />
    </>,
    { session: signedInAnna },
  );
  await screen.findByText('The shop has answered');
  expect(screen.queryByRole('heading')).toBeNull();
});
