import { fieldOf } from '../domain/records.ts';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const USAGE = `npm run sbom -- FILE    what the product is made of (CycloneDX), without tools of development\n`;

const [file] = process.argv.slice(2);
const done = spawnSync('npm', ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--loglevel=silent'], {
  encoding: 'utf8',
  maxBuffer: 64_000_000,
});
if (file === undefined || done.status !== 0) {
  process.stderr.write(file === undefined ? USAGE : done.stderr);
  process.exitCode = 1;
} else {
  writeFileSync(resolve(file), done.stdout);
  const components = fieldOf(JSON.parse(done.stdout), 'components');
  process.stdout.write(`${resolve(file)}: ${Array.isArray(components) ? components.length : 0} packages\n`);
}
