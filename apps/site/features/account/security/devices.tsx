import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Session } from '@nolo/contract/sessions.ts';
import { formatDate, formatDateTime, localDateTime } from '@nolo/i18n/format.ts';
import { messageOf } from '@nolo/contract/api-error.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { clearClientState } from '../../../api/session.ts';
import { paths } from '../../../app/paths.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { unbrokenNumber } from '../../../shared/bookings/unbroken-number.tsx';
import { Badge } from '@nolo/ui/badge.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { ConfirmDialog } from '@nolo/ui/confirm-dialog.tsx';
import { toast } from '@nolo/ui/toast-store.ts';

/** Where the account is logged in, and how to end that. */
export function Devices({ sessions }: { sessions: Session[] }) {
  return (
    <>
      <ul className="divide-line border-line divide-y border-y">
        {sessions.map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
      <LogOutEverywhere />
    </>
  );
}

function Device({ session }: { session: Session }) {
  const t = useTexts('security');
  const language = useLanguage();
  const name = session.device || t('unknown_device');
  const said = (key: 'logged_in_at' | 'last_used_at') => {
    const at = localDateTime(session[key]);
    return unbrokenNumber(t(key, { moment: formatDateTime(at, language) }), formatDate(at));
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {session.is_current && <Badge tone="success">{t('this_device')}</Badge>}
        </p>
        <p className="text-muted text-sm">
          {said('logged_in_at')}&nbsp;· {said('last_used_at')}
        </p>
      </div>
      {!session.is_current && <LogOutDevice id={session.id} name={name} />}
    </li>
  );
}

function LogOutDevice({ id, name }: { id: Session['id']; name: string }) {
  const t = useTexts('security');
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const logOut = async () => {
    setIsBusy(true);
    try {
      const { message } = await browserApi.reply('endSession', { params: { id } });
      toast.success(message);
    } catch (error) {
      toast.error(messageOf(error));
    }
    await revalidate();
    setIsBusy(false);
  };
  return (
    <Button
      variant="secondary"
      aria-label={t('log_out_device_name', { device: name })}
      isBusy={isBusy}
      onClick={() => void logOut()}
    >
      {t('log_out_device')}
    </Button>
  );
}

function LogOutEverywhere() {
  const t = useTexts('security');
  const common = useTexts('common');
  const language = useLanguage();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    setIsBusy(true);
    try {
      await browserApi.call('endAllSessions');
      clearClientState(paths.login(language, { tab: 'sign-in' }));
    } catch (error) {
      setIsBusy(false);
      setIsAsking(false);
      toast.error(messageOf(error));
    }
  };
  return (
    <>
      <Button variant="secondary" className="mt-5" onClick={() => setIsAsking(true)}>
        {t('log_out_everywhere')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('everywhere_title')}
        text={t('everywhere_text')}
        cancelLabel={common('cancel')}
        confirmLabel={t('log_out_everywhere')}
        isBusy={isBusy}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
