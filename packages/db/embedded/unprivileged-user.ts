import { execFileSync, spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';

export type Unprivileged = { uid: number; gid: number };

const NAMES = ['postgres', 'nobody'];

/** PostgreSQL refuses to run as root, so root hands it to another user; null when we are not root. */
export function unprivilegedUser(): Unprivileged | null {
  if (process.platform === 'win32' || userInfo().uid !== 0) return null;
  for (const name of NAMES) {
    const found = spawnSync('id', ['-u', name], { encoding: 'utf8' });
    if (found.status === 0) {
      const gid = execFileSync('id', ['-g', name], { encoding: 'utf8' });
      return { uid: Number(found.stdout), gid: Number(gid) };
    }
  }
  throw new Error('Running as root, and neither a user "postgres" nor "nobody" exists to run PostgreSQL as.');
}

/**
 * The command that runs `file` on `folder` as that user. A checkout or data folder below a private folder (`/root`, a `mktemp -d`) cannot be
 * entered by anyone else; then the one capability to pass through folders goes along, and nothing more.
 */
export function commandAs(
  user: Unprivileged | null,
  file: string,
  args: string[],
  folder: string,
): { file: string; args: string[]; options: Partial<Unprivileged> } {
  if (user === null) return { file, args, options: {} };
  const enters = (path: string) => spawnSync('test', ['-x', path], { ...user, cwd: '/' }).status === 0;
  const reachable = enters(file) && enters(folder);
  if (reachable) return { file, args, options: user };
  const capability = '+dac_read_search';
  const drop = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
  return {
    file: 'setpriv',
    args: [...drop, `--inh-caps=${capability}`, `--ambient-caps=${capability}`, '--', file, ...args],
    options: {},
  };
}
