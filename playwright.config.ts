import { defineConfig } from '@playwright/test';
import { findChromium } from '@nolo/scripts/development/find-chromium.ts';

/**
 * The address bar's suggestions are a page of their own in each browser profile, an eighth of the processor time of a
 * test. The last such switch counts, so that the ones Playwright sets, of which tests depend on some, are repeated.
 */
const WITHOUT_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
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
  'ThirdPartyStoragePartitioning',
  // A process started for a page that may come: each test has one that never does.
  'SpareRendererForSitePerProcess',
];
const QUIET = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${WITHOUT_FEATURES.join(',')}`,
];
/** Maps need WebGL, drawn by the processor; everything else is faster without. */
const WITHOUT_GPU = ['--disable-gpu', '--disable-3d-apis'];
const SOFTWARE_GPU = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** `E2E_SLOWDOWN=6`: pages get a sixth of the processor, as on an old telephone, and tests six times as long. */
export const slowdown = Number(process.env['E2E_SLOWDOWN'] ?? 1);

const executablePath = findChromium();
const MAPS = '**/*.map.spec.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/support/global-set-up.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // On two cores: a third of their time pages wait, for answers and for what is drawn next.
  workers: 3,
  retries: 0,
  // Two cores for the browsers, the server and the database together, and on a shared machine for others too: a test
  // that passes is no slower for it.
  timeout: 120_000 * slowdown,
  expect: { timeout: 20_000 * slowdown },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/Rome',
    viewport: { width: 1280, height: 800 },
    // Recording costs an eighth of the time, and a CI service that keeps only the output has no use for it.
    trace: process.env['CI'] === undefined ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'pages',
      testIgnore: MAPS,
      use: { launchOptions: { executablePath, args: [...QUIET, ...WITHOUT_GPU] } },
    },
    {
      name: 'maps',
      testMatch: MAPS,
      use: { launchOptions: { executablePath, args: [...QUIET, ...SOFTWARE_GPU] } },
    },
  ],
});
