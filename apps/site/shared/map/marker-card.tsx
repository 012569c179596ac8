import { pressedKey } from '@nolo/ui/pressed-key.ts';
import { useLayoutEffect, useRef } from 'react';
import type { MapCar, MapMarker, MapTexts } from './map-types.ts';

type MarkerCardProps = {
  /** One car each. */
  cars: readonly MapMarker[];
  /** How many there are; `cars` are the cheapest of very many. */
  count: number;
  /** How many of them can be booked. */
  bookable: number;
  texts: MapTexts;
  onClose: () => void;
};

function CarLink({ car }: { car: MapCar }) {
  return (
    <a
      href={car.href}
      className="flex min-h-11 flex-wrap items-center justify-between gap-4 rounded-control px-3 py-2 hover:bg-sunken"
    >
      <span className="min-w-0 flex-1 font-medium">{car.name}</span>
      {car.label && <span className="shrink-0 font-semibold tabular-nums">{car.label}</span>}
      {car.notice && <div className="w-full">{car.notice}</div>}
    </a>
  );
}

/** The cars behind the price that was pressed, with links to them. */
export function MarkerCard({ cars, count, bookable, texts, onClose }: MarkerCardProps) {
  const card = useOpenedCard(onClose);
  const heading = headingOf({ cars, count, bookable, texts });
  const title = count === 1 ? cars[0]?.cheapest?.name : heading;

  return (
    <dialog
      ref={card}
      open
      aria-label={title}
      tabIndex={-1}
      className="map-card absolute inset-x-3 top-auto m-0 w-auto max-w-none max-h-[60%] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-2 text-ink shadow-overlay outline-none sm:end-auto sm:w-80"
    >
      <div className="flex items-center justify-between gap-2 ps-3">
        <p className="text-sm text-muted">{heading}</p>
        <CloseButton label={texts.close} onPress={onClose} />
      </div>
      <ul>
        {cars.map(
          ({ id, cheapest }) =>
            cheapest && (
              <li key={id}>
                <CarLink car={cheapest} />
              </li>
            ),
        )}
      </ul>
    </dialog>
  );
}

function headingOf({ cars, count, bookable, texts }: Omit<MarkerCardProps, 'onClose'>): string {
  if (bookable === 0) return `${texts.cars(count)}, ${texts.noneBookable(count)}`;
  const listed = cars.reduce((sum, car) => sum + car.bookable, 0);
  return listed < bookable ? texts.cheapestOf(listed, bookable) : texts.cars(bookable);
}

/** Has the keyboard at once, and Escape closes it. */
function useOpenedCard(onClose: () => void) {
  const card = useRef<HTMLDialogElement>(null);
  // Opened by a button elsewhere in the page order: without this, the keyboard would have to look for it.
  useLayoutEffect(() => card.current?.focus(), []);
  // Before the card is painted: the cars behind it arrive later, and whoever sees it may press Escape at once.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => pressedKey(event) === 'Escape' && onClose();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
  return card;
}

function CloseButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      className="grid size-11 place-items-center rounded-control text-muted hover:bg-sunken"
      aria-label={label}
      onClick={onPress}
    >
      <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 fill-none stroke-current stroke-2">
        <path d="m5 5 10 10M15 5 5 15" strokeLinecap="round" />
      </svg>
    </button>
  );
}
