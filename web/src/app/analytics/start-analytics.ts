/** Starts analytics if the operator has configured an adapter; otherwise loads, observes and sends nothing. */
import type { EventName } from '@perennial/shared/analytics/events';
import type { Boot } from '@perennial/shared/boot';
import { setEventReceiver, track } from '../../analytics/track.ts';
import { bff } from '../../api/client.ts';
import { observeApi } from '../../api/observer.ts';

const leaveEvents = {
  sign_in: 'sign_in:start',
  sign_up: 'sign_up:start',
  sign_out: 'sign_out:start',
} as const satisfies Record<string, EventName>;

function dropEvents(): void {
  setEventReceiver(() => undefined);
}

export function startAnalytics({
  analytics: setup,
  consentPurposes: asked,
}: Pick<Boot, 'analytics' | 'consentPurposes'>): void {
  if (!setup) {
    dropEvents();
    return;
  }
  observeApi({
    callEnded: (name, status, milliseconds) => track('api_call', { name, status, milliseconds }),
    leaving: (step) => track(leaveEvents[step], {}),
  });
  import('../../analytics/bus.ts').then(
    ({ openBus }) => setEventReceiver(openBus({ ...setup, asked }, (events) => bff('POST', '/bff/events', { events }))),
    dropEvents,
  );
}
