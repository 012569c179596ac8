/**
 * Every public page in every theme: axe at two widths, nothing that jumps, and its picture against the stored one
 * (`tests/e2e/looks`). `npm run test:themes -- --update` draws the pictures anew; look at what has changed.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findChromium } from './development/find-chromium.ts';

/** A Wednesday in spring: what the stored pictures show. */
const LOOKS_DAY = '2031-05-14T10:00:00+02:00';

const [first, ...others] = process.argv.slice(2);
const isUpdate = first === '--update';
const rest = isUpdate || first === undefined ? others : [first, ...others];
const done = spawnSync(
  'playwright',
  ['test', 'tests/e2e/full/looks.spec.ts', '--project', 'pages', ...rest],
  {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'test',
      CHROMIUM_PATH: findChromium(),
      NOLO_CLOCK: LOOKS_DAY,
      LOOKS: isUpdate ? 'update' : 'compare',
    },
  },
);
process.exitCode = done.status ?? 1;
