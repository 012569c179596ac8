import { useEffect, useState } from 'react';
import { MAX_ISSUES_PER_BOOKING } from '@nolo/domain/issues/issue-limits.ts';
import { messageOf } from '@nolo/contract/api-error.ts';
import { currentUser } from '../../api/current-user.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { forgetPicture, savePicture } from '../../shared/forms/saved-pictures.ts';
import { uploadApi } from '../../shared/forms/upload-form.ts';
import { isUnsent, saveDrafts, newDraft, type IssueDraft } from './issue-drafts.ts';

export type IssueDrafts = ReturnType<typeof useIssueDrafts>;

/** The issues of one form as they are written, kept for a reload. */
function useKeptDrafts(reservationId: string, kept: IssueDraft[]) {
  const [drafts, setDrafts] = useState(kept);
  useEffect(() => saveDrafts(reservationId, drafts), [reservationId, drafts]);

  const change = (id: string, changes: Partial<IssueDraft>) =>
    setDrafts((all) => all.map((draft) => (draft.id === id ? { ...draft, ...changes } : draft)));

  /** Null takes it back. Another tab's picture has another name, and stays. */
  const choosePicture = (draft: IssueDraft, file: File | null) => {
    forgetPictureOf(draft);
    const pictureId = file === null ? null : crypto.randomUUID();
    change(draft.id, { file, fileName: file?.name ?? null, pictureId, isPictureKept: false });
    if (file === null || pictureId === null) return;
    void savePictureOf(reservationId, pictureId, file).then((isPictureKept) =>
      setDrafts((all) => all.map((one) => (one.pictureId === pictureId ? { ...one, isPictureKept } : one))),
    );
  };

  const remove = (removed: IssueDraft) => {
    forgetPictureOf(removed);
    setDrafts((all) => all.filter(({ id }) => id !== removed.id));
  };

  const append = () => setDrafts((all) => [...all, newDraft()]);
  return { drafts, change, choosePicture, append, remove };
}

/** The issues of one form. Each is sent by itself: what arrived stays sent, what did not can be sent again. */
export function useIssueDrafts(reservationId: string, kept: IssueDraft[]) {
  const common = useTexts('common');
  const language = useLanguage();
  const { drafts, change, choosePicture, append, remove } = useKeptDrafts(reservationId, kept);

  /** Whether it arrived. */
  const send = async (draft: IssueDraft): Promise<boolean> => {
    const { id } = draft;
    change(id, { state: 'sending', progress: 0, error: null });
    const api = uploadApi({
      language,
      networkMessage: common('network_error'),
      onProgress: (progress) => change(id, { progress }),
    });
    try {
      await api.call('addIssue', { params: { reservationId }, body: formOf(draft) });
      change(id, { state: 'sent' });
      forgetPictureOf(draft);
      return true;
    } catch (error) {
      change(id, { state: 'failed', error: messageOf(error) });
      return false;
    }
  };

  return {
    drafts,
    unsent: drafts.filter(isUnsent),
    isSending: drafts.some(({ state }) => state === 'sending'),
    change,
    choosePicture,
    append,
    remove,
    /** One after the other: a telephone's line is used for one picture at a time. */
    sendAll: async (): Promise<boolean> => {
      let isAllSent = true;
      for (const draft of drafts.filter(isUnsent)) isAllSent = (await send(draft)) && isAllSent;
      return isAllSent;
    },
  };
}

/** Whose it is must be known: another account that logs in here removes it. */
async function savePictureOf(reservationId: string, id: string, file: File): Promise<boolean> {
  const owner = currentUser()?.email;
  return (
    owner !== undefined && savePicture({ id, object: reservationId, owner, file }, MAX_ISSUES_PER_BOOKING)
  );
}

function forgetPictureOf({ pictureId }: IssueDraft): void {
  if (pictureId !== null) void forgetPicture(pictureId);
}

function formOf({ id, issueDescription, fileName, file }: IssueDraft): FormData {
  const form = new FormData();
  form.set('id', id);
  form.set('issueDescription', issueDescription);
  if (file !== null) {
    form.set('fileName', fileName ?? file.name);
    form.set('file', file);
  }
  return form;
}
