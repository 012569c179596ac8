import { useLocation } from 'react-router';
import { useLanguage } from '@nolo/i18n/use-texts.ts';
import { paths } from '../../../app/paths.ts';

/** To the documents, with the way back to this checkout. */
export function useProfileWay(): string {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  return paths.myProfileDocument(language, { redirect: pathname + search });
}
