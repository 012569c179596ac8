import type { ReservationDetail } from '@nolo/contract/reservation-detail.ts';
import { holdsCar } from '@nolo/domain/booking/booking-state.ts';
import { driverText } from '@nolo/i18n/inclusion-texts.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { InclusionItem, InclusionItems, InclusionList } from '../../../shared/cars/inclusion-list.tsx';
import { CardIcon, UserIcon } from '@nolo/ui/icons.tsx';
import { formatMoney } from '@nolo/i18n/format.ts';
import { Section } from './section.tsx';

/** What was promised when it was booked, whatever the company says today. */
export function Included({ booking }: { booking: ReservationDetail }) {
  const t = useTexts('inclusions');
  const language = useLanguage();
  const { inclusions, quote, company, status } = booking;
  if (!inclusions || !holdsCar(status)) return null;
  const driver = driverText({ t, language }, inclusions);
  return (
    <Section title={t('title')}>
      <InclusionList inclusions={inclusions} />
      <h3 className="mt-8 text-lg">{t('asked')}</h3>
      <InclusionItems>
        <InclusionItem Icon={UserIcon} title={driver.title}>
          {driver.text}
        </InclusionItem>
        {quote.deposit > 0 && (
          <InclusionItem
            Icon={CardIcon}
            title={t('deposit', { amount: formatMoney(quote.deposit, language, { short: true }) })}
          >
            {t(`deposit_${inclusions.deposit_by}`)} {t('deposit_text', { company: company.company_name })}
          </InclusionItem>
        )}
      </InclusionItems>
    </Section>
  );
}
