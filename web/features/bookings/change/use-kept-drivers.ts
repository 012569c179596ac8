import { useState } from 'react';
import type { Driver } from '../../../../contract/drivers.ts';
import type { ReservationDetail } from '../../../../contract/reservation-detail.ts';

/** Who shall drive, kept in this tab through a reload; `forget` once the change is made. */
export function useKeptDrivers({ id, change }: ReservationDetail) {
  const name = `change_drivers:${id}`;
  const [drivers, setDrivers] = useState<readonly Driver[]>(() => {
    const kept = sessionStorage.getItem(name);
    return kept === null ? change.drivers : (JSON.parse(kept) as Driver[]);
  });
  return {
    drivers,
    setDrivers: (chosen: Driver[]) => {
      sessionStorage.setItem(name, JSON.stringify(chosen));
      setDrivers(chosen);
    },
    forget: () => sessionStorage.removeItem(name),
  };
}
