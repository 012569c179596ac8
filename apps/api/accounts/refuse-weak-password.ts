import type { FieldError } from '@nolo/contract/error-codes.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import { HelperPool } from '../platform/helpers/helper-pool.ts';
import { threadHelper } from '../platform/helpers/helper.ts';
import type { PasswordQuestion } from './estimate-strength.ts';

type Choice = {
  password: string;
  /** The form's field it was typed into. */
  field: string;
};
type OwnChoice = Choice & {
  /** What a guesser may know: names, address, telephone. */
  personal: readonly string[];
};
type Given = Pick<Deps, 'breachedPasswords'>;

const breached = (field: string) =>
  new AppError('account.password_breached', { fields: { [field]: 'account.password_breached' } });

/** @throws AppError `account.password_weak` or `account.password_breached`, naming the field */
export async function refuseWeakPassword(
  { breachedPasswords }: Given,
  { password, field, personal }: OwnChoice,
): Promise<void> {
  const weak: FieldError = 'password_weak';
  if (await isWeakPassword(password, personal))
    throw new AppError('account.password_weak', { fields: { [field]: weak } });
  if (await breachedPasswords?.has(password)) throw breached(field);
}

/**
 * After a reset six characters will do, as specified, and of so few none are strong; but not those that everybody tries
 * first. @throws AppError `account.password_breached`
 */
export async function refuseKnownPassword(
  { breachedPasswords }: Given,
  { password, field }: Choice,
): Promise<void> {
  const isKnown = (await isCommonPassword(password)) || (await breachedPasswords?.has(password));
  if (isKnown) throw breached(field);
}

/**
 * The estimate's cost grows faster than the text it is given; nobody needs more to tell strong from weak. The head
 * of a password is never stronger than the whole.
 */
const PASSWORD_HEAD = 32;
const WORDS = 24;
const WORD_LENGTH = { min: 3, max: 40 };

/** Known everywhere and to everybody who attacks this site. */
const SITE_WORDS = ['nolo', 'noleggio', 'autonoleggio', 'rental'];

/** One thread, started by the first question: a fifth of a second and a hundred megabytes. */
const estimators = new HelperPool<PasswordQuestion, boolean>({
  start: () => threadHelper(new URL('./estimate-strength.ts', import.meta.url), 256),
  size: 1,
  waiting: 20,
  // The first of all waits for the dictionaries as well, on a busy machine for long: later is better than asked anew.
  deadlineMs: 45_000,
  idleMs: 600_000,
});

function knownWords(personal: readonly string[]): string[] {
  const words = personal.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  const usable = words.filter(({ length }) => length >= WORD_LENGTH.min && length <= WORD_LENGTH.max);
  return [...SITE_WORDS, ...usable.slice(0, WORDS)];
}

/**
 * Whether guessing the password would take too few attempts (docs/specification/accounts.md 3: a strength estimator,
 * not composition rules). `personal` is what the person typed about themselves: names, address, telephone.
 * @throws AppError `server.unavailable` when it could not be told in time
 */
export async function isWeakPassword(password: string, personal: readonly string[]): Promise<boolean> {
  const head = password.slice(0, PASSWORD_HEAD);
  return estimators.ask({ kind: 'weak', password: head, known: knownWords(personal) });
}

/** Whether it is among those that are tried first of all. @throws as `isWeakPassword` */
export async function isCommonPassword(password: string): Promise<boolean> {
  return estimators.ask({ kind: 'common', password: password.slice(0, PASSWORD_HEAD) });
}
