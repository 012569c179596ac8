import type { RentalHandover, Readings } from '@nolo/contract/business/handover.ts';
import type { InspectionKind } from '@nolo/domain/handover/inspection.ts';
import type { HandoverView } from '@nolo/domain/handover/picture-views.ts';
import type { Strokes } from '@nolo/ui/signature-field.tsx';
import type { SettlementPart } from '@nolo/domain/handover/settlement.ts';
import { clearRows, deleteRows, findRow, listRows, putRow, type RowAddress } from './device-rows.ts';
import { importKey, openBytes, sealBytes, type Sealed } from './sealed-bytes.ts';

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
  /** Who captured it: nobody else reads or sends it. */
  accountId: string;
  rentalId: string;
  kind: InspectionKind;
  companyId: string;
  /** Of the inspection that it becomes. */
  id: string;
  /** The rental as the device knew it when it began. */
  rental: Pick<RentalHandover, 'car_id' | 'car' | 'start_date' | 'end_date' | 'customer'>;
  /** As typed. */
  mileage: string;
  /** Kilometres that are not plausible and were confirmed; null: none. */
  confirmedKm: number | null;
  fuelEighths: number;
  absentDrivers: string[];
  /** The `unconfirmed_signer` is there; a draft of before this was asked says nothing. */
  isSignerConfirmed?: boolean;
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

/** Held across what must not see the session change, sending and logging in; and where tabs hear that the device was locked. */
export const DEVICE_LOCK = 'nolo-device';

/** Nobody, or another account, is logged in on this device: nothing is read or stored. */
class DeviceLocked extends Error {
  constructor() {
    super('the device stores nothing for an account that is not logged in');
  }
}

type Unlocked = { accountId: string; keys: [CryptoKey, ...CryptoKey[]] };

const CURRENT: RowAddress = { store: 'account', key: ['current'] };

const findUnlocked = async (): Promise<Unlocked | null> =>
  ((await findRow(CURRENT)) as Unlocked | undefined) ?? null;

/** Whose rows can be read and written; null: the device is locked. */
export const findDeviceAccount = async (): Promise<string | null> =>
  (await findUnlocked())?.accountId ?? null;

async function unlockedFor(accountId: string): Promise<Unlocked> {
  const unlocked = await findUnlocked();
  if (unlocked?.accountId !== accountId) throw new DeviceLocked();
  return unlocked;
}

/** Who the server says is logged in, with their keys. Cached answers of others, and of companies left behind, go. */
export async function unlockDevice(
  accountId: string,
  keys: readonly string[],
  companyIds: readonly string[],
): Promise<void> {
  if ((await findDeviceAccount()) !== accountId) await lockDevice();
  const imported = await Promise.all(keys.map(importKey));
  await putRow({ ...CURRENT, value: { accountId, keys: imported } });
  const answers = await listRows('answer', [accountId]);
  await deleteRows(
    answers
      .filter(({ key: [, companyId = ''] }) => companyId !== '' && !companyIds.includes(companyId))
      .map(({ key }) => ({ store: 'answer', key })),
  );
}

/**
 * Forgets the key: drafts stay, and open once their account has logged in again. Cached answers go, and what other tabs show
 * of the account.
 */
export async function lockDevice(): Promise<void> {
  const isUnlocked = (await findDeviceAccount()) !== null;
  await deleteRows([CURRENT]);
  await clearRows('answer');
  if (!isUnlocked) return;
  const channel = new BroadcastChannel(DEVICE_LOCK);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: only this origin hears it
  channel.postMessage('locked');
  channel.close();
}

/** Starts each other tab anew once the device has been locked in one: what it shows may be of somebody else. */
export function reloadOnLock(): void {
  new BroadcastChannel(DEVICE_LOCK).addEventListener('message', () => window.location.reload());
}

/** Deletes everything of an account, sent or not, and locks the device. */
export async function wipeDevice(accountId: string): Promise<void> {
  await lockDevice();
  for (const store of ['draft', 'picture'] as const) {
    const rows = await listRows(store, [accountId]);
    await deleteRows(rows.map(({ key }) => ({ store, key })));
  }
}

const addressName = ({ store, key }: RowAddress) => JSON.stringify([store, ...key]);

async function putSealed(accountId: string, address: RowAddress, bytes: BufferSource): Promise<void> {
  const { keys } = await unlockedFor(accountId);
  await putRow({ ...address, value: await sealBytes(keys[0], addressName(address), bytes) });
}

