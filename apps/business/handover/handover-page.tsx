import { useState } from 'react';
import { Link, useLoaderData, useParams, useRevalidator } from 'react-router';
import type { Inspection, RentalHandover } from '@nolo/contract/business/handover.ts';
import { mayAct } from '@nolo/domain/account/roles.ts';
import { isReported } from '@nolo/domain/police-report/report-state.ts';
import { settlementParts } from '@nolo/domain/handover/settlement.ts';
import { formatDateTime, formatDayTime, formatMoney, formatTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Refusal } from '@nolo/portal/refusal.tsx';
import { SaveBar } from '@nolo/portal/save-bar.tsx';
import { useAct } from '@nolo/portal/use-act.ts';
import { useCallForm } from '@nolo/portal/use-call-form.ts';
import { BackLink } from '@nolo/ui/back-link.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { Card } from '@nolo/ui/card.tsx';
import { CheckIcon, ChevronRightIcon } from '@nolo/ui/icons.tsx';
import { phoneAddress } from '@nolo/ui/phone-link.tsx';
import { SignatureDrawing } from '@nolo/ui/signature-drawing.tsx';
import { TextAreaField } from '@nolo/ui/text-field.tsx';
import { api } from '../api.ts';
import { typedText } from '../company/settings.tsx';
import { useCompany } from '../member.ts';
import { useIsOnline } from '../use-is-online.ts';
import type { loadHandover } from './inspection-page.tsx';
import { MileageCorrection } from './mileage-correction.tsx';
import { OverdueReturn } from './overdue-return.tsx';
import { StoredPicture } from './stored-picture.tsx';
import { WaitingCards } from './waiting-cards.tsx';
import { useWaiting } from './waiting.ts';

/** One rental at the counter: what is to be done next, and what has been captured. */
export function HandoverPage() {
  const t = useTexts('counter');
  const portal = useTexts('portal');
  const language = useLanguage();
  const isOnline = useIsOnline();
  const { companyId = '' } = useParams();
  const { handover } = useLoaderData<typeof loadHandover>();
  const { check_in, check_out, status } = handover;
  return (
    <>
      <title>{t('title')}</title>
      {isOnline ? (
        <BackLink to={status === null ? `/${companyId}/calendar` : `/${companyId}/bookings/${handover.id}`}>
          {handover.name}
        </BackLink>
      ) : (
        <BackLink to={`/${companyId}`}>{portal('handovers')}</BackLink>
      )}
      <h1 className="text-2xl">
        {handover.car}
        {handover.plate !== null && ` · ${handover.plate}`}
      </h1>
      <p className="text-muted">
        {handover.customer}, {formatDayTime(handover.start_date, language)} –{' '}
        {formatDayTime(handover.end_date, language)}
      </p>
      <div className="mt-4 grid max-w-2xl gap-4">
        <WaitingCards rentalId={handover.id} />
        <OverdueReturn handover={handover} />
        <Steps handover={handover} />
        {check_in && <Captured kind="check_in" inspection={check_in} handover={handover} />}
        {check_out && <Captured kind="check_out" inspection={check_out} handover={handover} />}
        {handover.settlement && <Settled handover={handover} settlement={handover.settlement} />}
        <OldDamages handover={handover} />
        <Undo handover={handover} />
      </div>
      <NextStep handover={handover} />
    </>
  );
}

/** What was left with the company, or is still to be. */
function useDepositText(): (of: Pick<RentalHandover, 'deposit' | 'deposit_left'>) => string {
  const t = useTexts('counter');
  const language = useLanguage();
  const money = (minor: number) => formatMoney(minor, language);
  return ({ deposit, deposit_left: left }) => {
    if (left === null) return t('deposit_missing', { amount: money(deposit) });
    const { amount, returned_at, kept, means } = left;
    return returned_at === null
      ? t('deposit_left', { amount: money(amount), means: t(`means_${means}`) })
      : t('deposit_given_back', { amount: money(amount - kept), at: formatDateTime(returned_at, language) });
  };
}

