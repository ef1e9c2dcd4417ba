// @vitest-environment happy-dom
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { renderInShop, signedInAnna } from '../../../../testing/in-shop.tsx';
import type { Subscription } from '../../use-subscription.ts';
import { Sections } from './sections.tsx';

const NOTICE = /^What the link asks for is not possible/;

function Page({ before, after }: { before: Partial<Subscription>; after: Partial<Subscription> }) {
  const [changes, setChanges] = useState(before);
  return (
    <>
      <button type="button" onClick={() => setChanges(after)}>
        Done
      </button>
      <Link to="/?task=postpone">Postpone</Link>
      <Sections subscription={{ ...subscriptionDetails(changes), content: null }} />
    </>
  );
}

afterEach(cleanup);

it.each([
  ['postpone', { ableToPostponeReplenishment: true }, { ableToPostponeReplenishment: false }],
  ['promotion', { acceptPromotion: true }, { acceptPromotion: false }],
  ['resume', { ableToResumeReplenishment: true }, { ableToResumeReplenishment: false }],
])('a task that was done (%s) is not called impossible', async (task, before, after) => {
  await renderInShop(<Page before={before} after={after} />, { session: signedInAnna, at: `/?task=${task}` });
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText(NOTICE)).toBeNull();
});

it('a task that is not possible is called so, also by the next link', async () => {
  const closed = { ableToPostponeReplenishment: false };
  await renderInShop(<Page before={closed} after={closed} />, { session: signedInAnna, at: '/?task=pause' });
  expect(screen.queryByText(NOTICE)).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Postpone' }));
  // News and no failure.
  expect(screen.getByText(NOTICE).closest('[role=status]')).not.toBeNull();
});
