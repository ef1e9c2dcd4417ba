import { expect, it } from 'vitest';
import { recordEvents } from '../../../testing/recorded-events.ts';
import { trackAccepted } from './cancel-analytics.ts';
import type { CancelCall, CancelRequest } from './cancel-requests.ts';

const body = { scope: 'TryBuy', cancellationReason: '', cancellationNote: '' };
const ticked = { ...body, cancellationReason: 'Too much' };
const written = { ...body, cancellationNote: 'We move.' };

const cancelled = (kind: string) => ({ name: 'subscription:cancel', details: { kind } });
const gave = (reason: { ticked: boolean; written: boolean }) => ({ name: 'cancel_reason:give', details: reason });

it.each<[CancelCall, object, readonly unknown[]]>([
  ['cancelSubscription', { body: ticked }, [cancelled('device'), gave({ ticked: true, written: false })]],
  ['cancelReplenishmentOnly', { body: written }, [cancelled('replenishment'), gave({ ticked: false, written: true })]],
  [
    'cancelReplenishment',
    { body: { ...ticked, cancellationNote: 'We move.' } },
    [cancelled('replenishment'), gave({ ticked: true, written: true })],
  ],
  ['cancelReplenishment', { body: undefined }, [cancelled('replenishment')]],
  ['cancelInsurerSubscription', { body: ticked }, [cancelled('insurer'), gave({ ticked: true, written: false })]],
  ['createReturn', { body }, [cancelled('return')]],
  ['createBundledReturn', { body: ticked }, [cancelled('return'), gave({ ticked: true, written: false })]],
  ['previewReplenishmentCancellation', {}, []],
  ['getReturnCarriers', {}, []],
  ['chooseReturnCarriers', { body: {} }, []],
])('records of an accepted %s with %j no reason, but that there is one', (call, input, expected) => {
  const events = recordEvents();
  trackAccepted({ call, input } as CancelRequest);
  expect(events).toEqual(expected);
});
