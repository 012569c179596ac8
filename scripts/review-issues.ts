import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { IssueRefused, readIssue, resolveIssue, showIssue } from '@nolo/api/bookings/issues/handle-issue.ts';
import { listOpenIssues } from '@nolo/api/bookings/issues/issue-store.ts';
import { connectToSite, SITE_VARIABLES } from './development/connect-to-site.ts';

const USAGE = `Issues that renters have reported on their bookings.

  npm run issues -- list                                what is open, longest first
  npm run issues -- show NUMBER ID [--out FILE]         the report, and its picture as a file
  npm run issues -- read NUMBER ID [--public "..."]     taken up; --public is what the car's page then says
  npm run issues -- resolve NUMBER ID                   put right: the car's page no longer says it

NUMBER is the booking's.
${SITE_VARIABLES}
`;

type Work = Parameters<typeof showIssue>[0] & Parameters<typeof readIssue>[0];
type Options = { [name in 'out' | 'public']?: string | undefined };

async function list({ database }: Work): Promise<string> {
  const open = await listOpenIssues(database);
  if (open.length === 0) return 'Nothing is open.';
  return open
    .map(({ number, id, created_at, company_name, read_at, description }) => {
      const state = read_at === null ? 'new' : 'read';
      return [number, id, created_at.toISOString(), state, company_name, JSON.stringify(description)].join(
        '  ',
      );
    })
    .join('\n');
}

async function run(work: Work, [command, number, id]: string[], options: Options): Promise<string> {
  if (command === 'list') return list(work);
  if (number === undefined || id === undefined) throw new IssueRefused(USAGE);
  const named = { number, id };
  if (command === 'show') {
    const { issue, jpeg } = await showIssue(work, named);
    if (jpeg !== null && options.out !== undefined)
      await writeFile(resolve(options.out), jpeg, { mode: 0o600 });
    return `${issue.description}\nPicture: ${jpeg === null ? 'none' : (options.out ?? 'say --out FILE')}`;
  }
  if (command === 'read') {
    await readIssue(work, { ...named, publicText: options.public });
    return `${id} is read.`;
  }
  if (command !== 'resolve') throw new IssueRefused(USAGE);
  await resolveIssue(work, named);
  return `${id} is resolved.`;
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string' }, public: { type: 'string' } },
  });
  const site = await connectToSite();
  if (site === null) throw new IssueRefused(USAGE);
  try {
    process.stdout.write(`${await run(site, positionals, values)}\n`);
  } finally {
    await site.database.destroy();
  }
}

await main().catch((error: Error & { code?: string }) => {
  // A refusal is for the person at the keyboard; anything else is a defect and shows where.
  const isExpected = error instanceof IssueRefused || error.code?.startsWith('ERR_PARSE_ARGS');
  process.stderr.write(`${isExpected ? error.message : error.stack}\n`);
  process.exitCode = 1;
});
