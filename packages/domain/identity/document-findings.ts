import { documentProblems } from './judge-document.ts';

/** What a review looks at; the renter reads what was found of each. */
export const reviewedDocuments = ['identity', 'licence'] as const;
export type ReviewedDocument = (typeof reviewedDocuments)[number];

/** What a review finds wrong: what a machine sees, and what only a person does. */
export const reviewProblems = [...documentProblems, 'details', 'incomplete', 'other_person'] as const;
export type ReviewProblem = (typeof reviewProblems)[number];

export type DocumentFinding = { document: ReviewedDocument; problem: ReviewProblem };
export type DocumentFindings = DocumentFinding[];

/** What was found wrong with one of them; empty: it is in order. */
export function problemsOfDocument(
  findings: readonly DocumentFinding[],
  document: ReviewedDocument,
): ReviewProblem[] {
  return reviewProblems.filter((problem) =>
    findings.some((one) => one.document === document && one.problem === problem),
  );
}

/** `licence:expired`, as a reviewer types it; null when that is no finding. */
export function parseFinding(text: string): DocumentFinding | null {
  const [left, right, ...more] = text.trim().split(':');
  const document = reviewedDocuments.find((one) => one === left);
  const problem = reviewProblems.find((one) => one === right);
  return document === undefined || problem === undefined || more.length > 0 ? null : { document, problem };
}
