/**
 * How a rental's report to the police stands (docs/specification/companies.md 6). `checked`: the service has found it
 * well-formed; `sent`: it was handed in, and no receipt has come yet; `manual`: the company reports it elsewhere.
 */
export const policeReportStates = ['drafted', 'checked', 'sent', 'receipt', 'refused', 'manual'] as const;
export type PoliceReportState = (typeof policeReportStates)[number];

export type PoliceReportEvent =
  | 'pass_check'
  | 'send'
  | 'get_receipt'
  | 'refuse'
  /** A member sends it again after the service refused it. */
  | 'correct'
  /** A member takes it on themselves. */
  | 'mark_manual'
  /** The rental is another than the one that was reported. */
  | 'report_again';

/** THE transition table. */
const TRANSITIONS: Readonly<
  Record<PoliceReportState, Readonly<Partial<Record<PoliceReportEvent, PoliceReportState>>>>
> = {
  drafted: { pass_check: 'checked', refuse: 'refused', mark_manual: 'manual' },
  checked: { send: 'sent', refuse: 'refused', mark_manual: 'manual' },
  sent: { get_receipt: 'receipt', refuse: 'refused', mark_manual: 'manual' },
  receipt: { report_again: 'drafted' },
  refused: { correct: 'drafted', mark_manual: 'manual' },
  // The receipt of a report that was under way may still come.
  manual: { get_receipt: 'receipt', report_again: 'drafted' },
};

/** The state afterwards; null: nothing of the kind happens in this state. */
export function reportAfter(state: PoliceReportState, event: PoliceReportEvent): PoliceReportState | null {
  return TRANSITIONS[state][event] ?? null;
}

/** Why a report that was sent has not gone through yet: nobody answers, or the service does not know the company. */
export const policeProblems = ['unreachable', 'credentials'] as const;
export type PoliceProblem = (typeof policeProblems)[number];

/**
 * How a report stands to whoever hands the car over. `waiting`: it was sent, and its outcome is not known yet; `outdated`: the
 * rental has another car or other times than the one that was reported.
 */
export const reportStandings = ['drafted', 'waiting', 'receipt', 'refused', 'manual', 'outdated'] as const;
export type ReportStanding = (typeof reportStandings)[number];

type ReportFacts = {
  state: PoliceReportState;
  isRequested: boolean;
  problem: PoliceProblem | null;
  /** The rental as it is now has the car and the times that were reported. */
  isOfRental: boolean;
};

/** Null: there is no report yet. One that waits for other credentials can be changed meanwhile, as one that was not sent. */
export function reportStanding(report: ReportFacts | null): ReportStanding {
  if (report === null) return 'drafted';
  const { state, isRequested, problem, isOfRental } = report;
  if (state === 'receipt' || state === 'manual') return isOfRental ? state : 'outdated';
  if (state === 'refused') return state;
  return isRequested && problem !== 'credentials' ? 'waiting' : 'drafted';
}

/** Whether the car may be handed over as far as the report goes (docs/specification/states.md 7). */
export function isReported(standing: ReportStanding): boolean {
  return standing === 'receipt' || standing === 'manual';
}

/** Whether what it says can be changed, and sent: neither has it been reported, nor is it on its way. */
export function mayChangeReport(standing: ReportStanding): boolean {
  return standing === 'drafted' || standing === 'refused';
}

/** Characters of a company's API key, at least. */
export const API_KEY_LENGTH = 48;
