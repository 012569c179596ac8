import { expect, it } from 'vitest';
import { parseFinding, problemsOfDocument, type DocumentFinding } from './document-findings.ts';

it.each([
  ['identity:expired', { document: 'identity', problem: 'expired' }],
  [' licence:details ', { document: 'licence', problem: 'details' }],
  ['licence', null],
  ['passport:expired', null],
  ['licence:ugly', null],
  ['licence:expired:expired', null],
  ['', null],
])('%s', (text, finding) => {
  expect(parseFinding(text)).toEqual(finding);
});

it('tells each document’s problems once, in the order of their list', () => {
  const findings: DocumentFinding[] = [
    { document: 'licence', problem: 'expired' },
    { document: 'licence', problem: 'unreadable' },
    { document: 'licence', problem: 'expired' },
  ];
  expect(problemsOfDocument(findings, 'licence')).toEqual(['unreadable', 'expired']);
  expect(problemsOfDocument(findings, 'identity')).toEqual([]);
});
