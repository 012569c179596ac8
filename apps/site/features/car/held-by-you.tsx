import type { Api } from '@nolo/contract/api.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import { formatDeadlineTime, localDateTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { paths } from '../../app/paths.ts';
import { LinkButton } from '@nolo/ui/link-button.tsx';

type Hold = NonNullable<CallData<Api['carCalculation']>['own_hold']>;

/** The renter's own unpaid booking keeps this car: it can be paid, and booking anew replaces it. */
export function HeldByYou({ hold, timeZone }: { hold: Hold; timeZone: string }) {
  const t = useTexts('car');
  const language = useLanguage();
  const time = formatDeadlineTime(localDateTime(hold.expires_at, timeZone), language);
  return (
    <div className="bg-primary-soft text-on-primary-soft rounded-control grid gap-2 px-4 py-3 text-sm">
      <p className="font-bold">{t('held_title', { time })}</p>
      <p>{t('held_text')}</p>
      <LinkButton
        variant="secondary"
        size="small"
        to={paths.myBooking(language)}
        className="justify-self-start"
      >
        {t('held_link')}
      </LinkButton>
    </div>
  );
}
