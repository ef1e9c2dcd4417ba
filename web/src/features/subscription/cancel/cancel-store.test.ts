import type { CallResponse } from '@perennial/shared/catalogue/types';
import { cancellationPreview } from '@perennial/shared/examples/subscription-details';
import i18next from 'i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { recordEvents } from '../../../testing/recorded-events.ts';
import type { CancelFacts } from './cancel-facts.ts';
import { type CancelPage, createCancelStore } from './cancel-store.ts';

const facts: CancelFacts = {
  number: 'S-1',
  path: 'plain',
  variant: 'replenishmentOnly',
  offersPause: false,
  offersModify: false,
  items: [],
  isReplenishmentCancellable: true,
  replenishmentPlanId: 'P-1',
  deviceReturnCall: 'createReturn',
  goesBackTogether: false,
  deviceGoesOn: false,
  deviceOwnership: 'owned',
};

const CHANGE_UNKNOWN = i18next.t('errors.change.unknown');

afterEach(() => vi.unstubAllGlobals());

type Outcome = 'visible' | 'left' | 'late';

/** The flow of a section that tells what it does to the page. `outcome` is that of each change. */
function createFlow(outcome: Outcome | Error = 'visible', known = facts) {
  const requests: string[] = [];
  const done: string[] = [];
  const store = createCancelStore({
    async call(name) {
      requests.push(name);
      if (outcome instanceof Error) throw outcome;
      return cancellationPreview() as CallResponse<typeof name>;
    },
    async make(name) {
      requests.push(name);
      if (outcome instanceof Error) throw outcome;
      return { response: undefined, outcome };
    },
  });
  const page: CancelPage = {
    facts: known,
    readReasons: () => ({ reasons: ['Too much'], note: '' }),
    keepReasons: ({ step }, { type }) => void done.push(`${type} ${step.name}`),
    goTo: (to) => void done.push(`go to ${to.page}`),
    tellCharged: (charged) => void done.push(`charged ${typeof charged === 'string' ? charged : 'amounts'}`),
    tellDelay: () => void done.push('delay'),
    tellFailure: () => void done.push('failure'),
  };
  const send = (...types: readonly ('process' | 'confirm' | 'proceed' | 'close')[]) => {
    for (const type of types) store.send({ type }, page);
  };
  return { store, send, requests, done, settled: () => vi.waitFor(() => expect(store.get().running).toBeUndefined()) };
}

it('is sent once, however often it is confirmed before the page renders again', async () => {
  const events = recordEvents();
  const { store, send, requests, done, settled } = createFlow();
  const end = store.subscribe(() => {});
  send('process', 'confirm', 'confirm', 'close');
  expect(store.get().running?.call).toBe('cancelReplenishment');
  await settled();
  expect(requests).toEqual(['cancelReplenishment']);
  expect(done.slice(-3)).toEqual(['accepted closed', 'charged unknown', 'go to overview']);
  expect(events.map(({ name }) => name)).toEqual(['subscription:cancel']);
  end();
});

it('opens with the reasons that were kept, and asks for the amounts with them', async () => {
  const { store, send, requests, settled } = createFlow('visible', { ...facts, path: 'full' });
  send('process');
  expect(store.get()).toMatchObject({ step: { name: 'reasons' }, reasons: ['Too much'] });
  send('proceed');
  await settled();
  expect(requests).toEqual(['previewReplenishmentCancellation']);
  expect(store.get().step.name).toBe('amounts');
});

it('leads nobody away who has gone on to another page', async () => {
  const { store, send, done, settled } = createFlow('left');
  const end = store.subscribe(() => {});
  send('process', 'confirm');
  await settled();
  expect(done).toContain('charged unknown');
  expect(done).not.toContain('go to overview');
  end();
});

it('says that a cancellation is not visible yet', async () => {
  const { send, done, settled } = createFlow('late');
  send('process', 'confirm');
  await settled();
  expect(done).toContain('delay');
});

it('can be confirmed again after any failure, which is told where the dialog has gone', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const { store, send, requests, done, settled } = createFlow(new TypeError('unreadable'));
  const end = store.subscribe(() => {});
  send('process', 'confirm');
  await settled();
  // It may have been sent, so the text sends nobody to press again.
  expect(store.get()).toMatchObject({ step: { name: 'question' }, failure: CHANGE_UNKNOWN });
  expect(report).toHaveBeenCalledOnce();
  expect(done).not.toContain('failure');
  end();
  send('confirm');
  await settled();
  expect(requests).toHaveLength(2);
  expect(done).toContain('failure');
});

it('says nothing of a question that has failed, where its dialog has gone', async () => {
  vi.stubGlobal('reportError', () => {});
  const { store, send, requests, done, settled } = createFlow(new TypeError('unreadable'), { ...facts, path: 'full' });
  send('process', 'proceed');
  await settled();
  expect(requests).toEqual(['previewReplenishmentCancellation']);
  expect(store.get()).toMatchObject({ step: { name: 'reasons' }, failure: i18next.t('errors.server.failed') });
  expect(done).not.toContain('failure');
});
