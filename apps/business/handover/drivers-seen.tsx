import type { RentalHandover } from '@nolo/contract/business/handover.ts';
import { formatDate } from '@nolo/i18n/format.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Checkbox } from '@nolo/ui/choice.tsx';
import { DocumentsBadge } from '../bookings/documents-badge.tsx';
import type { DraftWork } from './use-draft.ts';

type Props = Pick<DraftWork, 'draft' | 'change'> & { handover: RentalHandover };

/** Who drives, and whether their documents are good; additional drivers may not have come. */
export function DriversSeen({ handover, draft, change }: Props) {
  const t = useTexts('counter');
  const { absentDrivers } = draft;
  if (handover.drivers.length === 0) return null;
  return (
    <section aria-labelledby="drivers">
      <h2 id="drivers" className="text-lg">
        {t('drivers')}
      </h2>
      <p className="text-muted text-sm">{t('drivers_hint')}</p>
      <ul className="mt-2 grid gap-3">
        {handover.drivers.map(({ id, name, documents_status, licence_expires_on }, index) => (
          <li key={id}>
            <span className="flex flex-wrap items-center gap-x-2 font-semibold">
              {name}
              <DocumentsBadge status={documents_status} />
            </span>
            {licence_expires_on !== null && (
              <span className="text-muted block text-sm tabular-nums">
                {t('licence_until', { date: formatDate(licence_expires_on) })}
              </span>
            )}
            {index > 0 && (
              <Checkbox
                name={`absent-${id}`}
                label={t('driver_absent')}
                checked={absentDrivers.includes(id)}
                onChange={({ target }) =>
                  void change({
                    absentDrivers: target.checked
                      ? [...absentDrivers, id]
                      : absentDrivers.filter((one) => one !== id),
                  })
                }
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
