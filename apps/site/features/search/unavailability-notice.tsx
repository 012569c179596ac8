import type { ListedCar } from '@nolo/contract/search.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { NearestTimes } from '../../shared/cars/nearest-times.tsx';
import { ClockIcon } from '@nolo/ui/icons.tsx';

/**
 * Why a free car cannot be had at the times searched for, and the nearest ones that work
 * (docs/specification/search.md 2).
 */
export function UnavailabilityNotice({
  unavailability,
}: {
  unavailability: NonNullable<ListedCar['unavailability']>;
}) {
  const t = useTexts('search');
  const { reason, nearest } = unavailability;
  return (
    <p className="bg-warning-soft text-warning rounded-control flex gap-2 px-3 py-2 text-sm">
      <ClockIcon className="mt-0.5 size-4" />
      <span>
        <span className="font-semibold">{t(reason)}</span>
        {nearest && (
          <span className="block">
            <NearestTimes nearest={nearest} />
          </span>
        )}
      </span>
    </p>
  );
}
