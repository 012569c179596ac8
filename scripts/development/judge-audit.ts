import { z } from 'zod';

/** What npm prints when the advisory service has answered. */
const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
  metadata: z.object({ vulnerabilities: z.record(z.string(), z.number()) }),
});

const SERIOUS = ['high', 'critical'];

export type Verdict = { exitCode: 0 | 1; text: string };

function countsOf(counts: Record<string, number>): string {
  const found = Object.entries(counts).filter(([severity, count]) => severity !== 'total' && count > 0);
  return found.map(([severity, count]) => `${count} ${severity}`).join(', ') || 'none';
}

/** Known holes in what the product ships; a serious one fails. Where no service answers, nothing is known, and it says so. */
export function judgeAudit(output: string): Verdict {
  const text = output.slice(output.indexOf('{'));
  const parsed = report.safeParse(text.startsWith('{') ? JSON.parse(text) : null);
  if (!parsed.success) {
    return { exitCode: 0, text: 'No advisory service answers here: the dependencies were NOT audited.' };
  }
  const { vulnerabilities, metadata } = parsed.data;
  const serious = Object.entries(vulnerabilities).filter(([, { severity }]) => SERIOUS.includes(severity));
  const lines = serious.map(([name, { severity, range }]) => `  ${severity}: ${name} ${range}`);
  return {
    exitCode: serious.length > 0 ? 1 : 0,
    text: [`Known vulnerabilities: ${countsOf(metadata.vulnerabilities)}`, ...lines].join('\n'),
  };
}
