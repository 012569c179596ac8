import type { Driver } from '@nolo/contract/drivers.ts';
import type { ReservationDetail } from '@nolo/contract/reservation-detail.ts';
import { knownDrivers } from '../../../shared/bookings/drivers/known-drivers.ts';
import { knownQuantities, type Quantities } from '../../../shared/bookings/extras/extra-groups.ts';
import { forgetDraft } from '../../../shared/forms/draft.ts';
import { useDraftState } from '../../../shared/forms/use-draft-state.ts';
import { bookedExtras } from './chosen-change.ts';

/**
 * Who shall drive, and with which extras, kept through a reload and the way to the payment and back; `forget` once the
 * change is made. One that is made by its payment, without this page, leaves what was kept to the booking as it was. A
 * booking is one account's.
 */
export function useChosenChange(booking: ReservationDetail) {
  const { id, change, timeline } = booking;
  const object = `${id} ${timeline.filter(({ kind }) => kind === 'changed').length}`;
  const [drivers, setDrivers] = useDraftState<readonly Driver[]>(
    { form: 'change_drivers', object, owner: '' },
    (kept) => (kept === null ? change.drivers : knownDrivers(kept)),
  );
  const [extras, setExtras] = useDraftState<Quantities>(
    { form: 'change_extras', object, owner: '' },
    (kept) => (kept === null ? bookedExtras(booking) : knownQuantities(kept)),
  );
  const forget = () => {
    forgetDraft({ form: 'change_drivers', object });
    forgetDraft({ form: 'change_extras', object });
    forgetDraft({ form: 'driver_email', object: id });
  };
  return { drivers, setDrivers, extras, setExtras, forget };
}
