import { useEffect, useState } from 'react';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { paths } from '../../app/paths.ts';
import { InfoIcon } from '@nolo/ui/icons.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { Spinner } from '@nolo/ui/spinner.tsx';
import { StatusPanel } from './status-panel.tsx';

const patience = 20_000;

/** The provider has the money; the booking follows in seconds, as a rule. */
export function PendingConfirmation() {
  const t = useTexts('bookings');
  const language = useLanguage();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <StatusPanel
      tone="primary"
      icon={<Spinner className="size-7" />}
      title={t('received_title')}
      text={t('received_text')}
    >
      <output className="flex max-w-xl flex-col items-start gap-5 empty:hidden">
        {isLong && (
          <>
            <span className="bg-sunken rounded-card flex gap-3 px-4 py-3">
              <InfoIcon className="text-muted mt-0.5" />
              {t('received_long')}
            </span>
            <LinkButton to={paths.myBooking(language)} variant="secondary">
              {t('to_my_bookings')}
            </LinkButton>
          </>
        )}
      </output>
    </StatusPanel>
  );
}
