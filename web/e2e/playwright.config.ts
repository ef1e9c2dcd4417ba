import { defineConfig } from 'playwright/test';
import { matrixPattern } from './matrix.ts';

/** Chromium uses the last list that it gets, so this one repeats that of Playwright. */
const DISABLED_FEATURES = [
  // Each window would start a process for its address bar, which takes half a second of processor time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** Options for Chromium as root in a container, and options that disable its requests to Google. */
const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];

const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  grepInvert: matrixPattern,
  // Node runs TypeScript itself.
  build: { external: ['**/*.ts'] },
  outputDir: '../../test-results/journeys',
  // No two workers share a shop. A worker waits for a sixth of its time, so that two processors serve three.
  workers: 3,
  // A journey of many steps takes a minute on a machine that is busy with other work.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/journeys.json' }]],
  use: {
    locale: 'en-CA',
    // Animations draw sixty frames a second, which costs a quarter of the browser's time. The layout shift is measured with them.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace slows every journey down.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: CHROMIUM_ARGUMENTS, ...(executablePath ? { executablePath } : {}) },
  },
});
