/** The journeys that `test` leaves out, and measurements that take long (ADR 121). */
import { defineConfig } from 'playwright/test';
import { matrixPattern } from './matrix.ts';
import journeys from './playwright.config.ts';

export default defineConfig(journeys, {
  grep: matrixPattern,
  grepInvert: [],
  fullyParallel: true,
  outputDir: '../../test-results/matrix',
  reporter: [['list'], ['./states/state-reporter.ts']],
});
