import { useState } from 'react';
import type { RentalHandover } from '@nolo/contract/business/handover.ts';
import type { LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { compareReturn, settledMinor, settlementParts } from '@nolo/domain/handover/settlement.ts';
import { typedAmount } from '@nolo/domain/money/typed-amount.ts';
import { formatMoney, localDateTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { SignatureField } from '@nolo/ui/signature-field.tsx';
import { TextField } from '@nolo/ui/text-field.tsx';
import { settlementOf } from './send-draft.ts';
import type { Draft } from './device-store.ts';
import type { DraftWork } from './use-draft.ts';

type Work = Pick<DraftWork, 'draft' | 'change'>;
type Props = Work & {
  handover: RentalHandover;
  /** Somebody tried to finish without the signatures. */
  isUnsigned: boolean;
};

/** What the return differs from the pickup in, what the rules of the rental say it costs, and what both agree on. */
export function ReturnCosts({ handover, draft, change, isUnsigned }: Props) {
  const t = useTexts('counter');
  const language = useLanguage();
  const { check_in } = handover;
  // As it was when somebody began to take the car back: it does not grow while they walk around it.
  const [now] = useState(() => localDateTime(new Date().toISOString()) as LocalDateTime);
  if (check_in === null) return null;
  const mileageKm = Number(draft.mileage || check_in.mileage_km);
  const compared = compareReturn({
    pickupLocal: handover.start_date as LocalDateTime,
    returnLocal: handover.end_date as LocalDateTime,
    returnedLocal: now,
    kmPerDay: handover.km_per_day,
    extraKmMinor: handover.extra_km,
    latePerDayMinor: handover.late_per_day,
    leftWith: { mileageKm: check_in.mileage_km, fuelEighths: check_in.fuel_eighths },
    cameWith: { mileageKm, fuelEighths: draft.fuelEighths },
  });
  const byRules = { late_fee: compared.lateFeeMinor, kilometres: compared.kilometresMinor ?? 0 };
  const isSuggested = byRules.late_fee + byRules.kilometres > 0;
  // Nobody has signed other amounts.
  const settle = (parts: Partial<Draft['settlement']>) =>
    void change({ settlement: { ...draft.settlement, ...parts }, signatures: { renter: [], member: [] } });
  const amount = (minor: number) => typedAmount(minor, language === 'en' ? '.' : ',');
  return (
    <section aria-labelledby="settlement" className="grid gap-3">
      <div>
        <h2 id="settlement" className="text-lg">
          {t('settlement')}
        </h2>
        <p className="text-muted text-sm">{t('settlement_hint')}</p>
      </div>
      <ul className="grid gap-1">
        <li>
          {handover.km_per_day === null
            ? t('driven_unlimited', { km: compared.drivenKm })
            : t('driven', { km: compared.drivenKm, extra: compared.extraKm })}
        </li>
        {compared.missingFuelEighths > 0 && (
          <li>{t('fuel_missing', { eighths: compared.missingFuelEighths })}</li>
        )}
        {compared.lateFeeMinor > 0 && (
          <li>{t('late', { amount: formatMoney(compared.lateFeeMinor, language) })}</li>
        )}
      </ul>
      {isSuggested && (
        <Button
          variant="secondary"
          className="min-h-12!"
          onClick={() =>
            settle({
              late_fee: amount(byRules.late_fee),
              kilometres: amount(byRules.kilometres),
            })
          }
        >
          {t('settlement_by_rules', { amount: formatMoney(byRules.late_fee + byRules.kilometres, language) })}
        </Button>
      )}
      <Amounts draft={draft} onSettle={settle} />
      <Signatures customer={handover.customer} draft={draft} change={change} isMissing={isUnsigned} />
    </section>
  );
}

type AmountsProps = Pick<Work, 'draft'> & { onSettle: (parts: Partial<Draft['settlement']>) => void };

/** What both agree on, part by part. */
function Amounts({ draft, onSettle }: AmountsProps) {
  const t = useTexts('counter');
  const language = useLanguage();
  return (
    <>
      <div className="grid grid-cols-2 items-end gap-3">
        {settlementParts.map((part) => (
          <TextField
            key={part}
            name={part}
            label={t(`settle_${part}`)}
            inputMode="decimal"
            isOptional
            autoComplete="off"
            value={draft.settlement[part]}
            onChange={({ target }) => onSettle({ [part]: target.value })}
          />
        ))}
      </div>
      <p className="flex justify-between font-semibold">
        {t('settlement_total')}
        <span className="tabular-nums">{formatMoney(settledMinor(settlementOf(draft)), language)}</span>
      </p>
    </>
  );
}

type SignaturesProps = Work & { customer: string; isMissing: boolean };

/** Under the amounts, of both. */
function Signatures({ customer, draft, change, isMissing }: SignaturesProps) {
  const t = useTexts('counter');
  const seen = useTexts('inspections');
  const { signatures } = draft;
  const settled = settledMinor(settlementOf(draft));
  if (settled === 0) return null;
  const labels = { renter: seen('sign_agreement', { signer: customer }), member: t('sign_for_company') };
  return (['renter', 'member'] as const).map((who) => (
    <SignatureField
      key={`${who} ${settled}`}
      label={labels[who]}
      clear={seen('sign_clear')}
      first={signatures[who]}
      error={isMissing && signatures[who].length === 0 ? seen('sign_missing') : undefined}
      onDrawn={(strokes) => void change({ signatures: { ...signatures, [who]: strokes } })}
    />
  ));
}
