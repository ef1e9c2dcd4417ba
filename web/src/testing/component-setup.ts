/** Runs before each file of component tests. */
import { configure } from '@testing-library/react';

// The default of one second fails on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// A request that no test answers finds no network, and none is tried: a port of this machine may have a shop.
globalThis.fetch = () => Promise.reject(new TypeError('There is no network in component tests'));
