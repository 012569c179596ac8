import { Link, useParams } from 'react-router';
import type { RentalHandover } from '@nolo/contract/business/handover.ts';
import { hasSigner } from '@nolo/domain/handover/check-in-needs.ts';
import { formatDate } from '@nolo/i18n/format.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { Checkbox } from '@nolo/ui/choice.tsx';
import { DocumentsBadge } from '../bookings/documents-badge.tsx';
import type { Draft } from './device-store.ts';
import type { DraftWork } from './use-draft.ts';

type Props = Pick<DraftWork, 'draft' | 'change'> & {
  handover: RentalHandover;
  problem: DriversProblem | null;
};

/** What keeps those who came from taking the car: nobody came, or none of them has signed. */
export type DriversProblem = 'driver_required' | 'signer_required';

/** Null: none, or nobody has signed at all, which the rental's page says. Of an own rental whoever is there drives. */
export function findDriversProblem(
  { status, drivers, agreement }: RentalHandover,
  { absentDrivers, isSignerConfirmed }: Draft,
): DriversProblem | null {
  if (status === null) return null;
  const came = drivers.filter(({ id }) => !absentDrivers.includes(id));
  if (came.length === 0) return 'driver_required';
  if (agreement === null) return null;
  const { signed_by, unconfirmed_signer: old } = agreement;
  const signers = old !== null && isSignerConfirmed === true ? [...signed_by, old.id] : signed_by;
  return hasSigner(came, signers) ? null : 'signer_required';
}

/** Who drives, and whether their documents are good; some may not have come. One of those who came has signed. */
export function DriversSeen({ handover, draft, change, problem }: Props) {
  const t = useTexts('counter');
  const { companyId } = useParams();
  const { absentDrivers } = draft;
  const old = handover.agreement?.unconfirmed_signer ?? null;
  if (handover.drivers.length === 0) return null;
  return (
    <section aria-labelledby="drivers">
      <h2 id="drivers" className="text-lg">
        {t('drivers')}
      </h2>
      <p className="text-muted text-sm">{t('drivers_hint')}</p>
      <ul className="mt-2 grid gap-3">
        {handover.drivers.map(({ id, name, documents_status, licence_expires_on }) => (
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
            <Checkbox
              name={`absent-${id}`}
              label={t('driver_absent', { name })}
              checked={absentDrivers.includes(id)}
              onChange={({ target }) =>
                void change({
                  absentDrivers: target.checked
                    ? [...absentDrivers, id]
                    : absentDrivers.filter((one) => one !== id),
                })
              }
            />
          </li>
        ))}
      </ul>
      {old !== null && !absentDrivers.includes(old.id) && (
        <div className="mt-3">
          <Checkbox
            name="signer"
            label={t('signer_confirmed', { name: old.name })}
            checked={draft.isSignerConfirmed === true}
            onChange={({ target }) => void change({ isSignerConfirmed: target.checked })}
          />
        </div>
      )}
      {problem !== null && <p className="text-danger mt-3 font-medium">{t(problem)}</p>}
      {problem === 'signer_required' && (
        <Link
          to={`/${companyId}/rentals/${handover.id}/agreement`}
          className={buttonStyle('secondary', 'medium', 'mt-2 w-full min-h-12!')}
        >
          {t('signer_anew')}
        </Link>
      )}
    </section>
  );
}
