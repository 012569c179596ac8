import { useTexts } from '@nolo/i18n/use-texts.ts';

/** Stands before the rest of a line below the car's name. */
export function OrSimilar({ isShown }: { isShown: boolean }) {
  const t = useTexts('common');
  return isShown ? <>{t('or_similar')}&nbsp;· </> : null;
}
