import { isApiError } from '@nolo/contract/api-error.ts';
import type { BusinessApi } from '@nolo/contract/business/api.ts';
import type { CallInput } from '@nolo/contract/endpoint.ts';
import { readSettlement, settledMinor } from '@nolo/domain/handover/settlement.ts';
import { readKilometres } from '@nolo/domain/typed-number.ts';
import { api } from '../api.ts';
import {
  deleteDraft,
  deletePicture,
  findPicture,
  saveDraft,
  type Draft,
  type DraftPicture,
} from './device-store.ts';

/**
 * What became of a draft: the server has it; refused it; was in trouble over it, and is asked again later; or could not be
 * reached, or no longer knows the session, which holds for every draft.
 */
export type Sent = 'sent' | 'refused' | 'failed' | 'unreachable';

/** What a refusal is told in. */
export type SendTexts = {
  errorText: (error: unknown) => string;
  pictureLost: string;
  pictureName: (picture: DraftPicture, draft: Draft) => string;
};

const TOO_MANY_REQUESTS = 429;

function outcomeOf(error: unknown): Exclude<Sent, 'sent'> {
  if (!isApiError(error)) return 'failed';
  const { status } = error;
  if (status === 0 || status === 401 || status === TOO_MANY_REQUESTS) return 'unreachable';
  return status >= 500 ? 'failed' : 'refused';
}

/** Bytes that are no picture of a car, or not those that were taken: sent again, they are refused again. */
const BAD_PICTURES: ReadonlySet<string> = new Set([
  'handover.picture_damaged',
  'handover.picture_other',
  'car.picture_missing',
  'document.image_too_large',
  'document.image_unsupported',
  'document.image_unreadable',
  'document.image_too_small',
  'document.image_too_many_pixels',
]);

/**
 * Sends what was captured, the pictures first, each once. What the server has is remembered after each step, so that it goes
 * on there after the browser was killed. A picture that it cannot take is removed, and the draft says which to take again.
 */
export async function sendDraft(draft: Draft, texts: SendTexts): Promise<Sent> {
  try {
    const refusals = await sendPictures(draft, texts);
    if (refusals.length > 0) {
      await saveDraft({ ...draft, refusal: { code: '', text: refusals.join(' ') } });
      return 'refused';
    }
    await sendInspection(draft);
  } catch (error) {
    const outcome = outcomeOf(error);
    if (outcome === 'refused') {
      const code = isApiError(error) ? error.code : '';
      await saveDraft({ ...draft, refusal: { code, text: texts.errorText(error) } });
    }
    return outcome;
  }
  await deleteDraft(draft);
  return 'sent';
}

/** Tells, of each picture that could not be taken, which it was and why. */
async function sendPictures(draft: Draft, texts: SendTexts): Promise<string[]> {
  const refusals: string[] = [];
  const named = new Set(draft.damages.map(({ picture_id }) => picture_id));
  for (const picture of draft.pictures) {
    // A picture of a damage that was removed, or taken again, stays behind.
    if (picture.isStored || (picture.view === null && !named.has(picture.id))) continue;
    const problem = await sendPicture(draft, picture, texts);
    if (problem === null) picture.isStored = true;
    else {
      refusals.push(`${texts.pictureName(picture, draft)}: ${problem}`);
      removePicture(draft, picture.id);
      await deletePicture(draft.accountId, picture.id);
    }
    await saveDraft(draft);
  }
  return refusals;
}

function removePicture(draft: Draft, id: string): void {
  draft.pictures = draft.pictures.filter((picture) => picture.id !== id);
  draft.damages = draft.damages.map((damage) =>
    damage.picture_id === id ? { ...damage, picture_id: null } : damage,
  );
}

/** Null: the server has it. Else why it cannot be taken. */
async function sendPicture(
  { companyId, rentalId }: Draft,
  picture: DraftPicture,
  { errorText, pictureLost }: SendTexts,
): Promise<string | null> {
  const file = await findPicture(picture.id);
  // The browser has thrown it away, or somebody has emptied its storage.
  if (file === null) return pictureLost;
  const body = new FormData();
  body.set('sha256', picture.sha256);
  body.set('captured_at', picture.capturedAt);
  body.set('file', file, `${picture.id}.jpg`);
  try {
    const params = { companyId, id: rentalId, pictureId: picture.id };
    await api.call('storeHandoverPicture', { params, body });
    return null;
  } catch (error) {
    if (isApiError(error) && BAD_PICTURES.has(error.code)) return errorText(error);
    throw error;
  }
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
    is_signer_confirmed: draft.isSignerConfirmed === true,
    manual_report: draft.manualReport,
  };
  await api.call('checkIn', { params, body });
}
