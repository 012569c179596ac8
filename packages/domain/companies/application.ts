/**
 * Where a company's application stands (docs/specification/companies.md 10): staff look at it, the applicant has been asked
 * something, or it is decided.
 */
export const applicationStates = ['submitted', 'asked', 'accepted', 'refused'] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** What brings an application from one state to the next. */
export const applicationSteps = ['ask', 'answer', 'accept', 'refuse'] as const;
export type ApplicationStep = (typeof applicationSteps)[number];

const NEXT: Record<ApplicationState, Partial<Record<ApplicationStep, ApplicationState>>> = {
  submitted: { ask: 'asked', accept: 'accepted', refuse: 'refused' },
  // An answer may also come by telephone.
  asked: { answer: 'submitted', accept: 'accepted', refuse: 'refused' },
  accepted: {},
  refused: {},
};

/** The state after a step; null when the step is not possible from here. */
export function applicationAfter(state: ApplicationState, step: ApplicationStep): ApplicationState | null {
  return NEXT[state][step] ?? null;
}

/** What the history of an application names. */
export const applicationEventKinds = ['submitted', 'asked', 'answered', 'accepted', 'refused'] as const;
export type ApplicationEventKind = (typeof applicationEventKinds)[number];

/** The longest question, answer or reason, in characters. */
export const APPLICATION_TEXT_MAX_LENGTH = 4000;

/** Within how many working days staff answer, as the applicant is told. */
export const ANSWER_WORKING_DAYS = 2;

/** The same fields with the same certificate, within a day, are the same application: a press repeated, a second tab. */
export const SAME_APPLICATION_HOURS = 24;

/** How a certificate is stored: a picture is written anew, a PDF stays as it came. */
export const certificateTypes = ['application/pdf', 'image/jpeg'] as const;
export type CertificateType = (typeof certificateTypes)[number];
