import { useEffect, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { uploadApi } from '../../shared/forms/upload-form.ts';
import { isUnsent, keepDrafts, keptDrafts, newDraft, type IssueDraft } from './issue-drafts.ts';

export type IssueDrafts = ReturnType<typeof useIssueDrafts>;

/** The issues of one form. Each is sent by itself: what arrived stays sent, what did not can be sent again. */
export function useIssueDrafts(reservationId: string) {
  const common = useTexts('common');
  const language = useLanguage();
  const [drafts, setDrafts] = useState(() => keptDrafts(reservationId));
  useEffect(() => keepDrafts(reservationId, drafts), [reservationId, drafts]);

  const change = (id: string, changes: Partial<IssueDraft>) =>
    setDrafts((all) => all.map((draft) => (draft.id === id ? { ...draft, ...changes } : draft)));

  /** Tells whether it arrived. */
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
    append: () => setDrafts((all) => [...all, newDraft()]),
    remove: (id: string) => setDrafts((all) => all.filter((draft) => draft.id !== id)),
    /** One after the other: a telephone's line is used for one picture at a time. */
    sendAll: async (): Promise<boolean> => {
      let isAllSent = true;
      for (const draft of drafts.filter(isUnsent)) isAllSent = (await send(draft)) && isAllSent;
      return isAllSent;
    },
  };
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
