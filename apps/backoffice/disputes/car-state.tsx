import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callUrl } from '@nolo/contract/client.ts';
import { staffAddresses } from '@nolo/contract/staff/addresses.ts';
import type { StaffDispute } from '@nolo/contract/staff/disputes.ts';
import { settlementParts } from '@nolo/domain/handover/settlement.ts';
import { formatDateTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { CorrectMileage } from '@nolo/portal/correct-mileage.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { api } from '../api.ts';
import { Fact, Facts } from '../facts.tsx';
import { Amount } from '../row-parts.tsx';
import { EvidencePicture } from './evidence-picture.tsx';

type Inspection = NonNullable<StaffDispute['check_in']>;

type Props = {
  disputeId: string;
  kind: 'check_in' | 'check_out';
  inspection: Inspection | null;
  settlement: StaffDispute['settlement'];
};

/** How the car left, or came back: readings, damages, and pictures once somebody wants to see them. */
export function CarState({ disputeId, kind, inspection, settlement }: Props) {
  const t = useTexts('disputes');
  const words = useTexts('inspections');
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  if (inspection === null)
    return (
      <Card>
        <h2 className="text-lg">{words(kind)}</h2>
        <p className="text-muted mt-2">{t(`${kind}_none`)}</p>
      </Card>
    );
  const { captured_at, damages, fuel_eighths, id, is_clock_off, is_confirmed, mileage_km, objection } =
    inspection;
  const { mileage_correction: corrected } = inspection;
  return (
    <Card>
      <h2 className="text-lg">{words(kind)}</h2>
      <p className="mt-2 font-semibold tabular-nums">
        {words('readings', { km: mileage_km })}, {words('fuel_eighths', { eighths: fuel_eighths })}
      </p>
      <p className="text-muted text-sm">
        {words('captured', { date: formatDateTime(captured_at, language) })}.{' '}
        {t(is_confirmed ? 'confirmed' : 'not_confirmed')}. {is_clock_off && words('clock_off')}
      </p>
      {corrected && (
        <p className="text-muted text-sm">
          {words('mileage_corrected', {
            date: formatDateTime(corrected.at, language),
            km: corrected.before_km,
            reason: corrected.reason,
          })}
        </p>
      )}
      <CorrectMileage
        send={(body) => api.call('staffCorrectMileage', { params: { id }, body })}
        onDone={() => revalidate()}
      />
      {damages.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold">{words('damages')}</h3>
          <ul className="list-disc pl-5">
            {damages.map(({ id, note, side }) => (
              <li key={id}>
                {words(`side_${side}`)}: {note || words('damage_without_note')}
              </li>
            ))}
          </ul>
        </>
      )}
      {objection && (
        <div className="mt-4">
          <p className="font-semibold">{t('objected', { at: formatDateTime(objection.at, language) })}</p>
          <p className="break-words whitespace-pre-line">{objection.text}</p>
        </div>
      )}
      {settlement && <Settled settlement={settlement} />}
      <Pictures disputeId={disputeId} inspection={inspection} />
    </Card>
  );
}

function Settled({ settlement }: { settlement: NonNullable<StaffDispute['settlement']> }) {
  const t = useTexts('disputes');
  const words = useTexts('inspections');
  const parts = settlementParts.filter((part) => settlement[part] > 0);
  if (parts.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 mb-1 font-semibold">{t('settled')}</h3>
      <Facts>
        {parts.map((part) => (
          <Fact key={part} name={words(part)}>
            <Amount minor={settlement[part]} />
          </Fact>
        ))}
      </Facts>
    </>
  );
}

/** Not before they are asked for: each that is opened is written down. */
function Pictures({ disputeId, inspection }: { disputeId: string; inspection: Inspection }) {
  const t = useTexts('disputes');
  const words = useTexts('inspections');
  const [isShown, setIsShown] = useState(false);
  const pictures = [
    ...inspection.pictures.map(({ id, view }) => ({ id, name: words(`view_${view}`) })),
    ...inspection.damages.flatMap(({ note, picture_id: id }) =>
      id === null ? [] : { id, name: note || words('damage_without_note') },
    ),
  ];
  if (pictures.length === 0) return null;
  if (!isShown)
    return (
      <Button variant="secondary" className="mt-4 min-h-12!" onClick={() => setIsShown(true)}>
        {t('show_pictures', { count: pictures.length })}
      </Button>
    );
  return (
    <ul aria-label={words('pictures')} className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
      {pictures.map(({ id, name }) => (
        <li key={id}>
          <EvidencePicture
            name={name}
            address={callUrl(staffAddresses.staffDisputePicture[1], {
              params: { id: disputeId, pictureId: id },
            })}
          />
        </li>
      ))}
    </ul>
  );
}
