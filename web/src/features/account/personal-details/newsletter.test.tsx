// @vitest-environment happy-dom
/** The box for news by email, which sends at once, in the states of docs/rules/errors.md#states-of-forms-and-dialogs. */
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { profileOf } from '../../../testing/change-states/account-rows.ts';
import {
  announced,
  forgetAnnouncements,
  isFocusLost,
  pass,
  press,
  until,
} from '../../../testing/change-states/person.ts';
import { prepareStates } from '../../../testing/change-states/prepare-states.ts';
import {
  holdNext,
  openTestShop,
  REFUSAL,
  refuseNext,
  type TestShop,
} from '../../../testing/change-states/test-shop.ts';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import PersonalDetailsPage from './personal-details-page.tsx';

prepareStates();

const ON = 'You will receive our newsletter';
const saved = (selectedNewsletter: boolean) => profileOf({ selectedNewsletter });
const box = () => screen.getByRole<HTMLInputElement>('checkbox');
const state = () => [box().checked, box().disabled];
const sentOnce = [{ call: 'updateOptIn', query: {}, body: { optIn: true } }];

/** The page, and a way to another page and back. */
function Pages() {
  const [isThere, setIsThere] = useState(true);
  return (
    <main tabIndex={-1}>
      <button type="button" onClick={() => setIsThere(!isThere)}>
        Another page
      </button>
      {isThere && <PersonalDetailsPage />}
    </main>
  );
}

async function open(before = false): Promise<TestShop> {
  const shop = openTestShop({ answers: saved(before), changes: ['updateOptIn'] });
  shop.next = async () => {
    shop.answers = saved(!before);
    return Response.json({});
  };
  forgetAnnouncements();
  await renderInShop(<Pages />, { session: signedInAnna, config: { marketingOptIn: true } });
  await until(() => expect(state()).toEqual([before, false]));
  return shop;
}

async function tick(): Promise<void> {
  box().focus();
  act(() => box().click());
  await pass();
}

it('takes no second press while it runs, says what is done, and has the focus again', async () => {
  const shop = await open();
  const answer = holdNext(shop);
  await tick();
  expect(state()).toEqual([true, true]);
  act(() => box().click());
  await pass();
  expect(shop.sent).toEqual(sentOnce);
  answer();
  await until(() => expect(announced()).toContain(ON));
  expect(state()).toEqual([true, false]);
  await until(() => expect(isFocusLost()).toBe(false));
  expect(document.activeElement).toBe(box());
});

it('shows that news are not wanted any more while that is sent', async () => {
  const shop = await open(true);
  const answer = holdNext(shop);
  await tick();
  expect(state()).toEqual([false, true]);
  answer();
  await until(() => expect(state()).toEqual([false, false]));
  expect(shop.sent).toEqual([{ call: 'updateOptIn', query: {}, body: { optIn: false } }]);
});

it('shows the choice that is under way to a customer who has been on another page', async () => {
  const shop = await open();
  const answer = holdNext(shop);
  await tick();
  await press('Another page');
  await press('Another page');
  await pass(1000);
  expect(state()).toEqual([true, true]);
  answer();
  await until(() => expect(state()).toEqual([true, false]));
  expect(announced()).not.toContain('We do not know');
});

it('says why it was refused, shows what is saved, and sends again by the same press', async () => {
  const shop = await open();
  const accept = refuseNext(shop);
  await tick();
  await until(() => expect(announced()).toContain(REFUSAL));
  expect(state()).toEqual([false, false]);
  await until(() => expect(isFocusLost()).toBe(false));
  accept();
  await tick();
  await until(() => expect(announced()).toContain(ON));
  expect(shop.sent).toEqual([...sentOnce, ...sentOnce]);
});

it('shows what another tab has saved meanwhile, with the reason of the refusal', async () => {
  const shop = await open();
  refuseNext(shop);
  shop.answers = saved(true);
  await tick();
  await until(() => expect(announced()).toContain(REFUSAL));
  await until(() => expect(state()).toEqual([true, false]));
  expect(shop.sent).toEqual(sentOnce);
});

it('says after a lost answer that the result is unknown, and shows what is saved', async () => {
  const shop = await open();
  shop.next = () => Promise.reject(new TypeError('The connection was lost'));
  await tick();
  await pass(10_000);
  await until(() => expect(announced()).toContain('We do not know whether your change went through.'));
  expect(state()).toEqual([false, false]);
  expect(shop.sent).toEqual(sentOnce);
});

it('is a success if the answer was lost, and the shop has the change', async () => {
  const shop = await open();
  shop.next = () => {
    shop.answers = saved(true);
    return Promise.reject(new TypeError('The connection was lost'));
  };
  await tick();
  await pass(10_000);
  await until(() => expect(announced()).toContain(ON));
  expect(announced()).not.toContain('We do not know');
  expect([state(), shop.sent]).toEqual([[true, false], sentOnce]);
});

it('says that the change was taken if the page cannot be read again after it', async () => {
  const shop = await open();
  const accept = shop.next;
  shop.next = () => {
    shop.failing = [...shop.reads];
    return accept();
  };
  await tick();
  await pass(10_000);
  expect(announced()).toContain('Your change has been received');
  expect(screen.queryByRole('alert')).toBeNull();
  shop.failing = [];
  await press('Check again');
  await until(() => expect(announced()).toContain(ON));
  expect([state(), shop.sent]).toEqual([[true, false], sentOnce]);
});
