import { expect, test } from 'vitest';
import { judgeAudit } from './judge-audit.ts';

const none = { info: 0, low: 0, moderate: 0, high: 0, critical: 0, total: 0 };

test('nothing known', () => {
  const output = JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {},
    metadata: { vulnerabilities: none },
  });
  expect(judgeAudit(output)).toEqual({ exitCode: 0, text: 'Known vulnerabilities: none' });
});

test('a serious one fails and is named; a small one is counted', () => {
  const vulnerabilities = {
    'left-pad': { name: 'left-pad', severity: 'high', range: '<1.3.1', via: [] },
    dull: { name: 'dull', severity: 'low', range: '*', via: [] },
  };
  const metadata = { vulnerabilities: { ...none, low: 1, high: 1, total: 2 } };
  expect(judgeAudit(JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata }))).toEqual({
    exitCode: 1,
    text: 'Known vulnerabilities: 1 low, 1 high\n  high: left-pad <1.3.1',
  });
});

test.each([
  [
    'a registry without advisories',
    '{"message":"405 Method Not Allowed","statusCode":405,"body":"","error":{}}',
  ],
  ['no network', ''],
])('%s: says that nothing was audited', (_case, output) => {
  expect(judgeAudit(output)).toEqual({ exitCode: 0, text: expect.stringContaining('NOT audited') });
});
