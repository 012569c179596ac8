/** So many reviews of one company within a day are more than its rentals usually bring. */
export const MANY_IN_A_DAY = 5;

/** What makes staff look twice at a review; none of it proves anything (docs/specification/states.md 9). */
export const reviewPatternKinds = ['same_browser', 'same_address', 'many_in_a_day'] as const;
export type ReviewPattern = { kind: (typeof reviewPatternKinds)[number]; count: number };

/**
 * @param sameAddress other accounts' reviews of the company from the same network address
 * @param sameBrowser those of them whose browser is alike, too
 * @param withinDay reviews of the company in the 24 hours up to this one, itself counted
 */
export function reviewPatterns({
  sameAddress,
  sameBrowser,
  withinDay,
}: {
  sameAddress: number;
  sameBrowser: number;
  withinDay: number;
}): ReviewPattern[] {
  const patterns: ReviewPattern[] = [
    { kind: 'same_browser', count: sameBrowser },
    // Whoever has the same browser has the same address.
    { kind: 'same_address', count: sameBrowser > 0 ? 0 : sameAddress },
    { kind: 'many_in_a_day', count: withinDay >= MANY_IN_A_DAY ? withinDay : 0 },
  ];
  return patterns.filter(({ count }) => count > 0);
}
