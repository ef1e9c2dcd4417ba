/** Records what the shop has accepted of the cancel flow (docs/rules/analytics.md#subscription-events). */
import type { CancellationKind } from '@perennial/shared/analytics/events';
import { track } from '../../../analytics/track.ts';
import type { CancelCall, CancelRequest } from './cancel-requests.ts';

/** Null: the request cancels nothing. */
const kinds: Readonly<Record<CancelCall, CancellationKind | null>> = {
  previewReplenishmentCancellation: null,
  cancelReplenishmentOnly: 'replenishment',
  cancelReplenishment: 'replenishment',
  cancelSubscription: 'device',
  cancelInsurerSubscription: 'insurer',
  createReturn: 'return',
  createBundledReturn: 'return',
  getReturnCarriers: null,
  chooseReturnCarriers: null,
};

/** A plain cancellation has no reasons. Neither the reasons nor the text are recorded. */
export function trackAccepted({ call, input }: CancelRequest): void {
  const kind = kinds[call];
  if (kind === null) return;
  track('subscription:cancel', { kind });
  const body = 'body' in input ? input.body : undefined;
  if (!body || !('cancellationReason' in body)) return;
  const ticked = body.cancellationReason !== '';
  const written = body.cancellationNote !== '';
  if (ticked || written) track('cancel_reason:give', { ticked, written });
}
