/** Orders, pauses and returns over a slow line. It takes too long for the journeys of each test run. */
import { defineConfig } from 'playwright/test';
import journeys from './playwright.config.ts';

export default defineConfig(journeys, {
  testMatch: '*.slow.ts',
  outputDir: '../../test-results/slow',
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
});
