/** The analytics events that a test causes. */
import type { TrackedEvent } from '@perennial/shared/analytics/events';
import { setEventReceiver } from '../analytics/track.ts';

/** Returns a list that gets each event from now on. */
export function recordEvents(): readonly TrackedEvent[] {
  const events: TrackedEvent[] = [];
  setEventReceiver((event) => events.push(event));
  // The receiver first gets the events that earlier tests have left.
  events.length = 0;
  return events;
}
