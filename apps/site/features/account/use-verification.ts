import { useState } from 'react';
import { isApiError, messageOf } from '@nolo/contract/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';

export type Verification =
  | { kind: 'unasked' }
  | { kind: 'verified'; email: string }
  | { kind: 'invalid' }
  /** No answer, or one about something else: the same link may still work. */
  | { kind: 'unanswered'; message: string };

async function ask(token: string): Promise<Verification> {
  try {
    const { email } = await browserApi.call('verifyEmail', { body: { token } }, { isQuiet: true });
    return { kind: 'verified', email };
  } catch (error) {
    // A token cut short by a mail program is refused as malformed.
    const isInvalid =
      isApiError(error, 'account.verification_invalid') || isApiError(error, 'request.invalid');
    return isInvalid ? { kind: 'invalid' } : { kind: 'unanswered', message: messageOf(error) };
  }
}

/** How verifying with the link's token went, once it is asked for. */
export function useVerification(token: string) {
  const [outcome, setOutcome] = useState<Verification>({ kind: 'unasked' });
  const [isBusy, setIsBusy] = useState(false);
  const verify = async () => {
    // A token works once: a second press would call a good link used.
    if (isBusy) return;
    setIsBusy(true);
    setOutcome(await ask(token));
    setIsBusy(false);
  };
  return { outcome, isBusy, verify };
}
