import { useLocation, useSearchParams } from 'react-router';
import { fieldOf } from '@nolo/domain/records.ts';
import { safeRedirect } from '@nolo/contract/safe-redirect.ts';
import { paths } from '../../app/paths.ts';
import { useHistoryState } from '../../app/use-history-state.ts';
import { useLanguage } from '@nolo/i18n/use-texts.ts';

export type TabId = 'sign-in' | 'sign-up';

/** Where the visitor was going, in the language read now; undefined when nowhere in particular. */
export function useRedirect(): string | undefined {
  const language = useLanguage();
  const [search] = useSearchParams();
  return safeRedirect(search.get('redirect'))?.replace(/^\/(en|it|fr)(?=\/|$)/, `/${language}`);
}

export function useWayOn(): string {
  const language = useLanguage();
  return useRedirect() ?? paths.home(language);
}

/** Which tab shows is in the address: links, reload and back keep it. `sign-in` and `login` name the first one. */
export function useTab(): [TabId, (id: TabId) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = (id: TabId) =>
    setSearch(
      (now) => {
        now.set('tab', id);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return [search.get('tab') === 'sign-up' ? 'sign-up' : 'sign-in', choose];
}

/** The address to start the log-in form with, as the link before says in the history's state. */
export function useArrivingEmail(): string {
  const email = fieldOf(useLocation().state, 'email');
  return typeof email === 'string' ? email : '';
}

/** Whether somebody has just made an account: nobody new is welcomed back. */
export function useIsNew(): boolean {
  return fieldOf(useHistoryState(), 'isNew') === true;
}
