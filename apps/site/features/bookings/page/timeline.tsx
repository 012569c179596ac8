import type { ReservationDetail } from '@nolo/contract/reservation-detail.ts';
import { formatDateTime, formatMoney } from '@nolo/i18n/format.ts';
import { useOperator } from '../../../app/use-operator.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Section } from './section.tsx';

type Entry = ReservationDetail['timeline'][number];

/** Who did what and when, from the reservation on. */
export function Timeline({ booking }: { booking: ReservationDetail }) {
  const t = useTexts('booking');
  return (
    <Section title={t('timeline_title')}>
      <ol className="border-line-strong ml-1.5 flex flex-col gap-5 border-l pl-5">
        {booking.timeline.map((entry, index) => (
          <Row
            key={`${entry.at} ${entry.kind} ${entry.amount ?? ''}`}
            entry={entry}
            company={booking.company.company_name}
            isLast={index === booking.timeline.length - 1}
          />
        ))}
      </ol>
    </Section>
  );
}

function Row({ entry, company, isLast }: { entry: Entry; company: string; isLast: boolean }) {
  const t = useTexts('booking');
  const language = useLanguage();
  const operator = useOperator();
  const who = { renter: t('by_you'), company, platform: operator.company }[entry.by];
  const amount = formatMoney(entry.amount ?? 0, language);
  return (
    <li className="relative">
      <span
        aria-hidden="true"
        className={`absolute top-1.5 -left-[1.62rem] size-3 rounded-full ${isLast ? 'bg-primary' : 'bg-line-strong'}`}
      />
      <p className="font-semibold">{t(`event_${entry.kind}`, { amount })}</p>
      <p className="text-muted text-sm break-words">
        <time dateTime={entry.at}>{formatDateTime(entry.at, language)}</time>&nbsp;· <span>{who}</span>
      </p>
    </li>
  );
}
