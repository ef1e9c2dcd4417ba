/** Runs before each file of component tests that are tried against mutants. */
import './component-setup.ts';
import { configure } from '@testing-library/react';

// A mutant that a test notices often leaves it waiting for a text that never comes. Without a mutant it comes much earlier,
// and a test that fails without the mutant too is repeated.
configure({ asyncUtilTimeout: 500 });
