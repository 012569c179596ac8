import type { StaffPaymentCase } from '@nolo/contract/staff/payment-cases.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Card } from '@nolo/ui/card.tsx';
import { When } from './row-parts.tsx';

/** What renter and company said of a booking that they disagree about. */
export function Statements({ statements }: Pick<StaffPaymentCase, 'statements'>) {
  const t = useTexts('payment-cases');
  const events = useTexts('booking');
  return (
    <Card>
      <h2 className="text-lg">{t('statements')}</h2>
      <ol className="divide-line divide-y">
        {statements.map(({ what, at, text }) => (
          <li key={what} className="py-3">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">{events(`event_${what}`)}</span>
              <span className="text-muted text-sm">
                <When at={at} />
              </span>
            </p>
            {text !== null && <p className="break-words whitespace-pre-line">{text}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
