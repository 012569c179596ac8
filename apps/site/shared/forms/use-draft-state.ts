import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { readDraft, writeDraft, type DraftId } from './draft.ts';

/** State that a reload does not lose. `read` makes it of what was kept; null for nothing. */
export function useDraftState<T extends string | object>(
  { form, object, owner }: DraftId,
  read: (kept: unknown) => T,
): [T, Dispatch<SetStateAction<T>>] {
  const [state, setState] = useState(() => read(readDraft({ form, object, owner })));
  // What nobody has changed is no draft.
  const last = useRef(state);
  useEffect(() => {
    if (state !== last.current) writeDraft({ form, object, owner }, state);
    last.current = state;
  }, [form, object, owner, state]);
  return [state, setState];
}

/** A field outside a form of its own. */
export function useDraftText(id: DraftId, start = ''): [string, (text: string) => void] {
  return useDraftState(id, (kept) => (typeof kept === 'string' ? kept : start));
}
