import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { documentKinds, type ProfileImage } from '@nolo/domain/identity/documents.ts';
import { fieldOf, keysOf, pick } from '@nolo/domain/records.ts';
import { forgetDraft, readDraft, writeDraft } from '../../shared/forms/draft.ts';
import type { ProfileValues } from './profile-values.ts';

/** Names of files, by what they are pictures of. */
export type PictureNames = Partial<Record<ProfileImage, string>>;

const FORM = 'profile_pictures';

function namesIn(kept: unknown): PictureNames {
  const names: PictureNames = {};
  for (const kind of documentKinds) {
    const name = fieldOf(kept, kind);
    if (typeof name === 'string') names[kind] = name;
  }
  return names;
}

function namesOfChosen(values: ProfileValues): PictureNames {
  const names: PictureNames = {};
  for (const kind of documentKinds) {
    const file = values[kind];
    if (file !== null) names[kind] = file.name;
  }
  return names;
}

/**
 * Pictures that were chosen and not sent when the page was reloaded or left. A browser keeps none of them, and we put
 * nobody's passport on a disk: their names are kept with the rest of the draft, so that the page says which to choose
 * again (docs/decisions/0068). `forget` once they are sent.
 */
export function useLostPictures(form: UseFormReturn<ProfileValues>, owner: string) {
  const [lost, setLost] = useState(() => namesIn(readDraft({ form: FORM, owner })));
  const latest = useRef(lost);
  const keep = (names: PictureNames) => {
    latest.current = names;
    setLost(names);
  };
  const follow = useEffectEvent((values: ProfileValues) => {
    const chosen = namesOfChosen(values);
    const stillLost = pick(latest.current, (_, kind) => !(kind in chosen));
    if (keysOf(stillLost).length < keysOf(latest.current).length) keep(stillLost);
    const names = { ...stillLost, ...chosen };
    writeDraft({ form: FORM, owner }, keysOf(names).length > 0 ? names : null);
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => follow(values) }),
    [form],
  );
  const forget = () => {
    keep({});
    forgetDraft({ form: FORM });
  };
  return { lost, forget };
}
