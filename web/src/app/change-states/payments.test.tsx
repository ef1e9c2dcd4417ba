// @vitest-environment happy-dom
/** The starts of payments, in every state. */
import { afterAll, vi } from 'vitest';
import { holdChangeStates } from '../../testing/change-states/change-states.tsx';
import { paymentRows } from '../../testing/change-states/payment-rows.ts';
import { PageRoutes } from '../routing/routes.tsx';

// One process runs many files. Those before may have loaded the modules without the mock, and those after need them without it.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('../../commerce/payment/card-library.ts', () => ({ openCardForm: async () => () => {} }));

holdChangeStates(
  paymentRows,
  <main tabIndex={-1}>
    <PageRoutes />
  </main>,
);
