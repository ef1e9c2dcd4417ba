// @vitest-environment happy-dom
/** The forms of the account, of checkout and of customer care, in every state. */
import { accountRows } from '../../testing/change-states/account-rows.ts';
import { holdChangeStates } from '../../testing/change-states/change-states.tsx';
import { PageRoutes } from '../routing/routes.tsx';

holdChangeStates(
  accountRows,
  <main tabIndex={-1}>
    <PageRoutes />
  </main>,
);
