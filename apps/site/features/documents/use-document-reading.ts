import { useRef, useState } from 'react';
import type { DocumentVerification } from '@nolo/contract/document-verification.ts';
import { browserApi } from '../../api/browser-api.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { uploadApi } from '../../shared/forms/upload-form.ts';

export type ReadingState =
  | { kind: 'idle' }
  /** Percent of the way there, then of the reading. */
  | { kind: 'sending' | 'reading'; percent: number }
  | { kind: 'done'; found: DocumentVerification }
  | { kind: 'failed' };

const ASK_AGAIN_MS = 700;

const pause = () => new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));

/**
 * Has a document read on the server and tells how far that is. Saving never waits for it: a person looks at what is
 * saved, whatever the machine says.
 */
export function useDocumentReading(onFound: (found: DocumentVerification) => void) {
  const common = useTexts('common');
  const language = useLanguage();
  const [state, setState] = useState<ReadingState>({ kind: 'idle' });
  const turn = useRef(0);

  const cancel = () => {
    turn.current += 1;
    setState({ kind: 'idle' });
  };

  const start = async (form: FormData) => {
    cancel();
    const mine = turn.current;
    const isCurrent = () => mine === turn.current;
    const tell = (next: ReadingState) => void (isCurrent() && setState(next));
    const api = uploadApi({
      language,
      networkMessage: common('network_error'),
      onProgress: (share) => tell({ kind: 'sending', percent: Math.round(share * 100) }),
    });
    try {
      let found = await api.call('verifyDocument', { body: form });
      while (isCurrent() && !found.isDone) {
        tell({ kind: 'reading', percent: found.progress });
        await pause();
        found = await browserApi.call('documentVerification', undefined, { isQuiet: true });
      }
      if (!isCurrent()) return;
      setState({ kind: 'done', found });
      onFound(found);
    } catch {
      tell({ kind: 'failed' });
    }
  };

  return { state, start, cancel };
}
