import type { Driver } from '../../../../contract/drivers.ts';
import type { ReservationDetail } from '../../../../contract/reservation-detail.ts';
import { knownDrivers } from '../../../shared/bookings/drivers/known-drivers.ts';
import { forgetDraft } from '../../../shared/forms/draft.ts';
import { useDraftState } from '../../../shared/forms/use-draft-state.ts';

/** Who shall drive, kept through a reload; `forget` once the change is made. A booking is one account's. */
export function useChosenDrivers({ id, change }: ReservationDetail) {
  const [drivers, setDrivers] = useDraftState<readonly Driver[]>(
    { form: 'change_drivers', object: id, owner: '' },
    (kept) => (kept === null ? change.drivers : knownDrivers(kept)),
  );
  const forget = () => {
    forgetDraft({ form: 'change_drivers', object: id });
    forgetDraft({ form: 'driver_email', object: id });
  };
  return { drivers, setDrivers, forget };
}
