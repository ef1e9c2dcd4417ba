/** The adapter for tag managers. `window.dataLayer` exists from the first event on. */
import type { HashedIdentifiers } from '@perennial/shared/analytics/analytics-setup';
import { events } from '@perennial/shared/analytics/events';
import type { Adapter } from './adapter.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

export function dataLayerAdapter(identifiers: HashedIdentifiers): Adapter {
  return ({ name, details }) => {
    window.dataLayer ??= [];
    window.dataLayer.push({ event: name, category: events[name].category, details, ...identifiers });
  };
}
