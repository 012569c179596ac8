import type { RentalHandover } from '@nolo/contract/business/handover.ts';
import { doubtReading, MOST_KILOMETRES, type ReadingDoubt } from '@nolo/domain/handover/odometer.ts';
import { readKilometres } from '@nolo/domain/typed-number.ts';
import { formatKilometres } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { serverNow } from '@nolo/portal/server-clock.ts';
import { KilometresField } from '@nolo/portal/typed-number-field.tsx';
import { ConfirmDialog } from '@nolo/ui/confirm-dialog.tsx';
import type { Draft } from './device-store.ts';
import type { DraftWork } from './use-draft.ts';

type Props = Pick<DraftWork, 'draft' | 'change'> & { last: number | null; error: string | undefined };

/** `last`: what the car had; null: nobody has read it yet. */
export function MileageField({ last, draft, change, error }: Props) {
  const t = useTexts('counter');
  const language = useLanguage();
  return (
    <KilometresField
      name="mileage"
      label={t('mileage')}
      hint={last === null ? undefined : t('mileage_last', { km: formatKilometres(last, language) })}
      value={draft.mileage}
      onChange={({ target }) => void change({ mileage: target.value })}
      error={error}
    />
  );
}

/** Why the typed kilometres cannot be sent at all; null: they can. */
export function mileageProblem(mileage: string): 'mileage_required' | 'mileage_impossible' | null {
  const km = readKilometres(mileage);
  if (km === null) return 'mileage_required';
  return km > MOST_KILOMETRES ? 'mileage_impossible' : null;
}

const doubts: Record<string, ReadingDoubt> = {
  'handover.mileage_below': 'below',
  'handover.mileage_far_above': 'far_above',
};

/** What has to be confirmed of the typed kilometres, by the last reading or because the server asked; null: nothing. */
export function openDoubt(
  { mileage, confirmedKm, refusal }: Draft,
  { mileage_km, mileage_at }: RentalHandover,
): ReadingDoubt | null {
  const km = readKilometres(mileage);
  if (km === null || km === confirmedKm) return null;
  const last = mileage_km === null ? null : { mileageKm: mileage_km, readAt: readAtOf(mileage_at) };
  return doubtReading(km, last, serverNow()) ?? doubts[refusal?.code ?? ''] ?? null;
}

const readAtOf = (at: string | null) => (at === null ? null : new Date(at));

type QuestionProps = {
  mileage: string;
  last: number | null;
  /** Null: nothing is asked. */
  doubt: ReadingDoubt | null;
  onConfirm: () => void;
  onCancel: () => void;
};

/** A reading that is not plausible is looked at once more; whoever has it before their eyes confirms it. */
export function MileageQuestion({ mileage, last, doubt, onConfirm, onCancel }: QuestionProps) {
  const t = useTexts('counter');
  const language = useLanguage();
  const written = (km: number | null) => (km === null ? '–' : formatKilometres(km, language));
  return (
    <ConfirmDialog
      isOpen={doubt !== null}
      title={t('mileage_question', { km: written(readKilometres(mileage)) })}
      text={doubt && t(`mileage_${doubt}_text`, { last: written(last) })}
      cancelLabel={t('mileage_again')}
      confirmLabel={t('mileage_confirm')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
