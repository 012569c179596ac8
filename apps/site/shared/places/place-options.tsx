import { useRef, useState, type ReactNode } from 'react';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { BuildingIcon, LocateIcon, MapIcon, pathIcon, PinIcon, RoadIcon } from '@nolo/ui/icons.tsx';
import { ListOption } from '@nolo/ui/list-option.tsx';
import { useKeptFocus } from '@nolo/ui/use-option-list.ts';
import { placeAround, type FoundPlace, type Place } from './place.ts';
import { useKnowsAddresses, type usePlaceField, type PlaceSearch } from './use-place-field.ts';

const TrainIcon = pathIcon(
  'M8 4h8a2 2 0 0 1 2 2v8a2.5 2.5 0 0 1-2.5 2.5h-7A2.5 2.5 0 0 1 6 14V6a2 2 0 0 1 2-2ZM6 10.5h12M9 13.5h.01M15 13.5h.01M8.5 17 6.5 20M15.5 17l2 3',
);
const ShipIcon = pathIcon(
  'M4 13.5 12 11l8 2.5-2 5H6l-2-5ZM7 12.5V7.5h10v5M12 7.5V4M4 21c2 0 2-1 4-1s2 1 4 1 2-1 4-1 2 1 4 1',
);
const LandmarkIcon = pathIcon('M4 9.5 12 4l8 5.5H4ZM6 9.5V17m4-7.5V17m4-7.5V17m4-7.5V17M4 19.5h16');

const icons: Record<FoundPlace['kind'], typeof PinIcon> = {
  city: BuildingIcon,
  town: PinIcon,
  airport: RoadIcon,
  region: MapIcon,
  station: TrainIcon,
  port: ShipIcon,
  landmark: LandmarkIcon,
  address: PinIcon,
};

type Props = {
  id: string;
  field: ReturnType<typeof usePlaceField>;
  /** Cars are looked for: a place without any says so. */
  isForCars: boolean;
  /** Shown before anything is typed. */
  children?: ReactNode;
};

/** What stands below the field while it is open, and is fetched when it first is. */
export default function PlaceOptions({ id, field, isForCars, children }: Props) {
  const t = useTexts('search');
  const { search, active, typed } = field;
  const { places, status } = search;
  const box = useRef<HTMLDivElement>(null);
  useKeptFocus(box);
  return (
    <div
      ref={box}
      className="bg-surface border-line shadow-overlay rounded-card absolute top-full left-0 z-30 mt-2 w-full min-w-[min(22rem,calc(100vw-3rem))] border p-2"
    >
      <PositionButton onFound={field.choose} />
      {!typed && children}
      {!typed && places.length > 0 && (
        <p className="text-muted px-3 pt-2 pb-1 text-xs font-semibold">{t('popular_places')}</p>
      )}
      <div
        id={`${id}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be the list of a combobox
        role="listbox"
        aria-labelledby={`${id}-label`}
        className="max-h-80 overflow-y-auto overscroll-contain"
      >
        {places.map((place, index) => (
          <ListOption
            key={place.id}
            id={`${id}-option-${index}`}
            isActive={index === active}
            onChoose={() => field.chooseFound(place)}
          >
            <PlaceLines place={place} isWithoutCars={isForCars && !place.has_cars} />
          </ListOption>
        ))}
      </div>
      <Outcome status={status} count={places.length} />
    </div>
  );
}

function Outcome({ status, count }: { status: PlaceSearch['status']; count: number }) {
  const t = useTexts('search');
  const knowsAddresses = useKnowsAddresses();
  const isShown = status === 'failed' || (status === 'ready' && count === 0);
  const message = () => {
    if (status === 'failed') return t('places_failed');
    if (count > 0) return t('places_found', { count });
    return t(knowsAddresses ? 'no_place_found' : 'no_place_found_no_streets');
  };
  return (
    <output className={isShown ? 'text-muted block px-3 py-2 text-sm' : 'sr-only'}>
      {status === 'loading' ? '' : message()}
    </output>
  );
}

/** What a place is called, where it lies, and what kind of place it is. */
function PlaceLines({ place, isWithoutCars }: { place: FoundPlace; isWithoutCars: boolean }) {
  const t = useTexts('search');
  const Icon = icons[place.kind];
  const [, ...area] = place.description.split(', ');
  return (
    <>
      <Icon className="text-muted" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{place.name}</span>
        <span className="text-muted block text-sm">{area.join(', ')}</span>
        {isWithoutCars && <span className="text-warning block text-sm">{t('place_without_cars')}</span>}
      </span>
      <span className="text-muted text-xs">{place.iata ?? t(`kind_${place.kind}`)}</span>
    </>
  );
}

function PositionButton({ onFound }: { onFound: (place: Place) => void }) {
  const t = useTexts('search');
  const [hasFailed, setHasFailed] = useState(false);
  const locate = () => {
    setHasFailed(false);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => onFound({ ...placeAround(coords, t('my_position')), hasLocationPermission: true }),
      () => setHasFailed(true),
      { timeout: 10_000, maximumAge: 300_000 },
    );
  };
  return (
    <>
      <button
        type="button"
        onClick={locate}
        className="text-primary-text hover:bg-sunken rounded-control flex min-h-11 w-full items-center gap-3 px-3 font-semibold"
      >
        <LocateIcon />
        {t('use_my_position')}
      </button>
      {hasFailed && (
        <p role="alert" className="text-danger px-3 pb-1 text-sm">
          {t('position_failed')}
        </p>
      )}
    </>
  );
}
