import { formatDeadlineTime, localDateTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { ClockIcon } from '@nolo/ui/icons.tsx';
import type { OwnHold } from '../use-checkout.ts';

/** Back from the checkout session without paying: it is still open. */
export function HoldNotice({ hold, timeZone }: { hold: OwnHold | null; timeZone: string }) {
  const t = useTexts('checkout');
  const language = useLanguage();
  if (!hold) return null;
  const time = formatDeadlineTime(localDateTime(hold.expires_at, timeZone), language);
  return (
    <div className="bg-primary-soft rounded-card flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:px-6">
      <div className="flex min-w-0 flex-1 basis-64 gap-3">
        <ClockIcon className="text-on-primary-soft mt-0.5" />
        <div className="text-sm">
          <p className="text-on-primary-soft font-bold">{t('hold_title', { time })}</p>
          <p className="mt-0.5">{t('hold_text')}</p>
        </div>
      </div>
      {hold.payment_url !== null && (
        <a href={hold.payment_url} className={buttonStyle('secondary', 'small')}>
          {t('hold_pay')}
        </a>
      )}
    </div>
  );
}
