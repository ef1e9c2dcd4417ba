/** A destination of analytics events. It receives only events that need no consent or have it. */
import type { TrackedEvent } from '@perennial/shared/analytics/events';

export type Adapter = (event: TrackedEvent) => void;
