import { useState } from 'react';
import type { User } from '@nolo/contract/accounts.ts';
import { isApiError, messageOf } from '@nolo/contract/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { toast } from '@nolo/ui/toast-store.ts';
import { rememberSignUp, signUpToken } from './sign-up-token.ts';
import { useOnLoggedIn } from './use-on-logged-in.ts';

export type Verification =
  | { kind: 'unasked' }
  /** `session`: this browser has signed up, and is logged in with it. */
  | { kind: 'verified'; email: string; session: { accessToken: string; user: User } | null }
  | { kind: 'invalid' }
  /** No answer, or one about something else: the same link may still work. */
  | { kind: 'unanswered'; message: string };

async function ask(token: string): Promise<Verification> {
  try {
    const body = { token, sign_up_token: signUpToken() };
    const { email, accessToken, user } = await browserApi.call('verifyEmail', { body }, { isQuiet: true });
    rememberSignUp(null);
    return { kind: 'verified', email, session: accessToken !== null && user ? { accessToken, user } : null };
  } catch (error) {
    // A token cut short by a mail program is refused as malformed.
    const isInvalid =
      isApiError(error, 'account.verification_invalid') || isApiError(error, 'request.invalid');
    return isInvalid ? { kind: 'invalid' } : { kind: 'unanswered', message: messageOf(error) };
  }
}

/** How verifying with the link's token went, once it is asked for; where it logs in, the page is left. */
export function useVerification(token: string) {
  const t = useTexts('login');
  const enter = useOnLoggedIn();
  const [outcome, setOutcome] = useState<Verification>({ kind: 'unasked' });
  const [isBusy, setIsBusy] = useState(false);
  const verify = async () => {
    // A token works once: a second press would call a good link used.
    if (isBusy) return;
    setIsBusy(true);
    const answer = await ask(token);
    if (answer.kind === 'verified' && answer.session) {
      toast.success(t('verified_title'));
      return enter(answer.session.accessToken, answer.session.user);
    }
    setOutcome(answer);
    setIsBusy(false);
  };
  return { outcome, isBusy, verify };
}