/** What comes before the keys: done, or a link to where it is done. */
function Steps({ handover }: { handover: RentalHandover }) {
  const t = useTexts('counter');
  const language = useLanguage();
  const police = useTexts('police-report');
  const depositText = useDepositText();
  const { agreement, deposit_left, police_report } = handover;
  const steps = [
    {
      to: 'agreement',
      name: t('agreement'),
      isDone: agreement !== null,
      text:
        agreement === null
          ? t('agreement_missing')
          : t('agreement_signed', {
              at: formatDateTime(agreement.signed_at, language),
              signer: agreement.signer,
            }),
    },
    {
      to: 'police-report',
      name: police('open_report'),
      isDone: isReported(police_report),
      text: police(`state_${police_report}`),
    },
    {
      to: 'deposit',
      name: t('deposit'),
      isDone: deposit_left !== null,
      text: depositText(handover),
    },
  ];
  return (
    <ol className="border-line divide-line rounded-card divide-y border">
      {steps.map(({ to, name, isDone, text }) => (
        <li key={to}>
          <Link to={to} className="hover:bg-sunken flex min-h-16 items-center gap-3 p-4">
            <span
              className={`grid size-7 shrink-0 place-items-center rounded-full border-2 ${isDone ? 'border-success bg-success text-surface' : 'border-line-strong'}`}
            >
              {isDone && <CheckIcon />}
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{name}</span>
              <span className="text-muted block text-sm">{text}</span>
            </span>
            <ChevronRightIcon />
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** Under the thumb: what comes next. */
function NextStep({ handover }: { handover: RentalHandover }) {
  const t = useTexts('counter');
  const { id, check_in, check_out, is_cancelled, missing, phone, recorded_return } = handover;
  const kind = check_in ? 'check_out' : 'check_in';
  const isCaptured = useWaiting().some((draft) => draft.rentalId === id && draft.kind === kind);
  if (is_cancelled || check_out || recorded_return || (isCaptured && phone === '')) return null;
  return (
    <div className="bg-page border-line sticky bottom-0 -mx-4 mt-auto grid gap-2 border-t px-4 py-3 max-desk:-mb-5 desk:static desk:mx-0 desk:mt-4 desk:max-w-2xl desk:border-0 desk:px-0">
      {check_in === null &&
        !isCaptured &&
        missing.map((need) => (
          <p key={need} className="text-danger font-medium">
            {t(`missing_${need}`)}
          </p>
        ))}
      {!isCaptured && (
        <Link
          to={kind.replace('_', '-')}
          className={buttonStyle(
            check_in || missing.length === 0 ? 'primary' : 'secondary',
            'large',
            'w-full',
          )}
        >
          {t(kind)}
        </Link>
      )}
      {phone !== '' && (
        <a href={phoneAddress(phone)} className={buttonStyle('quiet', 'medium', 'w-full min-h-12!')}>
          {t('call')}
        </a>
      )}
    </div>
  );
}

type CapturedProps = {
  kind: 'check_in' | 'check_out';
  inspection: Inspection;
  handover: RentalHandover;
};

function Captured({ kind, inspection, handover }: CapturedProps) {
  const t = useTexts('counter');
  const seen = useTexts('inspections');
  const language = useLanguage();
  const { companyId = '' } = useParams();
  const { mileage_km, fuel_eighths, captured_at, recorded_at, is_clock_off, by, pictures, damages } =
    inspection;
  return (
    <Card>
      <h2 className="text-lg">{t(`${kind}_done`)}</h2>
      <p className="mt-1 tabular-nums">
        {seen('readings', { km: mileage_km })}, {seen('fuel_eighths', { eighths: fuel_eighths })}
      </p>
      <p className="text-muted text-sm">
        {t('captured', { at: formatDateTime(captured_at, language), by })}
        {captured_at.slice(0, 16) !== recorded_at.slice(0, 16) &&
          ` ${t('arrived', { at: formatDateTime(recorded_at, language) })}`}
        {is_clock_off && ` ${seen('clock_off')}`}
      </p>
      <MileageCorrection
        rentalId={handover.id}
        inspection={inspection}
        pickupKm={kind === 'check_out' ? (handover.check_in?.mileage_km ?? null) : null}
      />
      {damages.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {damages.map(({ id, side, note }) => (
            <li key={id}>
              {seen(`side_${side}`)}: {note || seen('damage_without_note')}
            </li>
          ))}
        </ul>
      )}
      {inspection.objection && (
        <p className="bg-warning-soft rounded-control mt-2 p-3">
          {t('objected', {
            customer: handover.customer,
            at: formatDateTime(inspection.objection.at, language),
            text: inspection.objection.text,
          })}
        </p>
      )}
      <ul className="mt-3 grid grid-cols-3 gap-2 desk:grid-cols-5">
        {pictures.map(({ id, view }) => (
          <li key={id}>
            <StoredPicture companyId={companyId} rentalId={handover.id} id={id} alt={seen(`view_${view}`)} />
          </li>
        ))}
        {damages.map(({ id, picture_id, note }) =>
          picture_id === null ? null : (
            <li key={id}>
              <StoredPicture
                companyId={companyId}
                rentalId={handover.id}
                id={picture_id}
                alt={note || seen('damage_without_note')}
              />
            </li>
          ),
        )}
      </ul>
    </Card>
  );
}

type SettledProps = { handover: RentalHandover; settlement: NonNullable<RentalHandover['settlement']> };

function Settled({ handover: { customer, settlement_signatures: signatures }, settlement }: SettledProps) {
  const t = useTexts('counter');
  const seen = useTexts('inspections');
  const language = useLanguage();
  const parts = settlementParts.filter((part) => settlement[part] > 0);
  if (parts.length === 0) return null;
  return (
    <Card>
      <h2 className="text-lg">{t('settlement')}</h2>
      <dl className="mt-2 grid gap-1">
        {parts.map((part) => (
          <div key={part} className="flex justify-between">
            <dt>{t(`settle_${part}`)}</dt>
            <dd className="tabular-nums">{formatMoney(settlement[part], language)}</dd>
          </div>
        ))}
      </dl>
      {signatures && (
        <div className="mt-3 grid grid-cols-2 gap-3">
          <SignatureDrawing
            label={seen('sign_agreement', { signer: customer })}
            strokes={signatures.renter}
          />
          <SignatureDrawing label={seen('signed_for_company')} strokes={signatures.member} />
        </div>
      )}
    </Card>
  );
}

/** For ten minutes, by a manager, with a reason. */
function Undo({ handover }: { handover: RentalHandover }) {
  const t = useTexts('counter');
  const language = useLanguage();
  const { companyId = '' } = useParams();
  const { role } = useCompany();
  const { revalidate } = useRevalidator();
  const [isOpen, setIsOpen] = useState(false);
  const { form, onSubmit, isSending, errorOf, refusal } = useCallForm(
    (typed) =>
      api.call('undoCheckIn', {
        params: { companyId, id: handover.id },
        body: { reason: typedText(typed, 'reason') },
      }),
    () => revalidate(),
  );
  if (handover.undo_until === null || !mayAct(role, 'manager')) return null;
  const until = formatTime(handover.undo_until, language);
  if (!isOpen) {
    return (
      <Button variant="secondary" className="min-h-12!" onClick={() => setIsOpen(true)}>
        {t('undo', { until })}
      </Button>
    );
  }
  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      <TextAreaField name="reason" label={t('undo_reason')} rows={2} error={errorOf('reason')} />
      <SaveBar label={t('undo', { until })} refusal={refusal} isSending={isSending} />
    </form>
  );
}

/** What earlier rentals left, and a manager can mark as repaired. */
function OldDamages({ handover: { damages } }: { handover: RentalHandover }) {
  const t = useTexts('counter');
  const seen = useTexts('inspections');
  const { companyId = '' } = useParams();
  const { role } = useCompany();
  if (damages.length === 0) return null;
  return (
    <Card>
      <h2 className="text-lg">{t('damages_old')}</h2>
      <ul className="mt-2 grid gap-3">
        {damages.map(({ id, side, note, picture_id, rental_id }) => (
          <li key={id} className="grid grid-cols-[5rem_minmax(0,1fr)_auto] items-center gap-3">
            {picture_id === null ? (
              <span />
            ) : (
              <StoredPicture companyId={companyId} rentalId={rental_id} id={picture_id} alt={note} />
            )}
            <span>
              {seen(`side_${side}`)}: {note || seen('damage_without_note')}
            </span>
            {mayAct(role, 'manager') && <RepairButton id={id} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A damage that is there no longer; later rentals do not show it. */
function RepairButton({ id }: { id: string }) {
  const t = useTexts('counter');
  const { companyId = '' } = useParams();
  const { revalidate } = useRevalidator();
  const { act, isBusy, error } = useAct(async () => {
    await api.call('repairDamage', { params: { companyId, id } });
    await revalidate();
  });
  return (
    <>
      <Button variant="secondary" size="small" isBusy={isBusy} onClick={act}>
        {t('repaired')}
      </Button>
      {error !== null && <Refusal error={error} />}
    </>
  );
}
