import { useState } from 'react';
import { callUrl } from '@nolo/contract/client.ts';
import { addresses } from '@nolo/contract/addresses.ts';
import type { SeenInspection, SettlementSignatures } from '@nolo/contract/inspections.ts';
import type { ReservationDetail } from '@nolo/contract/reservation-detail.ts';
import { isDone } from '@nolo/domain/booking/handover.ts';
import { settlementParts, type Settlement } from '@nolo/domain/handover/settlement.ts';
import { formatDateTime, formatDeadline } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { Dialog } from '@nolo/ui/dialog.tsx';
import { Price } from '@nolo/ui/price.tsx';
import { SignatureDrawing } from '@nolo/ui/signature-drawing.tsx';
import { browserApi } from '../../../api/browser-api.ts';
import { useRemote } from '../../../api/use-remote.ts';
import { PrivatePicture } from '../../../shared/forms/private-picture.tsx';
import { ObjectionForm } from './objection-form.tsx';
import { Section } from './section.tsx';

type Booking = Pick<ReservationDetail, 'id' | 'status' | 'company'>;

/** How the car left and came back, with the company's own pictures; what is not right is said here. */
export function Inspections({ booking }: { booking: Booking }) {
  const question = isDone('pickup', booking.status) ? booking.id : null;
  const { data, refresh } = useRemote(question, (signal) =>
    browserApi.call('reservationInspections', { params: { id: booking.id } }, { signal, isQuiet: true }),
  );
  if (data === undefined) return null;
  const { check_in, check_out, settlement, settlement_signatures: signatures } = data;
  return (
    <>
      {check_out && (
        <Inspection booking={booking} kind="check_out" inspection={check_out} onSent={refresh}>
          {settlement && <Settled company={booking.company.company_name} settlement={settlement} />}
          {signatures && <Signatures signatures={signatures} />}
        </Inspection>
      )}
      {check_in && <Inspection booking={booking} kind="check_in" inspection={check_in} onSent={refresh} />}
    </>
  );
}

type Props = {
  booking: Booking;
  kind: 'check_in' | 'check_out';
  inspection: SeenInspection;
  onSent: () => void;
  children?: React.ReactNode;
};

function Inspection({ booking, kind, inspection, onSent, children }: Props) {
  const t = useTexts('inspections');
  const language = useLanguage();
  const company = booking.company.company_name;
  const { mileage_km, fuel_eighths, captured_at, damages, objection, object_until } = inspection;
  const { is_clock_off, mileage_correction: corrected } = inspection;
  return (
    <Section title={t(kind)}>
      <p className="text-lg font-semibold tabular-nums">
        {t('readings', { km: mileage_km })}, {t('fuel_eighths', { eighths: fuel_eighths })}
      </p>
      <p className="text-muted text-sm">
        {t('captured', { date: formatDateTime(captured_at, language) })}
        {is_clock_off && `. ${t('clock_off')}`}
      </p>
      {corrected && (
        <p className="text-muted text-sm">
          {t('mileage_corrected', {
            date: formatDateTime(corrected.at, language),
            km: corrected.before_km,
            reason: corrected.reason,
          })}
        </p>
      )}
      <p className="mt-3">
        {object_until === null
          ? t('text_over', { company })
          : t('text', { company, deadline: formatDeadline(object_until, language) })}
      </p>
      {damages.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold">{t('damages')}</h3>
          <ul className="list-disc pl-5">
            {damages.map(({ id, side, note }) => (
              <li key={id}>
                {t(`side_${side}`)}: {note || t('damage_without_note')}
              </li>
            ))}
          </ul>
        </>
      )}
      {children}
      <Pictures bookingId={booking.id} inspection={inspection} />
      {objection && (
        <p className="mt-4">
          {t('objected', { company, text: objection.text, date: formatDateTime(objection.at, language) })}
        </p>
      )}
      {object_until !== null && (
        <Objection id={booking.id} inspectionId={inspection.id} company={company} onSent={onSent} />
      )}
    </Section>
  );
}

function Settled({ company, settlement }: { company: string; settlement: Settlement }) {
  const t = useTexts('inspections');
  const parts = settlementParts.filter((part) => settlement[part] > 0);
  if (parts.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 font-semibold">{t('settled', { company })}</h3>
      <p className="text-muted text-sm">{t('settled_hint')}</p>
      <dl className="mt-1">
        {parts.map((part) => (
          <div key={part} className="flex justify-between gap-3">
            <dt>{t(part)}</dt>
            <dd>
              <Price amountMinor={settlement[part]} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Signatures({ signatures: { renter, member } }: { signatures: SettlementSignatures }) {
  const t = useTexts('inspections');
  return (
    <div className="mt-3 grid max-w-md grid-cols-2 gap-3">
      <SignatureDrawing label={t('signed_by_you')} strokes={renter} />
      <SignatureDrawing label={t('signed_for_company')} strokes={member} />
    </div>
  );
}

function Pictures({ bookingId, inspection }: { bookingId: string; inspection: SeenInspection }) {
  const t = useTexts('inspections');
  const [opened, setOpened] = useState<string | null>(null);
  const shown = [
    ...inspection.pictures.map(({ id, view }) => ({ id, name: t(`view_${view}`) })),
    ...inspection.damages.flatMap(({ picture_id: id, note }) =>
      id === null ? [] : { id, name: note || t('damage_without_note') },
    ),
  ];
  const picture = (id: string, name: string) => (
    <PrivatePicture
      key={id}
      url={callUrl(addresses.inspectionPicture[1], { params: { id: bookingId, pictureId: id } })}
      alt={name}
      failed={t('picture_failed')}
    />
  );
  const enlarged = shown.find(({ id }) => id === opened);
  return (
    <>
      <ul className="mt-4 grid grid-cols-3 gap-2 sm:grid-cols-4" aria-label={t('pictures')}>
        {shown.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={name}
              className="bg-sunken rounded-control aspect-[4/3] w-full overflow-hidden"
              onClick={() => setOpened(id)}
            >
              {picture(id, name)}
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        isOpen={enlarged !== undefined}
        shape="full"
        title={enlarged?.name}
        onClose={() => setOpened(null)}
      >
        {enlarged && picture(enlarged.id, enlarged.name)}
      </Dialog>
    </>
  );
}

type ObjectionProps = { id: string; inspectionId: string; company: string; onSent: () => void };

function Objection({ id, inspectionId, company, onSent }: ObjectionProps) {
  const t = useTexts('inspections');
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button variant="secondary" className="mt-4" onClick={() => setIsOpen(true)}>
        {t('object')}
      </Button>
    );
  }
  return (
    <ObjectionForm
      label={t('object_label')}
      sendLabel={t('object_send', { company })}
      send={async (text) => {
        const params = { id, inspectionId };
        await browserApi.call('objectToInspection', { params, body: { text } }, { isQuiet: true });
        return t('sent');
      }}
      onSettled={onSent}
    />
  );
}
