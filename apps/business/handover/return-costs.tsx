import { useState } from 'react';
import type { RentalHandover } from '@nolo/contract/business/handover.ts';
import type { LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import {
  compareReturn,
  readSettledAmount,
  readSettlement,
  settledMinor,
  settlementParts,
} from '@nolo/domain/handover/settlement.ts';
import { readKilometres } from '@nolo/domain/typed-number.ts';
import { amountInField, formatMoney, localDateTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { serverNow } from '@nolo/portal/server-clock.ts';
import { AmountField } from '@nolo/portal/typed-number-field.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { SignatureField } from '@nolo/ui/signature-field.tsx';
import type { Draft } from './device-store.ts';
import type { DraftWork } from './use-draft.ts';

type Work = Pick<DraftWork, 'draft' | 'change'>;
type Props = Work & {
  handover: RentalHandover;
  /** Somebody tried to finish: what is missing is said at its field. */
  isTried: boolean;
};

/** What the return differs from the pickup in, what the rules of the rental say it costs, and what both agree on. */
export function ReturnCosts({ handover, draft, change, isTried }: Props) {
  const t = useTexts('counter');
  const language = useLanguage();
  const { check_in } = handover;
  // As it was when somebody began to take the car back: it does not grow while they walk around it.
  const [now] = useState(() => localDateTime(serverNow().toISOString()) as LocalDateTime);
  if (check_in === null) return null;
  const compared = compareReturn({
    pickupLocal: handover.start_date as LocalDateTime,
    returnLocal: handover.end_date as LocalDateTime,
    returnedLocal: now,
    kmPerDay: handover.km_per_day,
    extraKmMinor: handover.extra_km,
    latePerDayMinor: handover.late_per_day,
    leftWith: { mileageKm: check_in.mileage_km, fuelEighths: check_in.fuel_eighths },
    cameWith: { mileageKm: readKilometres(draft.mileage), fuelEighths: draft.fuelEighths },
  });
  const { drivenKm, extraKm, lateFeeMinor, kilometresMinor } = compared;
  // What no rule names is left to both of them.
  const byRules = {
    late_fee: amountInField(lateFeeMinor, language),
    ...(kilometresMinor !== null && { kilometres: amountInField(kilometresMinor, language) }),
  };
  const suggestedMinor = lateFeeMinor + (kilometresMinor ?? 0);
  // Nobody has signed other amounts.
  const settle = (parts: Partial<Draft['settlement']>) =>
    void change({ settlement: { ...draft.settlement, ...parts }, signatures: { renter: [], member: [] } });
  return (
    <section aria-labelledby="settlement" className="grid gap-3">
      <div>
        <h2 id="settlement" className="text-lg">
          {t('settlement')}
        </h2>
        <p className="text-muted text-sm">{t('settlement_hint')}</p>
      </div>
      <ul className="grid gap-1">
        {drivenKm !== null && (
          <li>
            {handover.km_per_day === null || extraKm === null
              ? t('driven_unlimited', { km: drivenKm })
              : t('driven', { km: drivenKm, extra: extraKm })}
          </li>
        )}
        {compared.missingFuelEighths > 0 && (
          <li>{t('fuel_missing', { eighths: compared.missingFuelEighths })}</li>
        )}
        {lateFeeMinor > 0 && <li>{t('late', { amount: formatMoney(lateFeeMinor, language) })}</li>}
      </ul>
      {suggestedMinor > 0 && (
        <Button variant="secondary" className="min-h-12!" onClick={() => settle(byRules)}>
          {t('settlement_by_rules', { amount: formatMoney(suggestedMinor, language) })}
        </Button>
      )}
      <Amounts draft={draft} onSettle={settle} isTried={isTried} />
      <Signatures customer={handover.customer} draft={draft} change={change} isMissing={isTried} />
    </section>
  );
}

type AmountsProps = Pick<Work, 'draft'> & {
  onSettle: (parts: Partial<Draft['settlement']>) => void;
  isTried: boolean;
};

/** What both agree on, part by part. */
function Amounts({ draft: { settlement }, onSettle, isTried }: AmountsProps) {
  const t = useTexts('counter');
  const language = useLanguage();
  const read = readSettlement(settlement);
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3">
        {settlementParts.map((part) => (
          <AmountField
            key={part}
            name={part}
            label={t(`settle_${part}`)}
            value={settlement[part]}
            onChange={({ target }) => onSettle({ [part]: target.value })}
            error={
              isTried && readSettledAmount(settlement[part]) === null ? t('settlement_unreadable') : undefined
            }
          />
        ))}
      </div>
      <p className="flex justify-between font-semibold">
        {t('settlement_total')}
        <span className="tabular-nums">
          {read === null ? '–' : formatMoney(settledMinor(read), language)}
        </span>
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
  const settlement = readSettlement(draft.settlement);
  // Nobody signs what cannot be read.
  if (settlement === null || settledMinor(settlement) === 0) return null;
  const settled = settledMinor(settlement);
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
