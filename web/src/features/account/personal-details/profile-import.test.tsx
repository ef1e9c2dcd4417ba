// @vitest-environment happy-dom
/** What follows a visit to the profile page of the identity provider (docs/rules/account.md#contact-details). */
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubAnswers } from '../../../testing/answers.ts';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { ProfileImport } from './profile-import.tsx';

const details = '/my-account/personal-details';
const scrolled = vi.fn();

beforeEach(() => {
  Element.prototype.scrollIntoView = scrolled;
});

afterEach(() => {
  cleanup();
  scrolled.mockReset();
  vi.unstubAllGlobals();
});

/** The address of the browser, with its button "Back". */
function Browser() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{pathname + search + hash}</output>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

const address = () => document.querySelector('output')?.textContent;

async function open(at: string): Promise<void> {
  stubAnswers({});
  await renderInShop(
    <>
      <ProfileImport />
      <Browser />
    </>,
    { session: signedInAnna, at },
  );
}

it('takes the outcome out of the address, and "Back" does not lead to it again', async () => {
  await open(`${details}?language=fr-CA&profile=updated`);
  await waitFor(() => expect(address()).toBe(`${details}?language=fr-CA`));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Back' })));
  expect(address()).toBe(`${details}?language=fr-CA`);
});

it('leaves another address as it is', async () => {
  await open(`${details}?language=fr-CA#newsletter`);
  await act(async () => {});
  expect(address()).toBe(`${details}?language=fr-CA#newsletter`);
});

it('scrolls the reason of a failed import into the middle of the window', async () => {
  await open(`${details}?profile=failed`);
  await screen.findByText(/Not now\./);
  expect(scrolled.mock.calls).toEqual([[{ block: 'center' }]]);
});
