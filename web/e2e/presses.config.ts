/** Presses every button of every flow one time too many. It takes too long for the journeys of each test run. */
import { defineConfig } from 'playwright/test';
import journeys from './playwright.config.ts';

export default defineConfig(journeys, {
  testMatch: '*.presses.ts',
  // Both workers, and parts of the same size: --shard=1/8.
  fullyParallel: true,
  outputDir: '../../test-results/presses',
  reporter: [['list']],
});
