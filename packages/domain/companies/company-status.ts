/**
 * A company's states (docs/specification/companies.md 11). `draft`: accepted, and not shown yet. `active`: its cars are found
 * and booked. `suspended`: neither. `ending`: as active until a day, `ended`: over.
 */
export const companyStatuses = ['draft', 'active', 'suspended', 'ending', 'ended'] as const;
export type CompanyStatus = (typeof companyStatuses)[number];

/** What brings a company from one state to the next. */
export const companySteps = ['activate', 'suspend', 'resume', 'end', 'keep', 'close'] as const;
export type CompanyStep = (typeof companySteps)[number];

const NEXT: Record<CompanyStatus, Partial<Record<CompanyStep, CompanyStatus>>> = {
  draft: { activate: 'active' },
  active: { suspend: 'suspended', end: 'ending' },
  suspended: { resume: 'active' },
  // `close` is done by itself once the day has come.
  ending: { keep: 'active', close: 'ended' },
  ended: {},
};

/** The state after a step; null when the step is not possible from here. */
export function companyStatusAfter(status: CompanyStatus, step: CompanyStep): CompanyStatus | null {
  return NEXT[status][step] ?? null;
}

/** The steps that a person may take from here. */
export function companyStepsFrom(status: CompanyStatus): Exclude<CompanyStep, 'close'>[] {
  return companySteps.flatMap((step) => (step !== 'close' && NEXT[status][step] !== undefined ? [step] : []));
}

/** States in which renters see and book a company's cars. */
export const shownStatuses = ['active', 'ending'] as const satisfies readonly CompanyStatus[];

/** How long before it ends a company is told, except for serious cause (Regulation (EU) 2019/1150, art. 4). */
export const ENDING_NOTICE_DAYS = 30;

/** What the audit trail calls the steps that a person takes. */
export const companyStatusActions = [
  'company_activated',
  'company_suspended',
  'company_resumed',
  'company_ending',
  'company_kept',
] as const;

/** The longest reason, in characters. */
export const STATUS_REASON_MAX_LENGTH = 2000;

/** Who ends a company: its owner, who may change their mind until the day has come, or the platform. */
export const endedBy = ['company', 'staff'] as const;
export type EndedBy = (typeof endedBy)[number];
