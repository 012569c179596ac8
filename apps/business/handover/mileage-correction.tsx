import { useParams, useRevalidator } from 'react-router';
import type { Inspection } from '@nolo/contract/business/handover.ts';
import { mayAct } from '@nolo/domain/account/roles.ts';
import { formatDateTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { CorrectMileage } from '@nolo/portal/correct-mileage.tsx';
import { api } from '../api.ts';
import { useCompany } from '../member.ts';

type Props = {
  rentalId: string;
  inspection: Inspection;
  /** At the pickup of this return; null: this is the pickup, or nobody read it. */
  pickupKm: number | null;
};

/** What there is to know of an inspection's kilometres; a manager corrects them. */
export function MileageCorrection({ rentalId, inspection, pickupKm }: Props) {
  const t = useTexts('counter');
  const seen = useTexts('inspections');
  const language = useLanguage();
  const { companyId = '' } = useParams();
  const { role } = useCompany();
  const { revalidate } = useRevalidator();
  const {
    id,
    mileage_km,
    is_mileage_confirmed,
    mileage_correction: corrected,
    mileage_corrected_by,
  } = inspection;
  const isBelow = pickupKm !== null && mileage_km < pickupKm;
  const params = { companyId, id: rentalId, inspectionId: id };
  return (
    <>
      {corrected && (
        <p className="text-muted text-sm">
          {seen('mileage_corrected', {
            date: formatDateTime(corrected.at, language),
            km: corrected.before_km,
            reason: corrected.reason,
          })}{' '}
          ({mileage_corrected_by})
        </p>
      )}
      {isBelow && (
        <p className="bg-warning-soft text-warning rounded-control mt-2 p-3 font-medium">
          {t('mileage_below_pickup', { km: pickupKm })}
        </p>
      )}
      {!isBelow && is_mileage_confirmed && !corrected && (
        <p className="text-muted text-sm">{t('mileage_looked_again')}</p>
      )}
      {mayAct(role, 'manager') && (
        <CorrectMileage
          send={(body) => api.call('correctMileage', { params, body })}
          onDone={() => revalidate()}
        />
      )}
    </>
  );
}
