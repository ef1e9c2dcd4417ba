/** Where events go. An adapter gets only events that may be told. */
import type { TrackedEvent } from '@perennial/shared/analytics/events';

export type Adapter = (event: TrackedEvent) => void;
