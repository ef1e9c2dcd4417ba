/** Starts analytics if the operator has configured an adapter; otherwise loads, observes and sends nothing. */
import type { AnalyticsSetup } from '@perennial/shared/analytics/analytics-setup';
import type { EventName } from '@perennial/shared/analytics/events';
import { receiveEvents, track } from '../../analytics/track.ts';
import { bff } from '../../api/client.ts';
import { observeApi } from '../../api/observer.ts';

const leavings = {
  sign_in: 'sign_in:start',
  sign_up: 'sign_up:start',
  sign_out: 'sign_out:start',
} as const satisfies Record<string, EventName>;

function forget(): void {
  receiveEvents(() => undefined);
}

export function startAnalytics(setup: AnalyticsSetup | undefined): void {
  if (!setup) {
    forget();
    return;
  }
  observeApi({
    callEnded: (name, status, milliseconds) => track('api_call', { name, status, milliseconds }),
    leaving: (step) => track(leavings[step], {}),
  });
  import('../../analytics/bus.ts').then(
    ({ openBus }) =>
      receiveEvents(openBus(setup, (events) => bff('POST', '/bff/events', { events }, { keepalive: true }))),
    forget,
  );
}
