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

/** Whether the car may be handed over as far as the report goes (docs/specification/states.md 7); null: there is none yet. */
export function isReported(state: PoliceReportState | null): boolean {
  return state === 'receipt' || state === 'manual';
}

/** Why a report that was sent has not gone through yet: nobody answers, or the service does not know the company. */
export const policeProblems = ['unreachable', 'credentials'] as const;
export type PoliceProblem = (typeof policeProblems)[number];

/** Characters of a company's API key, at least. */
export const API_KEY_LENGTH = 48;
