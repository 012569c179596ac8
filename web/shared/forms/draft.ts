/** The forms whose text is kept. Two of them never share a name. */
type FormName =
  | 'billing'
  | 'change_drivers'
  | 'checkout'
  | 'contact'
  | 'coupon'
  | 'driver_email'
  | 'find_booking'
  | 'issues'
  | 'log_in'
  | 'meeting'
  | 'newsletter'
  | 'profile'
  | 'registration'
  | 'sign_up';

export type DraftName = {
  form: FormName;
  /** The car, booking, … that the form is about. */
  object?: number | string | undefined;
};

export type DraftId = DraftName & {
  /** E-mail address of the account; empty for a guest, and where the object belongs to one account alone. */
  owner: string;
};

type Kept = { owner: string; draft: unknown };

const keyOf = ({ form, object = '' }: DraftName) => `draft:${form}:${object}`;

/** Keeps what was typed for this tab until it is closed or the renter logs out; null removes it. */
export function writeDraft(id: DraftId, draft: unknown, storage: Storage = sessionStorage): void {
  if (draft === null) return forgetDraft(id, storage);
  const kept: Kept = { owner: id.owner, draft };
  try {
    storage.setItem(keyOf(id), JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: then nothing is remembered.
  }
}

/**
 * What this tab keeps; null for nothing. A guest's is anybody's; another account's is removed: who logs in here next
 * never sees it.
 */
export function readDraft(id: DraftId, storage: Storage = sessionStorage): unknown {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(id)) ?? 'null') as Kept | null;
    if (kept === null) return null;
    if (kept.owner === '' || kept.owner === id.owner) return kept.draft;
    if (id.owner !== '') forgetDraft(id, storage);
  } catch {
    // Storage is forbidden, or holds what this page did not write.
  }
  return null;
}

/** What was sent is no draft any more. */
export function forgetDraft(name: DraftName, storage: Storage = sessionStorage): void {
  storage.removeItem(keyOf(name));
}
