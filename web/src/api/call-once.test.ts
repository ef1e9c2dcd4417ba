// @vitest-environment happy-dom
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import en from '@perennial/shared/locales/en.json' with { type: 'json' };
import { beforeEach, describe, expect, it } from 'vitest';
import { initTexts } from '../texts/texts.ts';
import { createCallOnce } from './call-once.ts';
import { type CallOptions, errorText, isResultUnknown, ProblemError } from './client.ts';

const MINUTE = 60_000;
const order = { body: { subscriptionNumber: 'S-1', subscriptionRatePlanId: 'P-1' } };
let time = 0;
let answers: (ProblemError | TypeError | 'never' | Promise<void>)[] = [];
const keys: (string | undefined)[] = [];

/** Fails as the next press should, waits, or never answers; undefined for a success. */
function answer(): Promise<void> | undefined {
  const next = answers.shift();
  if (next === undefined) return undefined;
  if (next instanceof Promise) return next;
  return next === 'never' ? new Promise<never>(() => undefined) : Promise.reject(next);
}

function send<N extends CallName>(name: N, input: CallInput<N>, options?: CallOptions): Promise<CallResponse<N>>;
async function send(_name: CallName, _input: unknown, options?: CallOptions): Promise<unknown> {
  keys.push(options?.idempotencyKey);
  await answer();
  return {};
}

/** A tab whose dialog opens now. */
function openDialog() {
  const once = createCallOnce({ send, now: () => time });
  return { ...once, press: () => once.call('orderOneTimeReplenishment', order).catch(() => undefined) };
}

const failed = (status: number, code?: string) =>
  new ProblemError({ type: '', title: '', status, code, detail: '', messages: [], requestId: '' });

beforeEach(() => {
  localStorage.clear();
  time = 1000;
  answers = [];
  keys.splice(0);
});

/** How many different charges the presses were. */
const charges = () => new Set(keys).size;

describe('a charge', () => {
  it('has a key of 128 bits, and what charges nothing has none', async () => {
    await openDialog().press();
    await openDialog().call('postponeReplenishment', { params: { id: 'S-1' } });
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), undefined]);
  });

  it('is one for the same dialog that is pressed in two tabs', async () => {
    const tabs = [openDialog(), openDialog()];
    for (const { press } of tabs) {
      time += 1;
      await press();
    }
    expect(charges()).toBe(1);
    expect(tabs.map((tab) => tab.isRepetition('orderOneTimeReplenishment', order))).toEqual([false, false]);
  });

  it('is one for a press whose page is loaded again before the answer', async () => {
    answers = ['never'];
    void openDialog().press();
    time += MINUTE;
    const again = openDialog();
    expect(again.isRepetition('orderOneTimeReplenishment', order)).toBe(true);
    await again.press();
    expect(charges()).toBe(1);
  });

  it.each([
    ['a lost connection', failed(0, 'change.unknown')],
    ['an answer that nobody knows', failed(504, 'charge.unknown')],
    ['a press before that is under way', failed(409, 'change.inProgress')],
    ['a fault of the page', new TypeError('no answer')],
  ])('is one after %s, also from a dialog that is opened again', async (_, lost) => {
    answers = [lost, lost];
    const first = openDialog();
    await first.press();
    await first.press();
    time += MINUTE;
    await openDialog().press();
    expect(charges()).toBe(1);
  });

  it('that a press before is still sending has no known result', async () => {
    answers = [failed(409, 'change.inProgress')];
    const once = createCallOnce({ send, now: () => time });
    const error = await once.call('orderOneTimeReplenishment', order).catch((reason: unknown) => reason);
    expect(isResultUnknown(error)).toBe(true);
  });

  it('is another one half an hour later', async () => {
    answers = [failed(504, 'charge.unknown')];
    await openDialog().press();
    time += 30 * MINUTE;
    await openDialog().press();
    expect(charges()).toBe(2);
  });

  it.each([
    ['was refused', failed(400)],
    ['was not sent', failed(502, 'shop.unreachable')],
  ])('is another one after one that %s', async (_, refusal) => {
    answers = [refusal];
    const { press } = openDialog();
    await press();
    await press();
    expect(charges()).toBe(2);
  });

  it('is another one in the same dialog after its answer, and in a dialog that opens after the answer of another tab', async () => {
    const { press, begin } = openDialog();
    await press();
    await press();
    time += 1;
    await openDialog().press();
    time += 1;
    begin();
    await press();
    expect(charges()).toBe(4);
  });

  it('is the one of the first tab for a third one, and new in a dialog that was opened between their answers', async () => {
    const [first, second] = [openDialog(), openDialog()];
    time += 1;
    await first.press();
    time += 1;
    const between = openDialog();
    time += 1;
    await second.press();
    await between.press();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('is one for a dialog that was open in another tab before the answer, which came after a while', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    answers = [promise];
    const first = openDialog().press();
    time += MINUTE;
    const second = openDialog();
    time += MINUTE;
    resolve();
    await first;
    expect(second.isRepetition('orderOneTimeReplenishment', order)).toBe(true);
    await second.press();
    expect(charges()).toBe(1);
  });

  it('that the page does not find in the account says so below the words of the shop; no other change does', () => {
    initTexts('en-CA', en);
    const once = createCallOnce({ send, now: () => time });
    const lost = new ProblemError({ ...failed(504).problem, detail: 'Nobody knows.' });
    const said = (name: CallName) => errorText(once.toNotSeen(name, lost));
    expect(said('orderOneTimeReplenishment')).toBe(`Nobody knows.\n${en.ui.change.notSeen}`);
    expect(said('postponeReplenishment')).toBe('Nobody knows.');
  });

  it('is another one for another amount', async () => {
    const once = createCallOnce({ send, now: () => time });
    answers = [failed(504), failed(504)];
    for (const discountAmount of [5, 50]) {
      await once.call('giveDiscount', { body: { subscriptionNumber: 'S-1', discountAmount } }).catch(() => undefined);
    }
    expect(charges()).toBe(2);
  });
});
