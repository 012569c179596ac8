import type { Driver } from '../../../../contract/drivers.ts';
import type { ReservationDetail } from '../../../../contract/reservation-detail.ts';
import { knownDrivers } from '../../../shared/bookings/drivers/known-drivers.ts';
import { forgetDraft } from '../../../shared/forms/draft.ts';
import { useDraftState } from '../../../shared/forms/use-draft-state.ts';

/**
 * Who shall drive, kept through a reload and the way to the payment and back; `forget` once the change is made. One that
 * is made by its payment, without this page, leaves what was kept to the booking as it was. A booking is one account's.
 */
export function useChosenDrivers({ id, change, timeline }: ReservationDetail) {
  const object = `${id} ${timeline.filter(({ kind }) => kind === 'changed').length}`;
  const [drivers, setDrivers] = useDraftState<readonly Driver[]>(
    { form: 'change_drivers', object, owner: '' },
    (kept) => (kept === null ? change.drivers : knownDrivers(kept)),
  );
  const forget = () => {
    forgetDraft({ form: 'change_drivers', object });
    forgetDraft({ form: 'driver_email', object: id });
  };
  return { drivers, setDrivers, forget };
}
