import { useEffect, useId, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { isApiError } from '@nolo/contract/api-error.ts';
import type { Coupon, CouponFields, Deal, DealFields } from '@nolo/contract/business/offers.ts';
import { discountKinds, type DiscountKind } from '@nolo/domain/pricing/discounts.ts';
import { readAmount, readWholeNumber } from '@nolo/domain/typed-number.ts';
import { amountInField, formatMoney, formatPercent } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Refusal } from '@nolo/portal/refusal.tsx';
import { AmountField, TypedNumberField } from '@nolo/portal/typed-number-field.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { Dialog } from '@nolo/ui/dialog.tsx';
import { RadioGroup } from '@nolo/ui/choice.tsx';
import { SelectField } from '@nolo/ui/select-field.tsx';
import { TextField } from '@nolo/ui/text-field.tsx';
import type { changeOffers, OfferChange } from './change-offers.ts';

/** Null: a new one. */
export type Editing = { what: 'deal'; deal: Deal | null } | { what: 'coupon'; coupon: Coupon | null };

type Props = {
  editing: Editing;
  cars: readonly { id: number; name: string }[];
  today: string;
  onClose: () => void;
};

/** The form of a deal or a coupon; what the server refuses stands at its field. */
export function OfferDialog({ editing, cars, today, onClose }: Props) {
  const t = useTexts('fleet');
  const common = useTexts('common');
  const fetcher = useFetcher<typeof changeOffers>();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const isBusy = fetcher.state !== 'idle';
  const error = isBusy ? null : (fetcher.data?.error ?? null);
  const isDone = !isBusy && fetcher.data?.error === null;
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  useEffect(() => {
    if (error !== null) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [error]);
  const offer = editing.what === 'deal' ? editing.deal : editing.coupon;
  const errors = isApiError(error) ? error.errors : {};
  return (
    <Dialog
      isOpen
      shape="sheet"
      onClose={onClose}
      title={t(`${editing.what}_${offer === null ? 'new' : 'edit'}_title`)}
      footer={
        <>
          <Button variant="secondary" className="min-h-12!" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" form={id} className="min-h-12!" isBusy={isBusy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={id}
        noValidate
        className="grid grid-cols-2 items-end gap-x-3 gap-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          const change = changeOf(editing, new FormData(event.currentTarget));
          if (!isBusy) void fetcher.submit(change, { method: 'post', encType: 'application/json' });
        }}
      >
        {editing.what === 'deal' ? (
          <DealFieldset deal={editing.deal} cars={cars} errors={errors} />
        ) : (
          <CouponFieldset coupon={editing.coupon} errors={errors} />
        )}
        <DiscountFieldset offer={offer} what={editing.what} today={today} errors={errors} />
        {error !== null && Object.keys(errors).length === 0 && (
          <div className="col-span-2">
            <Refusal error={error} />
          </div>
        )}
      </form>
    </Dialog>
  );
}

type Errors = Record<string, string[]>;

const errorOf = (errors: Errors, field: string) => {
  const text = errors[field]?.[0];
  return text === undefined ? {} : { error: text };
};

function DealFieldset({ deal, cars, errors }: { deal: Deal | null; cars: Props['cars']; errors: Errors }) {
  const t = useTexts('fleet');
  return (
    <>
      <TextField
        name="name_it"
        label={t('name_it')}
        autoComplete="off"
        defaultValue={deal?.name_it}
        className="col-span-2"
        {...errorOf(errors, 'name_it')}
      />
      {(['name_en', 'name_fr'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          label={t(name)}
          autoComplete="off"
          defaultValue={deal?.[name]}
          {...errorOf(errors, name)}
        />
      ))}
      <p className="text-muted col-span-2 -mt-2 text-sm">{t('name_hint')}</p>
      <SelectField
        name="car_id"
        label={t('every_car')}
        defaultValue={deal?.car_id ?? ''}
        placeholder={t('all_cars')}
        options={cars.map((car) => ({ value: String(car.id), label: car.name }))}
        className="col-span-2"
        {...errorOf(errors, 'car_id')}
      />
      {(['min_lead_days', 'max_lead_days'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          label={t(name)}
          hint={t('no_limit')}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={deal?.[name] ?? ''}
          {...errorOf(errors, name)}
        />
      ))}
    </>
  );
}

