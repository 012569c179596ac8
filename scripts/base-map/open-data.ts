/** Installs the packages of ./package.json into .data-open-data, out of the way of tests, linters and git. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../.data-open-data/', import.meta.url));

export function openDataRequire(): NodeJS.Require {
  mkdirSync(folder, { recursive: true });
  copyFileSync(new URL('package.json', import.meta.url), `${folder}package.json`);
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'], {
    cwd: folder,
    stdio: 'inherit',
  });
  return createRequire(`${folder}package.json`);
}
