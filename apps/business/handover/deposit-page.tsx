import { useState } from 'react';
import { useLoaderData, useNavigate, useParams } from 'react-router';
import { depositPayments } from '@nolo/domain/handover/deposit.ts';
import { settledMinor, settlementParts } from '@nolo/domain/handover/settlement.ts';
import type { BusinessApi } from '@nolo/contract/business/api.ts';
import type { RentalHandover } from '@nolo/contract/business/handover.ts';
import type { CallInput } from '@nolo/contract/endpoint.ts';
import { amountInField, formatDateTime, formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { SaveBar } from '@nolo/portal/save-bar.tsx';
import { useCallForm } from '@nolo/portal/use-call-form.ts';
import { AmountField } from '@nolo/portal/typed-number-field.tsx';
import { BackLink } from '@nolo/ui/back-link.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { RadioGroup } from '@nolo/ui/choice.tsx';
import { TextField } from '@nolo/ui/text-field.tsx';
import { api } from '../api.ts';
import type { loadHandover } from './inspection-page.tsx';

/** The deposit is left, and given back: what was left, with what, and what is kept of it. */
export function DepositPage() {
  const t = useTexts('counter');
  const { companyId } = useParams();
  const { handover } = useLoaderData<typeof loadHandover>();
  const { deposit_left } = handover;
  return (
    <>
      <title>{t('deposit')}</title>
      <BackLink to={`/${companyId}/rentals/${handover.id}`}>{t('title')}</BackLink>
      <h1 className="text-2xl">{t('deposit')}</h1>
      <p className="text-muted mt-1 max-w-2xl">{t('deposit_hint')}</p>
      <div className="mt-4 max-w-2xl">
        {deposit_left === null && <Collect handover={handover} />}
        {deposit_left && <Left left={deposit_left} />}
        {deposit_left?.returned_at === null && <GiveBack handover={handover} left={deposit_left} />}
      </div>
    </>
  );
}

function Collect({ handover: { id, deposit } }: { handover: RentalHandover }) {
  const t = useTexts('counter');
  const language = useLanguage();
  const { companyId = '' } = useParams();
  const navigate = useNavigate();
  const [means, setMeans] = useState<string>('credit_card');
  const { form, onSubmit, isSending, errorOf, refusal } = useCallForm(
    (typed) => {
      const body = Object.fromEntries(typed) as CallInput<BusinessApi['collectDeposit']>['body'];
      return api.call('collectDeposit', { params: { companyId, id }, body });
    },
    () => navigate(`/${companyId}/rentals/${id}`),
  );
  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      <Card className="grid gap-5">
        <AmountField
          name="amount"
          label={t('deposit_amount')}
          defaultValue={amountInField(deposit, language)}
          error={errorOf('amount')}
        />
        <RadioGroup
          name="means"
          label={t('deposit_means')}
          value={means}
          onChange={({ target }) => setMeans(target.value)}
          options={depositPayments.map((one) => ({ value: one, label: t(`means_${one}`) }))}
          error={errorOf('means')}
        />
      </Card>
      <SaveBar label={t('deposit_collect')} isSending={isSending} refusal={refusal} />
    </form>
  );
}

function Left({ left }: { left: NonNullable<RentalHandover['deposit_left']> }) {
  const t = useTexts('counter');
  const language = useLanguage();
  const { amount, means, by, at, returned_at, kept, kept_because } = left;
  return (
    <Card>
      <p className="text-xl font-semibold tabular-nums">{formatMoney(amount, language)}</p>
      <p>{t(`means_${means}`)}</p>
      <p className="text-muted text-sm">{t('captured', { at: formatDateTime(at, language), by })}</p>
      {returned_at !== null && (
        <p className="mt-2 font-semibold">
          {t('deposit_given_back', {
            at: formatDateTime(returned_at, language),
            amount: formatMoney(amount - kept, language),
          })}
        </p>
      )}
      {kept > 0 && (
        <p>{t('deposit_kept', { amount: formatMoney(kept, language), reason: kept_because ?? '' })}</p>
      )}
    </Card>
  );
}

/** What both signed at the return is what is kept, as far as the deposit goes; the form can say something else. */
function useSettled({ settlement, settlement_signatures }: RentalHandover, leftMinor: number) {
  const seen = useTexts('inspections');
  const language = useLanguage();
  const settledKeepMinor =
    settlement === null || settlement_signatures === null ? 0 : Math.min(settledMinor(settlement), leftMinor);
  if (settlement === null || settledKeepMinor === 0) return { kept: '', reason: '' };
  const parts = settlementParts.filter((part) => settlement[part] > 0);
  return {
    kept: amountInField(settledKeepMinor, language),
    reason: parts.map((part) => `${seen(part)} ${formatMoney(settlement[part], language)}`).join(', '),
  };
}

type GiveBackProps = { handover: RentalHandover; left: NonNullable<RentalHandover['deposit_left']> };

function GiveBack({ handover, left }: GiveBackProps) {
  const { id } = handover;
  const t = useTexts('counter');
  const settled = useSettled(handover, left.amount);
  const { companyId = '' } = useParams();
  const navigate = useNavigate();
  const { form, onSubmit, isSending, errorOf, refusal } = useCallForm(
    (typed) => {
      const body = Object.fromEntries(typed) as CallInput<BusinessApi['returnDeposit']>['body'];
      return api.call('returnDeposit', { params: { companyId, id }, body });
    },
    () => navigate(`/${companyId}/rentals/${id}`),
  );
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="mt-4">
      <Card className="grid gap-5">
        <AmountField
          name="kept"
          label={t('deposit_keep')}
          hint={t('deposit_keep_hint')}
          defaultValue={settled.kept}
          isOptional
          error={errorOf('kept')}
        />
        <TextField
          name="reason"
          label={t('deposit_reason')}
          defaultValue={settled.reason}
          isOptional
          maxLength={500}
          autoComplete="off"
          error={errorOf('reason')}
        />
      </Card>
      <SaveBar label={t('deposit_return')} isSending={isSending} refusal={refusal} />
    </form>
  );
}
