import { loggedOutAt } from '../../api/session.ts';
import { parseJson, tabStorage } from '@nolo/ui/browser-storage.ts';

/** The forms whose text is kept. Two of them never share a name. */
type FormName =
  | 'application'
  | 'billing'
  | 'change_drivers'
  | 'change_extras'
  | 'checkout'
  | 'company_documents'
  | 'contact'
  | 'coupon'
  | 'driver_email'
  | 'find_booking'
  | 'forgot_password'
  | 'issues'
  | 'log_in'
  | 'meeting'
  | 'newsletter'
  | 'profile'
  | 'profile_pictures'
  | 'sign_up'
  | 'verification';

export type DraftName = {
  form: FormName;
  /** The car, booking, … that the form is about. */
  object?: number | string | undefined;
};

export type DraftId = DraftName & {
  /** E-mail address of the account; empty for a guest, and where the object belongs to one account alone. */
  owner: string;
};

type Kept = { owner: string; writtenAt: number; draft: unknown };

const prefix = 'draft:';
const keyOf = ({ form, object = '' }: DraftName) => `${prefix}${form}:${object}`;

/** Keeps what was typed for this tab until it is closed or the renter logs out; null removes it. */
export function writeDraft(id: DraftId, draft: unknown): void {
  if (draft === null) return forgetDraft(id);
  const kept: Kept = { owner: id.owner, writtenAt: Date.now(), draft };
  tabStorage.write(keyOf(id), JSON.stringify(kept));
}

/** What this tab keeps; null for nothing. A guest's is anybody's; another account's is nobody else's. */
export function readDraft(id: DraftId): unknown {
  forgetOthersDrafts(id.owner);
  const kept = savedAt(keyOf(id));
  return kept?.owner === '' || kept?.owner === id.owner ? kept.draft : null;
}

/** What was sent is no draft any more. */
export function forgetDraft(name: DraftName): void {
  tabStorage.write(keyOf(name), null);
}

/**
 * Removes what `owner` must never see: drafts of another account, and those older than a log-out that this tab missed
 * because it slept, was closed or is a copy. A guest removes no account's: its session may only have ended.
 */
export function forgetOthersDrafts(owner: string): void {
  for (const key of tabStorage.keys()) {
    if (key.startsWith(prefix) && !mayStay(savedAt(key), owner)) tabStorage.write(key, null);
  }
}

function mayStay(kept: Kept | null, reader: string): boolean {
  if (kept === null || !(kept.writtenAt > loggedOutAt())) return false;
  return reader === '' || kept.owner === '' || kept.owner === reader;
}

/** Null also for what another version of the page wrote. */
function savedAt(key: string): Kept | null {
  return parseJson(tabStorage.read(key)) as Kept | null;
}
