// @vitest-environment happy-dom
/** The changes of a cancellation and of a return, in every state. */
import { cancelRows } from '../../testing/change-states/cancel-rows.ts';
import { holdChangeStates } from '../../testing/change-states/change-states.tsx';
import { returnRows } from '../../testing/change-states/return-rows.ts';
import { PageRoutes } from '../routing/routes.tsx';

holdChangeStates(
  { ...cancelRows, ...returnRows },
  <main tabIndex={-1}>
    <PageRoutes />
  </main>,
);
