/** Runs before each file of component tests that are tried against mutants. */
import './component-setup.ts';
import { configure } from '@testing-library/react';
import { inject, vi } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** What Stryker does: it runs all tests once without a mutant first. */
    mode: 'dry-run' | 'mutant';
  }
}

// A mutant that a test notices often leaves it waiting for what never comes. Without a mutant it comes much earlier, and a
// test that fails without the mutant too is repeated.
if (inject('mode') === 'mutant') {
  configure({ asyncUtilTimeout: 500 });
  vi.setConfig({ testTimeout: 5000 });
}
