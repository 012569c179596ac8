import { describe, expect, it } from 'vitest';
import { companyStatuses, companyStatusAfter, companySteps, companyStepsFrom } from './company-status.ts';

describe('a company', () => {
  it('goes from draft to ended one step at a time', () => {
    const table = Object.fromEntries(
      companyStatuses.map((status) => [
        status,
        Object.fromEntries(
          companySteps.flatMap((step) => {
            const next = companyStatusAfter(status, step);
            return next === null ? [] : [[step, next]];
          }),
        ),
      ]),
    );
    expect(table).toEqual({
      draft: { activate: 'active' },
      active: { suspend: 'suspended', end: 'ending' },
      suspended: { resume: 'active' },
      ending: { keep: 'active', close: 'ended' },
      ended: {},
    });
  });

  it('nobody closes one by hand', () => {
    expect(companyStepsFrom('ending')).toEqual(['keep']);
    expect(companyStepsFrom('active')).toEqual(['suspend', 'end']);
    expect(companyStepsFrom('ended')).toEqual([]);
  });
});
