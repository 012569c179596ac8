import { isDriverProblem } from '@nolo/domain/booking/driver-eligibility.ts';
import { DriverWayOut } from '../../shared/bookings/drivers/driver-way-out.tsx';
import { WarningIcon } from '@nolo/ui/icons.tsx';
import type { CheckoutModel } from './use-checkout.ts';

const NOTICE = 'driver-notice';

/** Whoever cannot drive the car is told at the start, with what can be done about it. */
export function DriverNotice({ model: { car, quote, rental } }: { model: CheckoutModel }) {
  const { error } = quote;
  if (error === null || !isDriverProblem(error.code)) return null;
  // What is wrong with another driver's licence only they can put right.
  const isOwnToSolve = 'renter' in error.errors || error.code === 'booking.driver_too_young';
  return (
    <div
      id={NOTICE}
      role="alert"
      tabIndex={-1}
      className="bg-danger-soft rounded-card flex scroll-mt-24 flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:px-6"
    >
      <p className="text-danger flex min-w-0 flex-1 basis-64 gap-3 font-semibold">
        <WarningIcon className="mt-0.5" />
        {error.message}
      </p>
      {isOwnToSolve && (
        <DriverWayOut code={error.code} car={car} rental={rental} variant="secondary" size="small" />
      )}
    </div>
  );
}

/** Whoever goes on all the same is shown why it ends here. */
export function focusDriverNotice(): void {
  const notice = document.getElementById(NOTICE);
  notice?.focus({ preventScroll: true });
  notice?.scrollIntoView({ block: 'start' });
}
