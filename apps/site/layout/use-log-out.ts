import { browserApi } from '../api/browser-api.ts';
import { clearClientState } from '../api/session.ts';
import { useLanguage } from '@nolo/i18n/use-texts.ts';
import { paths } from '../app/paths.ts';

/** Revokes the token, clears the client's state and goes to log-in. */
export function useLogOut(): () => Promise<void> {
  const language = useLanguage();
  return async () => {
    // Whatever the server says, this browser forgets the token.
    await browserApi.call('logOut').catch(() => {});
    clearClientState(paths.login(language, { tab: 'sign-in' }));
  };
}
