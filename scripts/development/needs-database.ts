import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What starts or copies a database; a test that reaches one of these files, however indirectly, needs PostgreSQL. */
const DATABASES = ['tests/setup/test-database.ts', 'packages/db/embedded/start-embedded-postgres.ts'];
const IMPORT = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+\.tsx?)'/g;

/**
 * Sorts test files by what they import, so that a new test needs no list: `npm run check` runs whatever needs
 * nothing but Node, in whichever folder it lies.
 */
export function createNeedsDatabase(root: string): (file: string) => boolean {
  const answers = new Map<string, boolean>(DATABASES.map((file) => [join(root, file), true]));
  const reaches = (path: string): boolean => {
    const known = answers.get(path);
    if (known !== undefined) return known;
    answers.set(path, false); // a circle adds nothing
    const answer =
      existsSync(path) &&
      [...readFileSync(path, 'utf8').matchAll(IMPORT)].some(([, to = '']) =>
        reaches(join(dirname(path), to)),
      );
    answers.set(path, answer);
    return answer;
  };
  return (file) => reaches(join(root, file));
}
