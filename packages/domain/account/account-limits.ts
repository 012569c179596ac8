/** How long the link of the mail after sign-up works. */
export const VERIFICATION_LINK_HOURS = 24;

/** How long after sign-up verifying the address also logs in the browser that signed up. */
export const SIGN_UP_LOG_IN_MINUTES = 60;

/** How long the link of a forgotten password works. */
export const RESET_LINK_MINUTES = 60;

/** How long wrong passwords count against an address. */
export const LOG_IN_GUESS_MINUTES = 15;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long the link of an invitation works (docs/specification/roles.md 6). */
export const INVITATION_DAYS = 7;

/** Nobody can have us fill somebody's mailbox: invitations to one address in an hour, of one company in a day. */
export const MOST_INVITATIONS = { toAddressInHour: 5, ofCompanyInDay: 50 };

export const invitationEnd = (at: Date): Date => new Date(at.getTime() + INVITATION_DAYS * DAY_MS);

/** From when on invitations count. */
export const invitationsCountedFrom = (now: Date): { toAddress: Date; ofCompany: Date } => ({
  toAddress: new Date(now.getTime() - HOUR_MS),
  ofCompany: new Date(now.getTime() - DAY_MS),
});

/** Where somebody is logged in: on the renters' site, in a company's portal, in the platform's back office. */
export const sessionKinds = ['renter', 'business', 'staff'] as const;
export type SessionKind = (typeof sessionKinds)[number];

/** A session's longest life (docs/specification/accounts.md 1, roles.md 3). */
const LIFE_MS: Record<SessionKind, number> = {
  renter: 30 * DAY_MS,
  business: 30 * DAY_MS,
  staff: 12 * HOUR_MS,
};
/** Shorter for one that nobody uses: a browser left behind at a hotel (docs/decisions/0032). */
const UNUSED_DAYS = 14;

export const sessionEnd = (kind: SessionKind, begunAt: Date): Date =>
  new Date(begunAt.getTime() + LIFE_MS[kind]);

/** Sessions of one kind an account has at once: beyond it the oldest ends (docs/specification/accounts.md 1). */
export const MAX_SESSIONS = 50;

/** A session that was last used at this moment, or before, has ended. */
export const unusedSince = (now: Date): Date => new Date(now.getTime() - UNUSED_DAYS * DAY_MS);

/** Sign-up and change of password (docs/specification/accounts.md 3): besides, the password must not be weak. */
export const PASSWORD_MIN_LENGTH = 8;
/** The reset page asks for less, as the specification has it (docs/specification/accounts.md 3). */
export const RESET_PASSWORD_MIN_LENGTH = 6;
/** Longer ones cost the server time and cannot be typed. */
export const PASSWORD_MAX_LENGTH = 200;
