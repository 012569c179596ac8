import { useRef, useState } from 'react';
import type { RentalHandover } from '@nolo/contract/business/handover.ts';
import type { HandoverView } from '@nolo/domain/handover/picture-views.ts';
import { FULL_TANK_EIGHTHS } from '@nolo/domain/handover/inspection.ts';
import { serverNow } from '@nolo/portal/server-clock.ts';
import { reducePicture } from './reduce-picture.ts';
import { deletePicture, saveDraft, savePicture, type Draft } from './device-store.ts';

/** What is said when a picture could not be stored. */
export type CaptureProblem = 'picture_unreadable' | 'device_locked';

const rentalOf = ({ car_id, car, start_date, end_date, customer }: RentalHandover): Draft['rental'] => ({
  car_id,
  car,
  start_date,
  end_date,
  customer,
});

/** Nothing has been captured yet of a rental's hand-over or return. */
export function newDraft(
  handover: RentalHandover,
  of: Pick<Draft, 'accountId' | 'companyId' | 'kind'>,
): Draft {
  return {
    ...of,
    rentalId: handover.id,
    id: crypto.randomUUID(),
    rental: rentalOf(handover),
    mileage: '',
    confirmedKm: null,
    fuelEighths: handover.check_in?.fuel_eighths ?? FULL_TANK_EIGHTHS,
    absentDrivers: [],
    pictures: [],
    damages: [],
    settlement: { late_fee: '', kilometres: '', fuel: '', damage: '' },
    signatures: { renter: [], member: [] },
    isConfirmed: false,
    manualReport: null,
    finishedAt: null,
    refusal: null,
  };
}

/** What was captured before, of the rental as it is now. Of another car it says nothing: the draft stays one of its own. */
export function resumeDraft(stored: Draft, handover: RentalHandover): Draft {
  return stored.rental.car_id === handover.car_id ? { ...stored, rental: rentalOf(handover) } : stored;
}

/** A draft as somebody works on it: each change is on the device before the next one. */
export function useDraft(first: Draft) {
  const [draft, setDraft] = useState(first);
  const [problem, setProblem] = useState<CaptureProblem | null>(null);
  const latest = useRef(first);
  const saving = useRef(Promise.resolve());

  async function change(values: Partial<Draft>): Promise<void> {
    // Of what is captured at once, none overwrites the other.
    latest.current = { ...latest.current, ...values };
    setDraft(latest.current);
    // Sealing takes longer for one than for another: each waits for the one before.
    saving.current = saving.current
      .then(() => saveDraft(latest.current))
      .catch(() => setProblem('device_locked'));
    await saving.current;
  }

  /** Tells the picture's id; null: it could not be stored, and the page says why. */
  async function addPicture(file: File, view: HandoverView | null): Promise<string | null> {
    setProblem(null);
    // From the first picture on there is something that the browser should not throw away to make room.
    void navigator.storage?.persist?.().catch(() => false);
    const reduced = await reducePicture(file).catch(() => null);
    if (reduced === null) {
      setProblem('picture_unreadable');
      return null;
    }
    const id = crypto.randomUUID();
    try {
      await savePicture(first.accountId, id, reduced.bytes);
    } catch {
      setProblem('device_locked');
      return null;
    }
    const picture = {
      id,
      view,
      sha256: reduced.sha256,
      capturedAt: serverNow().toISOString(),
      isStored: false,
    };
    const replaced = view === null ? [] : latest.current.pictures.filter((one) => one.view === view);
    const others = latest.current.pictures.filter((one) => !replaced.includes(one));
    await change({ pictures: [...others, picture] });
    for (const one of replaced) await deletePicture(first.accountId, one.id);
    return id;
  }

  return { draft, problem, change, addPicture };
}
export type DraftWork = ReturnType<typeof useDraft>;
