import { isApiError } from '@nolo/contract/api-error.ts';
import type { BusinessApi } from '@nolo/contract/business/api.ts';
import type { CallInput } from '@nolo/contract/endpoint.ts';
import { readSettlement, settledMinor } from '@nolo/domain/handover/settlement.ts';
import { readKilometres } from '@nolo/domain/typed-number.ts';
import { api } from '../api.ts';
import { deleteDraft, findPicture, saveDraft, type Draft } from './telephone-store.ts';

/** What became of a draft: the server has it; refused it; or could not be asked, and is asked again later. */
export type Sent = 'sent' | 'refused' | 'waiting';

/** Whoever is not logged in logs in again, and a server in trouble recovers: neither refuses what was captured. */
function isPassing(error: unknown): boolean {
  return !isApiError(error) || error.status === 0 || error.status === 401 || error.status >= 429;
}

/**
 * Sends what was captured, the pictures first, each once. What the server has is remembered after each step, so that it goes
 * on there after the browser was killed.
 */
export async function sendDraft(draft: Draft, textOf: (error: unknown) => string): Promise<Sent> {
  try {
    const named = new Set(draft.damages.map(({ picture_id }) => picture_id));
    for (const picture of draft.pictures) {
      // A picture of a damage that was removed, or taken again, stays behind.
      if (picture.isStored || (picture.view === null && !named.has(picture.id))) continue;
      await sendPicture(draft, picture.id);
      picture.isStored = true;
      await saveDraft(draft);
    }
    await sendInspection(draft);
  } catch (error) {
    if (isPassing(error)) return 'waiting';
    await saveDraft({
      ...draft,
      refusal: { code: isApiError(error) ? error.code : '', text: textOf(error) },
    });
    return 'refused';
  }
  await deleteDraft(draft);
  return 'sent';
}

async function sendPicture({ companyId, rentalId, pictures }: Draft, pictureId: string): Promise<void> {
  const picture = pictures.find(({ id }) => id === pictureId);
  const file = await findPicture(pictureId);
  // The browser has thrown it away, or somebody has emptied its storage: the server says that it is missing.
  if (picture === undefined || file === null) return;
  const body = new FormData();
  body.set('sha256', picture.sha256);
  body.set('captured_at', picture.capturedAt);
  body.set('file', file, `${pictureId}.jpg`);
  await api.call('storeHandoverPicture', { params: { companyId, id: rentalId, pictureId }, body });
}

async function sendInspection(draft: Draft): Promise<void> {
  const { companyId, rentalId, rental, kind } = draft;
  const readings: Omit<CallInput<BusinessApi['checkOut']>['body'], `settlement${string}`> = {
    id: draft.id,
    captured_at: draft.finishedAt ?? '',
    car_id: rental.car_id,
    start_date: rental.start_date,
    end_date: rental.end_date,
    // As it was typed, like the settlement: what cannot be read is refused, never replaced.
    mileage_km: draft.mileage,
    is_mileage_confirmed: draft.confirmedKm !== null && draft.confirmedKm === readKilometres(draft.mileage),
    fuel_eighths: draft.fuelEighths,
    pictures: draft.pictures.flatMap(({ id, view }) => (view === null ? [] : { id, view })),
    damages: draft.damages,
    is_confirmed: draft.isConfirmed,
  };
  const params = { companyId, id: rentalId };
  if (kind === 'check_out') {
    const { settlement, signatures } = draft;
    const read = readSettlement(settlement);
    const settlement_signatures = read !== null && settledMinor(read) === 0 ? null : signatures;
    await api.call('checkOut', { params, body: { ...readings, settlement, settlement_signatures } });
    return;
  }
  const body = {
    ...readings,
    is_confirmed: true as const,
    absent_drivers: draft.absentDrivers,
    manual_report: draft.manualReport,
  };
  await api.call('checkIn', { params, body });
}
