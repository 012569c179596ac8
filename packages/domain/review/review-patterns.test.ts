import { expect, test } from 'vitest';
import { reviewPatterns } from './review-patterns.ts';

const nothing = { sameAddress: 0, sameBrowser: 0, withinDay: 1 };

test.each([
  ['an ordinary review has none', nothing, []],
  ['others from the address', { ...nothing, sameAddress: 2 }, [{ kind: 'same_address', count: 2 }]],
  [
    'those of the same browser are named as that',
    { ...nothing, sameAddress: 2, sameBrowser: 1 },
    [{ kind: 'same_browser', count: 1 }],
  ],
  ['four in a day are not many', { ...nothing, withinDay: 4 }, []],
  ['five in a day are', { ...nothing, withinDay: 5 }, [{ kind: 'many_in_a_day', count: 5 }]],
])('%s', (_, counts, patterns) => expect(reviewPatterns(counts)).toEqual(patterns));
