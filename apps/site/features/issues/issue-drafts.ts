import { readDraft, writeDraft } from '../../shared/forms/draft.ts';
import { savedPictures } from '../../shared/forms/saved-pictures.ts';

/** An issue that is being written: the specification's fields, and how far its sending is. */
export type IssueDraft = {
  /** Random; sending it again under the same id is the same report. */
  id: string;
  issueDescription: string;
  fileName: string | null;
  /** Null without a picture, and after a reload where the browser did not keep it. */
  file: File | null;
  /** Of this choice, the name under which the browser keeps it. */
  pictureId: string | null;
  /** A reload would not lose it. */
  isPictureKept: boolean;
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
    pictureId: null,
    isPictureKept: false,
    state: 'writing',
    progress: 0,
    error: null,
  };
}

type Kept = Pick<IssueDraft, 'id' | 'issueDescription' | 'fileName' | 'pictureId'>;
/** A booking is one account's. */
const draftOf = (reservationId: string) => ({ form: 'issues', object: reservationId, owner: '' }) as const;

/** What is not sent yet stays in this tab: a reload, a lost line or a log-in between lose no words. */
export function saveDrafts(reservationId: string, drafts: readonly IssueDraft[]): void {
  const kept = drafts
    .filter((draft) => draft.state !== 'sent' && !isBlank(draft))
    .map(({ id, issueDescription, fileName, pictureId }): Kept => ({
      id,
      issueDescription,
      fileName,
      pictureId,
    }));
  writeDraft(draftOf(reservationId), kept.length === 0 ? null : kept);
}

const isBlank = ({ issueDescription, fileName }: IssueDraft) => issueDescription === '' && fileName === null;

/** With their pictures, as far as the browser kept them. */
export async function savedDrafts(reservationId: string): Promise<IssueDraft[]> {
  const kept = readDraft(draftOf(reservationId)) as Kept[] | null;
  if (kept === null) return [newDraft()];
  const pictures = await savedPictures(kept.flatMap(({ pictureId }) => pictureId ?? []));
  return kept.map((draft) => {
    const file = pictures.get(draft.pictureId ?? '') ?? null;
    return { ...newDraft(), ...draft, file, isPictureKept: file !== null };
  });
}

export const isUnsent = ({ state }: IssueDraft): boolean => state === 'writing' || state === 'failed';