/** Null: nothing is there, or it was sealed with a key that is no longer handed out. */
async function openSealed({ keys }: Unlocked, address: RowAddress, value: unknown) {
  return value === undefined ? null : openBytes(keys, addressName(address), value as Sealed);
}

async function findSealed(address: RowAddress): Promise<ArrayBuffer | null> {
  const unlocked = await findUnlocked();
  if (unlocked?.accountId !== address.key[0]) return null;
  return openSealed(unlocked, address, await findRow(address));
}

const toBytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const fromBytes = (bytes: ArrayBuffer): unknown => JSON.parse(new TextDecoder().decode(bytes));

const draftAt = ({ accountId, rentalId, kind }: Pick<Draft, 'accountId' | 'rentalId' | 'kind'>) =>
  ({ store: 'draft', key: [accountId, rentalId, kind] }) satisfies RowAddress;
const pictureAt = (accountId: string, id: string) =>
  ({ store: 'picture', key: [accountId, id] }) satisfies RowAddress;

/** What the account that is logged in has captured of a rental; null: nothing. */
export async function findDraft(rentalId: string, kind: InspectionKind): Promise<Draft | null> {
  const accountId = await findDeviceAccount();
  const bytes = accountId === null ? null : await findSealed(draftAt({ accountId, rentalId, kind }));
  return bytes && (fromBytes(bytes) as Draft);
}

/** Whether it is finished and the server has not been asked, or did not answer. */
export const isWaiting = ({ finishedAt, refusal }: Draft): boolean => finishedAt !== null && refusal === null;

/** Everything that the account that is logged in has captured, and the server does not have. */
export async function listDrafts(): Promise<Draft[]> {
  const unlocked = await findUnlocked();
  if (unlocked === null) return [];
  const rows = await listRows('draft', [unlocked.accountId]);
  const bytes = await Promise.all(
    rows.map(({ key, value }) => openSealed(unlocked, { store: 'draft', key }, value)),
  );
  return bytes.flatMap((one) => (one === null ? [] : [fromBytes(one) as Draft]));
}

/** Those that are finished, refused or not, in the order of that. */
export async function listFinished(): Promise<Draft[]> {
  const drafts = await listDrafts();
  return drafts
    .filter(({ finishedAt }) => finishedAt !== null)
    .toSorted((one, other) => ((one.finishedAt ?? '') < (other.finishedAt ?? '') ? -1 : 1));
}

/** @throws DeviceLocked its account is no longer logged in on this device */
export const saveDraft = (draft: Draft): Promise<void> =>
  putSealed(draft.accountId, draftAt(draft), toBytes(draft));

/** @throws DeviceLocked its account is no longer logged in on this device */
export const savePicture = (accountId: string, id: string, bytes: ArrayBuffer): Promise<void> =>
  putSealed(accountId, pictureAt(accountId, id), bytes);

export async function findPicture(id: string): Promise<Blob | null> {
  const accountId = await findDeviceAccount();
  const bytes = accountId === null ? null : await findSealed(pictureAt(accountId, id));
  return bytes && new Blob([bytes], { type: 'image/jpeg' });
}

export const deletePicture = (accountId: string, id: string): Promise<void> =>
  deleteRows([pictureAt(accountId, id)]);

/** The draft and its pictures, in one transaction. */
export const deleteDraft = (draft: Draft): Promise<void> =>
  deleteRows([draftAt(draft), ...draft.pictures.map(({ id }) => pictureAt(draft.accountId, id))]);

/** `companyId`: empty for what is of no company. */
export type AnswerKey = { companyId: string; name: string };

/** @throws DeviceLocked nobody is logged in on this device */
export async function saveAnswer({ companyId, name }: AnswerKey, answer: unknown): Promise<void> {
  const accountId = await findDeviceAccount();
  if (accountId === null) throw new DeviceLocked();
  await putSealed(accountId, { store: 'answer', key: [accountId, companyId, name] }, toBytes(answer));
}

/** What was saved under the key; null: nothing was. It has the shape that the same version of the portal saved. */
export async function findAnswer<T>({ companyId, name }: AnswerKey): Promise<T | null> {
  const accountId = await findDeviceAccount();
  if (accountId === null) return null;
  const bytes = await findSealed({ store: 'answer', key: [accountId, companyId, name] });
  return bytes && (fromBytes(bytes) as T);
}
