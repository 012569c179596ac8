import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALLED = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

function onThisMachine(): string | null {
  return INSTALLED.find((path) => path !== undefined && existsSync(path)) ?? null;
}

function fromPlaywright(): string | null {
  const done = spawnSync('playwright', ['install', 'chromium'], { stdio: 'ignore', timeout: 180_000 });
  const path = chromium.executablePath();
  return done.status === 0 && existsSync(path) ? path : null;
}

function fromDebian(): string | null {
  if (!existsSync('/usr/bin/apt-get')) return null;
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return onThisMachine();
}

/** Path of a Chromium: one already here, else Playwright's, else Debian's package. */
export function findChromium(): string {
  const own = chromium.executablePath();
  const found = onThisMachine() ?? (existsSync(own) ? own : null) ?? fromPlaywright() ?? fromDebian();
  if (found === null) throw new Error('No Chromium: install one and set CHROMIUM_PATH.');
  return found;
}
