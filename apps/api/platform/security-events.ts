import { createHash } from 'node:crypto';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { api } from '@nolo/contract/api.ts';
import type { Failure } from '@nolo/contract/endpoint.ts';
import type { ErrorCode } from '@nolo/contract/error-codes.ts';

/** What somebody who watches over the site looks for in the log, as `security`. */
export type SecurityEvent =
  | 'log_in_accepted'
  | 'logged_out'
  | 'log_in_failed'
  | 'access_refused'
  | 'limit_hit'
  | 'account_opened'
  | 'account_deleted'
  | 'address_verified'
  | 'password_changed'
  | 'password_reset_asked'
  | 'passkey_added'
  | 'passkey_removed'
  | 'sessions_ended'
  | 'profile_read'
  | 'profile_changed'
  | 'document_link_asked'
  | 'document_viewed'
  | 'document_sent'
  | 'documents_accepted'
  | 'documents_rejected'
  | 'documents_opened'
  | 'documents_link_refused';

/** Calls that are worth a line when they succeed. */
const SAID_OF_CALLS: Partial<Record<keyof typeof api, SecurityEvent>> = {
  logIn: 'log_in_accepted',
  logOut: 'logged_out',
  signUp: 'account_opened',
  deleteAccount: 'account_deleted',
  verifyEmail: 'address_verified',
  changePassword: 'password_changed',
  resetPassword: 'password_changed',
  forgotPassword: 'password_reset_asked',
  logInWithPasskey: 'log_in_accepted',
  addPasskey: 'passkey_added',
  removePasskey: 'passkey_removed',
  endSession: 'sessions_ended',
  endAllSessions: 'sessions_ended',
  customerProfile: 'profile_read',
  updateCustomerProfile: 'profile_changed',
  customerDocumentImage: 'document_viewed',
  issueImage: 'document_viewed',
  verifyDocument: 'document_sent',
  sendDocumentLink: 'document_link_asked',
};
const ON_SUCCESS = new Map(Object.entries(SAID_OF_CALLS));

/** Groups an account's log lines without naming it. Ids are random, so that nobody finds one by trying. */
export function pseudonymOf(of: string): string {
  return createHash('sha256').update(of).digest('hex').slice(0, 12);
}

type Said = {
  security: SecurityEvent;
  account?: string;
  reviewer?: string;
  company?: number;
  code?: string;
  route?: string;
};

function say(request: FastifyRequest, said: Said): void {
  const route = request.routeOptions.url;
  request.log.info({ ...said, ...(route === undefined ? {} : { route }) }, 'security event');
}

/** What a person at the keyboard of `npm run sessions` did; whose log is another's, so that a job brings it here. */
export type ReviewEvent = {
  security: Extract<SecurityEvent, 'sessions_ended'>;
  /** Mark of the account it was done to; `everybody`. */
  account: string;
  /** The vault's signature of the name the person gave. */
  reviewer: string;
  /** ISO; the line's own time is when a server took the job. */
  at: string;
};

export function noteReview(log: FastifyBaseLogger, { security, account, reviewer, at }: ReviewEvent): void {
  log.info({ security, account, reviewer, at }, 'security event');
}

const callers = new WeakMap<FastifyRequest, string>();

/** Whose line a refusal of this request is. */
export function noteCaller(request: FastifyRequest, accountId: string): void {
  callers.set(request, accountId);
}

export function noteSuccess(request: FastifyRequest, call: string, accountId: string | null): void {
  const security = ON_SUCCESS.get(call);
  if (security === undefined) return;
  say(request, { security, ...(accountId === null ? {} : { account: pseudonymOf(accountId) }) });
}

/** Logs which company opened which renter's documents. */
export function noteDocumentAccess(
  request: FastifyRequest,
  security: Extract<SecurityEvent, 'documents_opened' | 'document_viewed'>,
  { accountId, companyId }: { accountId: string; companyId: number },
): void {
  say(request, { security, account: pseudonymOf(accountId), company: companyId });
}

/** Logs who of the staff looked at a renter's documents, or decided on them. */
export function noteDocumentReview(
  request: FastifyRequest,
  security: Extract<
    SecurityEvent,
    'documents_opened' | 'document_viewed' | 'documents_accepted' | 'documents_rejected'
  >,
  { accountId, reviewerId }: { accountId: string; reviewerId: string },
): void {
  say(request, { security, account: pseudonymOf(accountId), reviewer: pseudonymOf(reviewerId) });
}

/** Somebody else's, or none: answered alike, so that whoever tries many of them shows by their number alone. */
const NOT_THEIRS: ReadonlySet<string> = new Set<ErrorCode>([
  'account.session_not_found',
  'booking.link_invalid',
  'booking.not_found',
  'card.not_found',
  'document.not_found',
  'issue.not_found',
  'member.invitation_ended',
  'member.invitation_invalid',
  'member.not_found',
  'notice.not_found',
  'passkey.not_found',
  'payment.session_not_found',
]);

function eventOf({ status, code }: Failure): SecurityEvent | null {
  if (status === 429) return 'limit_hit';
  if (code === 'account.credentials_wrong' || code === 'passkey.refused') return 'log_in_failed';
  // Tokens tried, and links that were passed on.
  if (code === 'booking.documents_link_invalid') return 'documents_link_refused';
  return status === 401 || status === 403 || NOT_THEIRS.has(code) ? 'access_refused' : null;
}

export function noteRefusal(request: FastifyRequest, failure: Failure): void {
  const security = eventOf(failure);
  if (security === null) return;
  const accountId = callers.get(request);
  const account = accountId === undefined ? {} : { account: pseudonymOf(accountId) };
  say(request, { security, ...account, code: failure.code });
}
