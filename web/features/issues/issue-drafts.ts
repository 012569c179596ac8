import { readDraft, writeDraft } from '../../shared/forms/draft.ts';

/** An issue that is being written: the specification's fields, and how far its sending is. */
export type IssueDraft = {
  /** Random; sending it again under the same id is the same report. */
  id: string;
  issueDescription: string;
  fileName: string | null;
  /** Null without a picture, and after a reload: a browser keeps no files for a page. */
  file: File | null;
  state: 'writing' | 'sending' | 'sent' | 'failed';
  /** Share of it that is on its way, 0 to 1. */
  progress: number;
  /** What is wrong with the whole, in the reader's language. */
  error: string | null;
};

export function newDraft(): IssueDraft {
  return {
    id: crypto.randomUUID(),
    issueDescription: '',
    fileName: null,
    file: null,
    state: 'writing',
    progress: 0,
    error: null,
  };
}

type Kept = Pick<IssueDraft, 'id' | 'issueDescription' | 'fileName'>;
/** A booking is one account's. */
const draftOf = (reservationId: string) => ({ form: 'issues', object: reservationId, owner: '' }) as const;

/** What is not sent yet stays in this tab: a reload, a lost line or a log-in between lose no words. */
export function keepDrafts(reservationId: string, drafts: readonly IssueDraft[]): void {
  const kept = drafts
    .filter(({ state, issueDescription }) => state !== 'sent' && issueDescription !== '')
    .map(({ id, issueDescription, fileName }): Kept => ({ id, issueDescription, fileName }));
  writeDraft(draftOf(reservationId), kept.length === 0 ? null : kept);
}

export function keptDrafts(reservationId: string): IssueDraft[] {
  const kept = readDraft(draftOf(reservationId)) as Kept[] | null;
  return kept !== null ? kept.map((draft) => ({ ...newDraft(), ...draft })) : [newDraft()];
}

export const isUnsent = ({ state }: IssueDraft): boolean => state === 'writing' || state === 'failed';
