import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What starts or copies a database; a test that reaches one of these files, however indirectly, needs PostgreSQL. */
const DATABASES = ['tests/setup/test-database.ts', 'packages/db/embedded/start-embedded-postgres.ts'];
const IMPORT = /(?:from|import)\s*\(?\s*'((?:\.{1,2}|@nolo)\/[^']+\.tsx?)'/g;

/**
 * Sorts test files by what they import, so that a new test needs no list: `npm run check` runs whatever needs
 * nothing but Node, in whichever folder it lies.
 */
export function createNeedsDatabase(root: string): (file: string) => boolean {
  const answers = new Map<string, boolean>(DATABASES.map((file) => [join(root, file), true]));
  const fileOf = (path: string, to: string) => {
    if (to.startsWith('.')) return join(dirname(path), to);
    const linked = join(root, 'node_modules', to);
    return existsSync(linked) ? realpathSync(linked) : linked;
  };
  const reaches = (path: string): boolean => {
    const known = answers.get(path);
    if (known !== undefined) return known;
    answers.set(path, false); // a circle adds nothing
    const answer =
      existsSync(path) &&
      [...readFileSync(path, 'utf8').matchAll(IMPORT)].some(([, to = '']) => reaches(fileOf(path, to)));
    answers.set(path, answer);
    return answer;
  };
  return (file) => reaches(join(root, file));
}
