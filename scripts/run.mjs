// Runs a script of this folder, or else a package's command, on the project's own Node, installing first what is missing.
// Plain JavaScript for Node 20: the one file that runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
const stamp = join(modules, '.nolo-installed');
const digest = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

const installed = existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
if (!installed) {
  process.stdout.write('Installing packages …\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const done = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // A production environment still needs the tools that build the site.
    env: { ...process.env, NODE_ENV: '' },
  });
  if (done.status !== 0) process.exit(done.status ?? 1);
  writeFileSync(stamp, digest);
}

const [name, ...rest] = process.argv.slice(2);
// Servers and tools that start again find their modules stripped of types and compiled.
const compiled = process.env.NODE_COMPILE_CACHE ?? join(modules, '.compile-cache');
const bin = join(modules, '.bin');
const script = join(root, 'scripts', `${name}.ts`);
const [command, args] = existsSync(script)
  ? [join(modules, 'node', 'bin', 'node'), [script, ...rest]]
  : [join(bin, name), rest];
const child = spawn(command, args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_COMPILE_CACHE: compiled, PATH: `${bin}:${process.env.PATH ?? ''}` },
});
// The terminal sends Ctrl-C to both; the child decides when it is done.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
