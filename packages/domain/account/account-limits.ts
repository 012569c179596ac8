/** How long the link of the mail after sign-up works. */
export const VERIFICATION_LINK_HOURS = 24;

/** How long the link of a forgotten password works. */
export const RESET_LINK_MINUTES = 60;

/** How long wrong passwords count against an address. */
export const LOG_IN_GUESS_MINUTES = 15;
