import type { ReactNode } from 'react';
import { formatDeadline, formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { useLateCancellation } from '../../shared/bookings/use-late-cancellation.ts';
import { useInvoiceText } from '../../shared/bookings/use-invoice-text.ts';
import { CalendarIcon, CardIcon, DocumentIcon, InfoIcon } from '@nolo/ui/icons.tsx';
import type { Payment } from './load-payment.ts';

/** What happens next: the mail, what to bring, the deposit, until when it can be cancelled for free. */
export function NextSteps({ payment: { session, booking } }: { payment: Payment }) {
  const t = useTexts('bookings');
  const language = useLanguage();
  const email = session?.customer_details.email;
  const { deposit } = booking.quote;
  return (
    <section aria-labelledby="next-steps" className="max-w-xl">
      <h2 id="next-steps" className="text-xl">
        {t('next_title')}
      </h2>
      <ul className="mt-4 flex flex-col gap-4">
        <Step icon={<InfoIcon />} title={t('next_mail')}>
          {email ? t('next_mail_text', { email }) : t('next_mail_text_general')}
        </Step>
        {booking.documents_status === 'uploaded' && (
          <Step icon={<InfoIcon />} title={t('next_documents')}>
            {t('next_documents_text')}
          </Step>
        )}
        <Step icon={<DocumentIcon />} title={t('next_bring')}>
          {t('next_bring_text')}
        </Step>
        {deposit > 0 && (
          <Step
            icon={<CardIcon />}
            title={t('next_deposit', { amount: formatMoney(deposit, language, { short: true }) })}
          >
            {t('next_deposit_text', { company: booking.company.company_name })}
          </Step>
        )}
        <FreeCancellation booking={booking} />
        <Invoice booking={booking} />
      </ul>
    </section>
  );
}

function Invoice({ booking }: Pick<Payment, 'booking'>) {
  const t = useTexts('invoice');
  const text = useInvoiceText()(booking);
  if (text === null) return null;
  return (
    <Step icon={<DocumentIcon />} title={t('title')}>
      {text}
    </Step>
  );
}

/** Until when it can be cancelled for free, and what is kept later. */
function FreeCancellation({ booking }: Pick<Payment, 'booking'>) {
  const t = useTexts('bookings');
  const language = useLanguage();
  const lateCancellation = useLateCancellation();
  const { reason, free_until } = booking.cancellation;
  if (reason !== 'free') return null;
  return (
    <Step icon={<CalendarIcon />} title={t('next_cancel', { date: formatDeadline(free_until, language) })}>
      {t('next_cancel_text')} {lateCancellation('later', booking.quote.total)}
    </Step>
  );
}

function Step({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-3.5">
      <span className="bg-primary-soft text-on-primary-soft rounded-pill grid size-10 shrink-0 place-items-center">
        {icon}
      </span>
      <div className="min-w-0 pt-1.5">
        <p className="font-semibold">{title}</p>
        <p className="text-muted mt-0.5 break-words">{children}</p>
      </div>
    </li>
  );
}
