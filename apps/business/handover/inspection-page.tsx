import { useRef, useState } from 'react';
import { redirect, useLoaderData, useNavigate, useParams, type LoaderFunctionArgs } from 'react-router';
import type { RentalHandover } from '@nolo/contract/business/handover.ts';
import { inspectionKinds, FULL_TANK_EIGHTHS } from '@nolo/domain/handover/inspection.ts';
import { isReported } from '@nolo/domain/police-report/report-state.ts';
import {
  readSettledAmount,
  readSettlement,
  settledMinor,
  settlementParts,
} from '@nolo/domain/handover/settlement.ts';
import { readKilometres } from '@nolo/domain/typed-number.ts';
import type { ReadingDoubt } from '@nolo/domain/handover/odometer.ts';
import { formatDayTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { serverNow } from '@nolo/portal/server-clock.ts';
import { BackLink } from '@nolo/ui/back-link.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { Checkbox } from '@nolo/ui/choice.tsx';
import { TextAreaField } from '@nolo/ui/text-field.tsx';
import { SaveBar } from '@nolo/portal/save-bar.tsx';
import { api } from '../api.ts';
import { DamageMarks } from './damage-marks.tsx';
import { DriversSeen, findDriversProblem, type DriversProblem } from './drivers-seen.tsx';
import { FuelField } from './fuel-field.tsx';
import { MileageField, mileageProblem, MileageQuestion, openDoubt } from './mileage-field.tsx';
import { GuidedPictures } from './guided-pictures.tsx';
import { ReturnCosts } from './return-costs.tsx';
import { handoverKey, orCached } from './cached-answers.ts';
import { findDeviceAccount, findDraft, isWaiting, type Draft } from './device-store.ts';
import { newDraft, resumeDraft, useDraft, type DraftWork } from './use-draft.ts';
import { sendWaiting, useSendTexts } from './waiting.ts';

export const loadHandover = ({
  params: { companyId = '', id = '' },
  request: { signal },
}: LoaderFunctionArgs) =>
  orCached(handoverKey(companyId, id), () =>
    api.call('rentalHandover', { params: { companyId, id } }, { signal }),
  );

/** A rental, and what has been captured of it on this device. */
export async function loadInspection(args: LoaderFunctionArgs) {
  const { companyId = '', id = '', kind = '' } = args.params;
  const known = inspectionKinds.find((one) => one === kind.replace('-', '_'));
  if (known === undefined) throw new Response(null, { status: 404 });
  const { handover } = await loadHandover(args);
  const stored = await findDraft(id, known);
  // The rental's page says that it waits, and sends it.
  if (stored !== null && isWaiting(stored)) throw redirect(`/${companyId}/rentals/${id}`);
  const accountId = (await findDeviceAccount()) ?? '';
  return {
    handover,
    draft:
      stored === null
        ? newDraft(handover, { kind: known, companyId, accountId })
        : resumeDraft(stored, handover),
  };
}

/** The car as it leaves, or as it came back: captured on the device, then sent. */
export function InspectionPage() {
  const t = useTexts('counter');
  const language = useLanguage();
  const { companyId = '' } = useParams();
  const { handover, draft } = useLoaderData<typeof loadInspection>();
  const isReturn = draft.kind === 'check_out';
  const title = t(isReturn ? 'check_out' : 'check_in');
  return (
    <>
      <title>{title}</title>
      <BackLink to={`/${companyId}/rentals/${handover.id}`}>{handover.name}</BackLink>
      <h1 className="text-2xl">{title}</h1>
      <p className="text-lg font-semibold">
        {handover.car}
        {handover.plate !== null && ` · ${handover.plate}`}
      </p>
      <p className="text-muted">
        {handover.customer}, {formatDayTime(isReturn ? handover.end_date : handover.start_date, language)}
      </p>
      <InspectionForm key={draft.id} handover={handover} first={draft} />
    </>
  );
}

type Missing =
  | DriversProblem
  | 'report_required'
  | NonNullable<ReturnType<typeof mileageProblem>>
  | 'picture_required'
  | 'settlement_unreadable'
  | 'signatures_required'
  | 'confirm_required';

/** Where it is done; of the amounts, at the first that cannot be read. */
const FIELDS: Record<Exclude<Missing, 'settlement_unreadable'>, string> = {
  driver_required: '[name^=absent-]',
  signer_required: '[name=signer], [name^=absent-]',
  report_required: '[name=manual_report]',
  mileage_required: '[name=mileage]',
  mileage_impossible: '[name=mileage]',
  picture_required: '[type=file]',
  signatures_required: 'canvas',
  confirm_required: '[name=confirmed]',
};

function fieldOf(missing: Missing, { settlement }: Draft): string {
  if (missing !== 'settlement_unreadable') return FIELDS[missing];
  return `[name=${settlementParts.find((part) => readSettledAmount(settlement[part]) === null)}]`;
}

/** What is still to be done before it can be sent; null: nothing. */
function findMissing(handover: RentalHandover, draft: Draft): Missing | null {
  const { mileage, pictures, isConfirmed, kind, manualReport, settlement, signatures } = draft;
  const drivers = kind === 'check_in' ? findDriversProblem(handover, draft) : null;
  if (drivers !== null) return drivers;
  if (manualReport?.trim() === '') return 'report_required';
  const problem = mileageProblem(mileage);
  if (problem !== null) return problem;
  if (!pictures.some(({ view }) => view !== null)) return 'picture_required';
  const settled = readSettlement(settlement);
  if (settled === null) return 'settlement_unreadable';
  const isSigned = signatures.renter.length > 0 && signatures.member.length > 0;
  if (settledMinor(settled) > 0 && !isSigned) return 'signatures_required';
  return kind === 'check_in' && !isConfirmed ? 'confirm_required' : null;
}

/** Finishes a draft, unless something is missing: then that is shown, and has the focus. */
function useFinish(handover: RentalHandover, { draft, change }: Pick<DraftWork, 'draft' | 'change'>) {
  const texts = useSendTexts();
  const navigate = useNavigate();
  const { companyId = '' } = useParams();
  const form = useRef<HTMLFormElement>(null);
  const [isTried, setIsTried] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [doubt, setDoubt] = useState<ReadingDoubt | null>(null);
  const missing = findMissing(handover, draft);
  const send = async (values: Partial<Draft> = {}) => {
    setIsSending(true);
    await change({ ...values, finishedAt: serverNow().toISOString(), refusal: null });
    await sendWaiting(texts);
    await navigate(`/${companyId}/rentals/${handover.id}`);
  };
  const finish = async () => {
    setIsTried(true);
    if (missing !== null) {
      const field = form.current?.querySelector<HTMLElement>(fieldOf(missing, draft));
      field?.focus();
      // The bar at the bottom would cover it.
      field?.scrollIntoView({ block: 'center' });
      return;
    }
    const asked = openDoubt(draft, handover);
    setDoubt(asked);
    if (asked === null) await send();
  };
  const question = {
    doubt,
    onCancel: () => setDoubt(null),
    onConfirm: () => {
      setDoubt(null);
      void send({ confirmedKm: readKilometres(draft.mileage) });
    },
  };
  return { form, finish, isSending, shown: isTried ? missing : null, question };
}

function InspectionForm({ handover, first }: { handover: RentalHandover; first: Draft }) {
  const t = useTexts('counter');
  const { draft, problem, change, addPicture } = useDraft(first);
  const { form, finish, isSending, shown, question } = useFinish(handover, { draft, change });
  const isReturn = draft.kind === 'check_out';
  // One about another car or other times is begun anew on its own page first.
  const needsReport =
    !isReturn && !isReported(handover.police_report) && handover.police_report !== 'outdated';
  const fault = problem ?? shown;
  return (
    <form
      ref={form}
      noValidate
      className="mt-4 max-w-2xl"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void finish();
      }}
    >
      <Card className="grid gap-6">
        {!isReturn && (
          <DriversSeen
            handover={handover}
            draft={draft}
            change={change}
            problem={shown === 'driver_required' || shown === 'signer_required' ? shown : null}
          />
        )}
        {needsReport && (
          <ManualReport
            draft={draft}
            change={change}
            error={shown === 'report_required' ? t(shown) : undefined}
          />
        )}
        <MileageField
          last={handover.mileage_km}
          draft={draft}
          change={change}
          error={shown === 'mileage_required' || shown === 'mileage_impossible' ? t(shown) : undefined}
        />
        <FuelField
          eighths={draft.fuelEighths}
          onChange={(fuelEighths) => void change({ fuelEighths: Math.min(FULL_TANK_EIGHTHS, fuelEighths) })}
        />
        <GuidedPictures draft={draft} addPicture={addPicture} />
        <DamageMarks
          draft={draft}
          change={change}
          addPicture={addPicture}
          old={[...handover.damages, ...(handover.check_in?.damages ?? [])]}
        />
        {isReturn && (
          <ReturnCosts
            handover={handover}
            draft={draft}
            change={change}
            isTried={shown === 'settlement_unreadable' || shown === 'signatures_required'}
          />
        )}
        <Checkbox
          name="confirmed"
          label={t('confirmed', { customer: handover.customer })}
          checked={draft.isConfirmed}
          onChange={({ target }) => void change({ isConfirmed: target.checked })}
          error={shown === 'confirm_required' ? t(shown) : undefined}
        />
      </Card>
      <MileageQuestion mileage={draft.mileage} last={handover.mileage_km} {...question} />
      <SaveBar
        label={t(isReturn ? 'check_out_finish' : 'check_in_finish')}
        isSending={isSending}
        refusal={fault === null ? (draft.refusal?.text ?? null) : t(fault)}
      />
    </form>
  );
}

type FieldProps = Pick<DraftWork, 'draft' | 'change'> & { error: string | undefined };

/** In a garage without a network no receipt of the police can come: the company takes the report on itself. */
function ManualReport({ draft: { manualReport }, change, error }: FieldProps) {
  const t = useTexts('police-report');
  return (
    <section aria-labelledby="report" className="grid gap-2">
      <h2 id="report" className="text-lg">
        {t('open_report')}
      </h2>
      <Checkbox
        name="is_manual"
        label={t('mark')}
        checked={manualReport !== null}
        onChange={({ target }) => void change({ manualReport: target.checked ? '' : null })}
      />
      {manualReport !== null && (
        <>
          <p className="bg-warning-soft text-warning rounded-control p-3 font-medium">{t('mark_text')}</p>
          <TextAreaField
            name="manual_report"
            rows={2}
            label={t('reason')}
            value={manualReport}
            onChange={({ target }) => void change({ manualReport: target.value })}
            error={error}
          />
        </>
      )}
    </section>
  );
}
