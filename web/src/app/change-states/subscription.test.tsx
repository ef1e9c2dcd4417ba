// @vitest-environment happy-dom
/** The changes on the page of a subscription, in every state. */
import { holdChangeStates } from '../../testing/change-states/change-states.tsx';
import { subscriptionRows } from '../../testing/change-states/subscription-rows.ts';
import { PageRoutes } from '../routing/routes.tsx';

holdChangeStates(
  subscriptionRows,
  <main tabIndex={-1}>
    <PageRoutes />
  </main>,
);
