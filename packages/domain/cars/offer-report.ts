/** Why somebody reports an offer (Regulation (EU) 2022/2065, article 16; docs/specification/companies.md 15). */
export const offerReportKinds = ['misleading', 'fraud', 'unsafe', 'rights', 'unlawful'] as const;
export type OfferReportKind = (typeof offerReportKinds)[number];

/** What staff decides on a report: the car is hidden, or stays as it is. */
export const offerReportDecisions = ['hide', 'keep'] as const;
export type OfferReportDecision = (typeof offerReportDecisions)[number];

/** What the owners of a car's company are told of it. `show`: it is offered again; `keep`: a report was not upheld. */
export const hiddenCarSteps = ['hide', 'show', 'keep'] as const;
export type HiddenCarStep = (typeof hiddenCarSteps)[number];

/** Characters. */
export const OFFER_REPORT_MAX_LENGTH = 2000;
export const OFFER_DECISION_MAX_LENGTH = 1000;
