import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  parseFinding,
  reviewedDocuments,
  reviewProblems,
  type DocumentFinding,
} from '@nolo/domain/identity/document-findings.ts';
import {
  listReviews,
  rejectDocuments,
  ReviewRefused,
  showReview,
  verifyDocuments,
} from '@nolo/api/documents/review-documents.ts';
import { connectToSite, SITE_VARIABLES } from './development/connect-to-site.ts';
import { jobsOnDemand } from './development/jobs-on-demand.ts';

const USAGE = `A person's review of renters' documents.

  npm run documents -- list                                  who is waiting, longest first
  npm run documents -- show EMAIL --by NAME --out DIR        the profile, and the pictures as files in DIR
  npm run documents -- verify EMAIL --by NAME [--revision R]
  npm run documents -- reject EMAIL --by NAME --finding DOCUMENT:PROBLEM [--finding ...] [--reason "..."] [--revision R]

Who looked and who decided is in the site's security log, each by a mark.
With --revision, as "show" tells it, a picture uploaded since then cannot be waved through.
DOCUMENT is one of ${reviewedDocuments.join(', ')};
PROBLEM is one of ${reviewProblems.join(', ')}.
The renter reads the findings in their own language, and the reason as it is written here.
${SITE_VARIABLES}
Delete the files in DIR when you are done.
`;

type Options = { [name in 'out' | 'by' | 'reason' | 'revision']?: string | undefined } & {
  finding?: string[] | undefined;
};
type ReviewDeps = Parameters<typeof showReview>[0];
type Reviewer = Parameters<typeof showReview>[1];

function required(value: string | undefined, name: string): string {
  if (value === undefined) throw new ReviewRefused(`${name} is missing.\n\n${USAGE}`);
  return value;
}

function findingOf(text: string): DocumentFinding {
  const finding = parseFinding(text);
  if (finding === null) throw new ReviewRefused(`There is no finding ${text}.\n\n${USAGE}`);
  return finding;
}

async function connect(): Promise<{ deps: ReviewDeps; close: () => Promise<void> }> {
  const site = await connectToSite();
  if (site === null)
    throw new ReviewRefused(`DATABASE_URL (or a running "npm start") is missing.\n\n${USAGE}`);
  const jobs = jobsOnDemand(site);
  return {
    deps: { ...site, jobs },
    close: async () => {
      await jobs.stop();
      await site.database.destroy();
    },
  };
}

async function list(deps: ReviewDeps): Promise<string> {
  const waiting = await listReviews(deps);
  if (waiting.length === 0) return 'Nobody is waiting.';
  const lines = waiting.map(
    ({ uploadedAt, email, name }) => `${uploadedAt?.toISOString() ?? '-'}  ${email}  ${name}`,
  );
  return lines.join('\n');
}

/** One line of what the machine read; the licence it cannot read. */
function machineLine(machine: Awaited<ReturnType<typeof showReview>>['machine']): string {
  if (machine === null) return 'Machine: the pictures of the identity document are not all there.';
  const { isVerified, isDocument, isPassport, isNameMatched, problems } = machine;
  if (isVerified) return `Machine: read, all agrees (${isPassport ? 'passport' : 'card'}).`;
  const read = isDocument ? `read, name ${isNameMatched ? 'agrees' : 'differs'}` : 'not read';
  return `! Machine: ${read}; ${problems.join(', ')}`;
}

async function show(deps: ReviewDeps, reviewer: Reviewer, out: string): Promise<string> {
  const { profile, images, warnings, machine, revision } = await showReview(deps, reviewer);
  const dir = resolve(out);
  await mkdir(dir, { recursive: true, mode: 0o700 });
  for (const { kind, jpeg } of images) await writeFile(join(dir, `${kind}.jpg`), jpeg, { mode: 0o600 });
  const { documents_findings: findings, ...plain } = profile;
  const told = findings.map(({ document, problem }) => `${document}:${problem}`).join(', ') || null;
  const facts = Object.entries({ ...plain, documents_findings: told }).map(
    ([name, value]) => `${name.padEnd(26)}${String(value ?? '-')}`,
  );
  return [
    ...facts,
    ...warnings.map((warning) => `! ${warning}`),
    machineLine(machine),
    '',
    `Pictures: ${dir}`,
    `Revision: ${revision}`,
  ].join('\n');
}

async function run(deps: ReviewDeps, [command, email]: string[], options: Options): Promise<string> {
  if (command === 'list') return list(deps);
  const address = required(email, 'EMAIL');
  const reviewer = { email: address, by: required(options.by, '--by') };
  if (command === 'show') return show(deps, reviewer, required(options.out, '--out'));
  const decision = { ...reviewer, revision: options.revision };
  if (command === 'verify') {
    await verifyDocuments(deps, decision);
    return `${address} is verified.`;
  }
  if (command === 'reject') {
    const findings = (options.finding ?? []).map(findingOf);
    await rejectDocuments(deps, { ...decision, findings, reason: options.reason });
    return `${address} is rejected.`;
  }
  throw new ReviewRefused(USAGE);
}

async function main(): Promise<void> {
  const text = { type: 'string' } as const;
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { out: text, by: text, finding: { ...text, multiple: true }, reason: text, revision: text },
  });
  if (positionals.length === 0) throw new ReviewRefused(USAGE);
  const { deps, close } = await connect();
  try {
    process.stdout.write(`${await run(deps, positionals, values)}\n`);
  } finally {
    await close();
  }
}

await main().catch((error: Error & { code?: string }) => {
  // A refusal is for the person at the keyboard; anything else is a defect and shows where.
  const isExpected = error instanceof ReviewRefused || error.code?.startsWith('ERR_PARSE_ARGS');
  process.stderr.write(`${isExpected ? error.message : error.stack}\n`);
  process.exitCode = 1;
});
