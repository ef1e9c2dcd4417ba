// @vitest-environment happy-dom
/** The changes of a cancellation and of a return, in every state. */
import { cancelRows } from '../../testing/change-states/cancel-rows.ts';
import { holdChangeStates } from '../../testing/change-states/change-states.tsx';
import { PageRoutes } from '../routing/routes.tsx';

holdChangeStates(
  cancelRows,
  <main tabIndex={-1}>
    <PageRoutes />
  </main>,
);
