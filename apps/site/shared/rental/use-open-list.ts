import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useLanguage } from '@nolo/i18n/use-texts.ts';
import type { Choice } from './search-form.tsx';
import { emptySearch, searchQuery } from './search-state.ts';
import { storePlace } from './stored-place.ts';
import { storeDates } from './stored-selection.ts';

/** Remembers what a search form outside the list was sent with, and opens the list with it. */
export function useOpenList(): (choice: Choice) => void {
  const language = useLanguage();
  const navigate = useNavigate();
  return (choice) => {
    storePlace(choice.place);
    storeDates(choice.dates);
    void navigate(paths.carList(language, searchQuery({ ...emptySearch, ...choice })));
  };
}
