import type { ProviderAccountState } from './provider-account.ts';

/** What a company has to have done before renters see its cars (docs/specification/companies.md 9), in the order of the list. */
export const firstDaySteps = ['hours', 'conditions', 'location', 'account'] as const;
export type FirstDayStep = (typeof firstDaySteps)[number];

export type FirstDay = {
  /** The owner has said when the company is open. */
  hasHours: boolean;
  /** The owner has said what it charges and includes. */
  hasConditions: boolean;
  /** How many locations hand cars over. */
  locations: number;
  account: ProviderAccountState;
};

/** What is missing until the company can be active; empty: nothing. */
export function whatIsMissing({ hasHours, hasConditions, locations, account }: FirstDay): FirstDayStep[] {
  const isDone: Record<FirstDayStep, boolean> = {
    hours: hasHours,
    conditions: hasConditions,
    location: locations > 0,
    account: account === 'enabled',
  };
  return firstDaySteps.filter((step) => !isDone[step]);
}
