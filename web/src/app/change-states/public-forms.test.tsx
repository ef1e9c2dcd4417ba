// @vitest-environment happy-dom
/** The declarations that end a contract, in every state. */
import { holdChangeStates } from '../../testing/change-states/change-states.tsx';
import { publicRows } from '../../testing/change-states/public-rows.ts';
import { PageRoutes } from '../routing/routes.tsx';

holdChangeStates(
  publicRows,
  <main tabIndex={-1}>
    <PageRoutes />
  </main>,
);
