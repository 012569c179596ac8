import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MODULES = join(import.meta.dirname, '../../node_modules');

/** What one page says of itself, as it stands in the HTML. */
export type Said = { page: string; data: Record<string, unknown> };

/** The first of several types is the narrowest: a `Car` is a `Product`. */
function written({ data }: Said, index: number): string {
  const type = [data['@type']].flat()[0];
  const typed = { ...data, '@type': type };
  return `export const said${index}: schema.WithContext<schema.${String(type)}> = ${JSON.stringify(typed)};`;
}

const settings = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    module: 'nodenext',
    types: [],
    skipLibCheck: true,
    paths: { 'schema-dts': [join(MODULES, 'schema-dts/dist/schema.d.ts')] },
  },
  files: ['said.ts'],
};

/** What the compiler says of a folder; nothing is wrong where it says nothing. */
function compile(folder: string): Promise<string> {
  const call = [join(MODULES, 'typescript/lib/tsc.js'), '-p', '.', '--pretty', 'false'];
  return new Promise((resolve) => {
    execFile(process.execPath, call, { cwd: folder }, (_failed, text) => resolve(text));
  });
}

/**
 * Where pages do not say what schema.org defines, each with the page: the compiler reads what was sent against
 * schema.org's own vocabulary (`schema-dts`), whatever made it.
 */
export async function structuredProblems(said: readonly Said[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'structured-data-'));
  try {
    const lines = ["import type * as schema from 'schema-dts';", ...said.map(written)];
    await writeFile(join(folder, 'said.ts'), lines.join('\n'));
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    const problems = (await compile(folder)).split('\n').filter((line) => line.includes('error TS'));
    return problems.map((problem) => {
      const line = Number(/^said\.ts\((\d+)/.exec(problem)?.[1]);
      return `${said[line - 2]?.page}: ${problem}`;
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
