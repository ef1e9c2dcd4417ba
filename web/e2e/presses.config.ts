/** Presses every button of every flow one time too many. It takes too long for the journeys of each test run. */
import { defineConfig } from 'playwright/test';
import journeys from './playwright.config.ts';

export default defineConfig(journeys, {
  testMatch: '*.presses.ts',
  outputDir: '../../test-results/presses',
  reporter: [['list']],
});