function CouponFieldset({ coupon, errors }: { coupon: Coupon | null; errors: Errors }) {
  const t = useTexts('fleet');
  const audit = useTexts('audit');
  const language = useLanguage();
  const minimum = coupon?.minimum_amount ?? null;
  return (
    <>
      <TextField
        name="code"
        label={audit('field_code')}
        hint={t('code_hint')}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={coupon?.code}
        className="col-span-2"
        {...errorOf(errors, 'code')}
      />
      <AmountField
        name="minimum_amount"
        label={t('minimum')}
        hint={t('no_limit')}
        defaultValue={amountInField(minimum, language)}
        {...errorOf(errors, 'minimum_amount')}
      />
      <TextField
        name="max_uses"
        label={t('most_uses')}
        hint={t('no_limit')}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={coupon?.max_uses ?? ''}
        {...errorOf(errors, 'max_uses')}
      />
    </>
  );
}

function DiscountFieldset(props: {
  offer: Deal | Coupon | null;
  what: Editing['what'];
  today: string;
  errors: Errors;
}) {
  const t = useTexts('fleet');
  const language = useLanguage();
  const { offer, what, today, errors } = props;
  const [kind, setKind] = useState<DiscountKind>(offer?.kind ?? 'discount_percentage');
  const isFlat = offer?.kind === 'flat_discount';
  const value = offer && (isFlat ? amountInField(offer.value, language) : String(offer.value));
  return (
    <>
      <RadioGroup
        name="kind"
        label={t('kind')}
        value={kind}
        onChange={({ target }) => setKind(target.value as DiscountKind)}
        options={discountKinds.map((one) => ({ value: one, label: t(`kind_${one}`) }))}
        className="col-span-2"
      />
      <TypedNumberField
        name="value"
        label={t(`value_${kind}`)}
        inputMode="decimal"
        {...(kind === 'flat_discount'
          ? { read: readAmount, write: formatMoney }
          : { read: readWholeNumber, write: formatPercent })}
        defaultValue={value ?? ''}
        className="col-span-2"
        {...errorOf(errors, 'value')}
      />
      <TextField
        name="starts_on"
        type="date"
        label={t(`first_day_${what}`)}
        defaultValue={offer?.starts_on ?? today}
        {...errorOf(errors, 'starts_on')}
      />
      <TextField
        name="ends_on"
        type="date"
        label={t(`last_day_${what}`)}
        defaultValue={offer?.ends_on ?? ''}
        {...errorOf(errors, 'ends_on')}
      />
    </>
  );
}

/** What was typed; whatever is no number or amount is sent as it is, and the server says so at the field. */
function changeOf(editing: Editing, form: FormData): OfferChange {
  const text = (name: string) => ((form.get(name) ?? '') as string).trim();
  const whole = (name: string) => readWholeNumber(text(name)) ?? text(name);
  const amount = (name: string) => readAmount(text(name)) ?? text(name);
  const orNone = <T,>(name: string, value: T) => (text(name) === '' ? null : value);
  const kind = text('kind');
  const discount = {
    kind,
    value: kind === 'flat_discount' ? amount('value') : whole('value'),
    starts_on: text('starts_on'),
    ends_on: text('ends_on'),
  };
  if (editing.what === 'deal') {
    const names = { name_it: text('name_it'), name_en: text('name_en'), name_fr: text('name_fr') };
    const numbers = (['car_id', 'min_lead_days', 'max_lead_days'] as const).map((name) => [
      name,
      orNone(name, whole(name)),
    ]);
    const fields = { ...discount, ...names, ...Object.fromEntries(numbers) };
    return { what: 'deal', id: editing.deal?.id ?? null, fields: fields as DealFields };
  }
  const fields = {
    ...discount,
    code: text('code'),
    minimum_amount: orNone('minimum_amount', amount('minimum_amount')),
    max_uses: orNone('max_uses', whole('max_uses')),
  };
  return { what: 'coupon', id: editing.coupon?.id ?? null, fields: fields as CouponFields };
}
