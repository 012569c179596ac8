import { useEffect, useState } from 'react';
import { isApiError, messageOf } from '../../api/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';

export type Verification =
  | { kind: 'verifying' }
  | { kind: 'verified'; email: string }
  | { kind: 'invalid' }
  /** No answer, or one about something else: the same link may still work. */
  | { kind: 'unanswered'; message: string };

async function verify(token: string): Promise<Verification> {
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

/** A token works once: asking twice (React does, while developing) would call a good link used. */
const asked = new Map<string, Promise<Verification>>();

function verifyOnce(token: string, attempt: number): Promise<Verification> {
  const key = `${attempt} ${token}`;
  const running = asked.get(key) ?? verify(token);
  asked.set(key, running);
  return running;
}

/** Verifies when the page opens; tells how it went and how to try again. */
export function useVerification(token: string): [Verification, tryAgain: () => void] {
  const [outcome, setOutcome] = useState<Verification>({ kind: 'verifying' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isStale = false;
    void verifyOnce(token, attempt).then((found) => !isStale && setOutcome(found));
    return () => {
      isStale = true;
    };
  }, [token, attempt]);
  const tryAgain = () => {
    setOutcome({ kind: 'verifying' });
    setAttempt(attempt + 1);
  };
  return [outcome, tryAgain];
}
