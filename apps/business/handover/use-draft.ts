import { useRef, useState } from 'react';
import type { RentalHandover } from '@nolo/contract/business/handover.ts';
import type { HandoverView } from '@nolo/domain/handover/picture-views.ts';
import { FULL_TANK_EIGHTHS, type InspectionKind } from '@nolo/domain/handover/inspection.ts';
import { serverNow } from '@nolo/portal/server-clock.ts';
import { reducePicture } from './reduce-picture.ts';
import { deletePicture, saveDraft, savePicture, type Draft } from './telephone-store.ts';

/** What is said when a picture could not be kept. */
export type CaptureProblem = 'picture_unreadable' | 'telephone_full';

const rentalOf = ({ car_id, car, start_date, end_date, customer }: RentalHandover): Draft['rental'] => ({
  car_id,
  car,
  start_date,
  end_date,
  customer,
});

/** Nothing has been captured yet of a rental's hand-over or return. */
export function newDraft(handover: RentalHandover, kind: InspectionKind, companyId: string): Draft {
  return {
    rentalId: handover.id,
    kind,
    companyId,
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
export function resumeDraft(kept: Draft, handover: RentalHandover): Draft {
  return kept.rental.car_id === handover.car_id ? { ...kept, rental: rentalOf(handover) } : kept;
}

/** A draft as somebody works on it: each change is on the telephone before the next one. */
export function useDraft(first: Draft) {
  const [draft, setDraft] = useState(first);
  const [problem, setProblem] = useState<CaptureProblem | null>(null);
  const latest = useRef(first);

  async function change(values: Partial<Draft>): Promise<void> {
    // Of what is captured at once, none overwrites the other.
    latest.current = { ...latest.current, ...values };
    setDraft(latest.current);
    try {
      await saveDraft(latest.current);
    } catch {
      setProblem('telephone_full');
    }
  }

  /** Tells the picture's id; null: it could not be kept, and the page says why. */
  async function addPicture(file: File, view: HandoverView | null): Promise<string | null> {
    setProblem(null);
    const reduced = await reducePicture(file).catch(() => null);
    if (reduced === null) {
      setProblem('picture_unreadable');
      return null;
    }
    const id = crypto.randomUUID();
    try {
      await savePicture(id, reduced.bytes);
    } catch {
      setProblem('telephone_full');
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
    const kept = latest.current.pictures.filter((one) => !replaced.includes(one));
    await change({ pictures: [...kept, picture] });
    for (const one of replaced) await deletePicture(one.id);
    return id;
  }

  return { draft, problem, change, addPicture };
}
export type DraftWork = ReturnType<typeof useDraft>;
