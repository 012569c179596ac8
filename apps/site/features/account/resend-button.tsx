import { useState } from 'react';
import { messageOf } from '@nolo/contract/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { useCoolDown } from './use-cool-down.ts';

/** The server sends five mails an hour at most; a minute between them is what a mail takes. */
const WAIT_SECONDS = 60;

type Props = {
  email: string;
  /** Where the renter was going: the link leads on to it. */
  redirect: string | undefined;
  isJustSent: boolean;
};

/** Sends the verification mail again. What the server says stands beside it: a dialog would hide a toast. */
export function ResendButton({ email, redirect, isJustSent }: Props) {
  const t = useTexts('login');
  const [left, startCoolDown] = useCoolDown(WAIT_SECONDS, isJustSent);
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState('');
  const send = async () => {
    setIsBusy(true);
    try {
      const reply = await browserApi.reply(
        'resendVerification',
        { body: { email, redirect } },
        { isQuiet: true },
      );
      setMessage(reply.message);
      startCoolDown();
    } catch (error) {
      setMessage(messageOf(error));
    }
    setIsBusy(false);
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <Button variant="secondary" isBusy={isBusy} disabled={left > 0} onClick={() => void send()}>
        {left > 0 ? t('resend_in', { seconds: left }) : t('resend')}
      </Button>
      <output className="text-sm font-medium empty:hidden">{message}</output>
    </div>
  );
}
