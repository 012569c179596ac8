import type { StaffDispute } from '@nolo/contract/staff/disputes.ts';
import { formatDateTime, formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Card } from '@nolo/ui/card.tsx';
import { When } from '../row-parts.tsx';

/** What happened to the booking and when, and what its renter was told by email. */
export function History({ dispute: { booking, timeline, mails } }: { dispute: StaffDispute }) {
  const t = useTexts('disputes');
  const bookings = useTexts('booking');
  const portal = useTexts('portal');
  const language = useLanguage();
  const who = {
    renter: booking.renter?.name ?? portal('renter_deleted'),
    company: booking.company.name,
    platform: 'Nolo',
  };
  return (
    <Card>
      <h2 className="text-lg">{t('timeline')}</h2>
      <ol className="divide-line divide-y">
        {timeline.map(({ kind, by, at, amount }) => (
          <Row
            key={`${kind} ${at} ${amount ?? ''}`}
            what={bookings(`event_${kind}`, { amount: amount === null ? '' : formatMoney(amount, language) })}
          >
            <time dateTime={at}>{formatDateTime(at, language)}</time>, {who[by]}
          </Row>
        ))}
      </ol>
      <h2 className="mt-6 text-lg">{t('mails')}</h2>
      <p className="text-muted text-sm">{t(mails.length === 0 ? 'mails_none' : 'mails_text')}</p>
      <ol className="divide-line divide-y">
        {mails.map(({ kind, sent_at }) => (
          <Row key={`${kind} ${sent_at}`} what={t(`mail_${kind}`)}>
            <When at={sent_at} />
          </Row>
        ))}
      </ol>
    </Card>
  );
}

function Row({ what, children }: { what: string; children: React.ReactNode }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
      <span>{what}</span>
      <span className="text-muted text-sm tabular-nums">{children}</span>
    </li>
  );
}
