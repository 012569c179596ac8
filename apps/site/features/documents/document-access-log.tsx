import type { CustomerProfile } from '@nolo/contract/documents.ts';
import { formatDateTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { unbrokenNumber } from '../../shared/bookings/unbroken-number.tsx';
import { Card } from '@nolo/ui/card.tsx';

/** Which companies looked at the documents, how often, and when last. */
export function DocumentLooks({ looks }: Pick<CustomerProfile, 'looks'>) {
  const t = useTexts('documents');
  const language = useLanguage();
  return (
    <Card>
      <section aria-labelledby="looks-title">
        <h2 id="looks-title" className="mb-4 text-xl font-bold">
          {t('looks_title')}
        </h2>
        {looks.length === 0 ? (
          <p className="text-muted">{t('looks_none')}</p>
        ) : (
          <ul className="flex flex-col gap-4">
            {looks.map(({ company, number, at, times }) => (
              <li key={`${number} ${company}`} className="break-words">
                <p className="font-semibold">
                  {t(times === 1 ? 'look' : 'look_again', {
                    company,
                    date: formatDateTime(at, language),
                    times,
                  })}
                </p>
                <p className="text-muted text-sm">{unbrokenNumber(t('look_booking', { number }), number)}</p>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}
