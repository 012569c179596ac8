/**
 * What a company is told of a booking, as a notice in its portal and by mail (docs/specification/companies.md 12): in the order
 * in which it can happen.
 */
export const companyNews = [
  'new',
  'changed',
  /** By the renter, or because the whole payment went back. */
  'cancelled',
  'replacement_accepted',
  'replacement_refused',
  'replacement_unanswered',
  /** An overdue rental has the car, and comes right before. */
  'car_not_back',
  /** By the police's service: the report itself, or the company's credentials. */
  'police_report_refused',
  /** A member has said that the car cannot be handed over. */
  'not_provided',
  'no_show',
  'no_show_objected',
  /** The renter says that what was captured at pickup or return is not as it was. */
  'inspection_objected',
  /** The renter says that they were not given the car. */
  'not_handed_over_reported',
  /** The company has not objected to that in time: the booking has ended. */
  'not_handed_over_unanswered',
  /** A renter who has the car asks for a later return. */
  'extension_asked',
  'extended',
  /** Not answered, or not paid, in time. */
  'extension_ended',
  'issue_reported',
  /** What the renter says of the rental, for everybody to read. */
  'review_written',
] as const;
export type CompanyNews = (typeof companyNews)[number];
