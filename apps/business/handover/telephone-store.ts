import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { RentalHandover, Readings } from '@nolo/contract/business/handover.ts';
import type { InspectionKind } from '@nolo/domain/handover/inspection.ts';
import type { HandoverView } from '@nolo/domain/handover/picture-views.ts';
import type { Strokes } from '@nolo/ui/signature-field.tsx';
import type { SettlementPart } from '@nolo/domain/handover/settlement.ts';

/** A picture that was taken; its bytes stand beside it under the same id until the server has them. */
export type DraftPicture = {
  id: string;
  /** Null: of a damage. */
  view: HandoverView | null;
  sha256: string;
  capturedAt: string;
  isStored: boolean;
};

export type DraftDamage = Omit<Readings['damages'][number], 'note'> & { note: string };

/** What has been captured of one hand-over, and not been taken in by the server. It outlives the browser. */
export type Draft = {
  rentalId: string;
  kind: InspectionKind;
  companyId: string;
  /** Of the inspection that it becomes. */
  id: string;
  /** The rental as the telephone knew it when it began. */
  rental: Pick<RentalHandover, 'car_id' | 'car' | 'start_date' | 'end_date' | 'customer'>;
  /** As typed. */
  mileage: string;
  /** Kilometres that are not plausible and were confirmed; null: none. */
  confirmedKm: number | null;
  fuelEighths: number;
  absentDrivers: string[];
  pictures: DraftPicture[];
  damages: DraftDamage[];
  /** As typed; of a check-out. */
  settlement: Record<SettlementPart, string>;
  /** Under what both settle; empty until somebody has drawn. */
  signatures: { renter: Strokes; member: Strokes };
  isConfirmed: boolean;
  /** How and why the company reports the rental to the police itself; null: it does not. */
  manualReport: string | null;
  /** When it was finished, and waits to be sent; null while somebody works on it. */
  finishedAt: string | null;
  /** Why the server did not take it; null: it has not been asked, or did not answer. */
  refusal: { code: string; text: string } | null;
};

type Schema = DBSchema & {
  draft: { key: [string, InspectionKind]; value: Draft };
  picture: { key: string; value: ArrayBuffer };
  /** What the server answered last, for when there is no network. */
  answer: { key: string; value: unknown };
};

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('nolo-counter', 1, {
    upgrade(database) {
      database.createObjectStore('draft', { keyPath: ['rentalId', 'kind'] });
      database.createObjectStore('picture');
      database.createObjectStore('answer');
    },
  });
  return opened;
}

export async function findDraft(rentalId: string, kind: InspectionKind): Promise<Draft | null> {
  return (await (await open()).get('draft', [rentalId, kind])) ?? null;
}

/** Whether it is finished and the server has not been asked, or did not answer. */
export const isWaiting = ({ finishedAt, refusal }: Draft): boolean => finishedAt !== null && refusal === null;

/** Those that are finished, refused or not, in the order of that. */
export async function listFinished(): Promise<Draft[]> {
  const drafts = await (await open()).getAll('draft');
  return drafts
    .filter(({ finishedAt }) => finishedAt !== null)
    .toSorted((one, other) => ((one.finishedAt ?? '') < (other.finishedAt ?? '') ? -1 : 1));
}

/** @throws DOMException `QuotaExceededError`: the telephone is full */
export async function saveDraft(draft: Draft): Promise<void> {
  await (await open()).put('draft', draft);
}

/** @throws DOMException `QuotaExceededError`: the telephone is full */
export async function savePicture(id: string, bytes: ArrayBuffer): Promise<void> {
  await (await open()).put('picture', bytes, id);
}

export async function findPicture(id: string): Promise<Blob | null> {
  const bytes = await (await open()).get('picture', id);
  return bytes === undefined ? null : new Blob([bytes], { type: 'image/jpeg' });
}

export async function deletePicture(id: string): Promise<void> {
  await (await open()).delete('picture', id);
}

/** The draft and its pictures, in one transaction. */
export async function deleteDraft({ rentalId, kind, pictures }: Draft): Promise<void> {
  const transaction = (await open()).transaction(['draft', 'picture'], 'readwrite');
  const deleted = pictures.map(({ id }) => transaction.objectStore('picture').delete(id));
  await Promise.all([
    ...deleted,
    transaction.objectStore('draft').delete([rentalId, kind]),
    transaction.done,
  ]);
}

/** Everything: nothing of a rental is left on the telephone. */
export async function wipeTelephone(): Promise<void> {
  const transaction = (await open()).transaction(['draft', 'picture', 'answer'], 'readwrite');
  await Promise.all([
    transaction.objectStore('draft').clear(),
    transaction.objectStore('picture').clear(),
    transaction.objectStore('answer').clear(),
    transaction.done,
  ]);
}

export async function saveAnswer(key: string, answer: unknown): Promise<void> {
  await (await open()).put('answer', answer, key);
}

/** What was saved under the key; null: nothing was. It has the shape that the same version of the portal saved. */
export async function findAnswer<T>(key: string): Promise<T | null> {
  return ((await (await open()).get('answer', key)) as T | undefined) ?? null;
}
