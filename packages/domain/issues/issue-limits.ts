/** Reports a renter can have on one booking. */
export const MAX_ISSUES_PER_BOOKING = 20;
export const ISSUE_DESCRIPTION_MAX_LENGTH = 2000;
/** Of what a car's page says of an issue. */
export const ISSUE_PUBLIC_TEXT_MAX_LENGTH = 300;
