import { Marker } from 'maplibre-gl';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ClockIcon } from '@nolo/ui/icons.tsx';
import { bookableIn, carsIn, type MarkerGroup, type PillSize } from './cluster-markers.ts';
import type { MapTexts } from './map-types.ts';

const pill =
  'relative inline-flex min-h-9 items-center gap-1.5 rounded-pill border px-3 text-sm font-semibold whitespace-nowrap ' +
  'shadow-raised transition-colors duration-150 motion-reduce:transition-none after:absolute after:-inset-1 ' +
  'before:absolute before:-bottom-[5px] before:start-1/2 before:size-2.5 before:-translate-x-1/2 before:rotate-45 ' +
  'before:border-e before:border-b before:border-inherit before:bg-inherit';
const plain = 'border-line bg-surface text-ink hover:border-ink';
const muted = 'border-line bg-sunken text-muted hover:border-ink';
const selected = 'border-primary bg-primary text-on-primary';

const named = (...words: (string | null)[]) => words.filter(Boolean).join(', ');

/** The group's first can be booked if any can; only those that can are counted (docs/specification/search.md 2). */
function wordsOf(group: MarkerGroup, texts: MapTexts) {
  const { cheapest, unavailability } = group.first;
  const [count, bookable] = [carsIn(group), bookableIn(group)];
  if (bookable === 0) {
    const name =
      count === 1 && cheapest
        ? named(cheapest.name, unavailability)
        : named(texts.cars(count), texts.noneBookable(count));
    return { text: texts.closed, name };
  }
  if (!cheapest?.label) return { text: texts.cars(bookable), name: texts.cars(bookable) };
  if (bookable === 1) return { text: cheapest.label, name: named(cheapest.name, cheapest.label) };
  const text = texts.from(cheapest.label);
  return { text, badge: bookable, name: named(texts.cars(bookable), text) };
}

/** CSS pixels of what `PriceMarker` draws, each letter as wide as letters get. */
const DRAWN = { frame: 28, letter: 8.2, badge: 26, digit: 8, icon: 22, height: 42 };

/** How large a group's pill is on a page whose text is `scale` times the usual size. */
export function pillSize(group: MarkerGroup, texts: MapTexts, scale: number): PillSize {
  const { text, badge } = wordsOf(group, texts);
  const count = badge === undefined ? 0 : DRAWN.badge + DRAWN.digit * Math.max(0, `${badge}`.length - 2);
  const icon = group.first.unavailability === null ? 0 : DRAWN.icon;
  const width = DRAWN.frame + count + icon + DRAWN.letter * text.length;
  return { width: width * scale, height: DRAWN.height * scale };
}

type PriceMarkerProps = {
  map: MapLibreMap;
  group: MarkerGroup;
  texts: MapTexts;
  isOpen: boolean;
  onPress: (group: MarkerGroup, button: HTMLElement) => void;
};

/**
 * A price on the map: one car's, or 'from' the cheapest of several that can be booked; how many can, where they are too many
 * to price; 'closed', where none can.
 */
export function PriceMarker({ map, group, texts, isOpen, onPress }: PriceMarkerProps) {
  const [element] = useState(() => document.createElement('div'));
  const { first, members } = group;
  const { longitude, latitude } = first;

  useEffect(() => {
    const marker = new Marker({ element, anchor: 'bottom', offset: [0, -7] })
      .setLngLat([longitude, latitude])
      .addTo(map);
    return () => void marker.remove();
  }, [map, element, longitude, latitude]);

  const isSelected = isOpen || members.some((member) => member.isSelected);
  const isNone = first.unavailability !== null;
  const { text, badge, name } = wordsOf(group, texts);
  return createPortal(
    <button
      type="button"
      aria-label={name}
      aria-expanded={isOpen}
      data-selected={isSelected}
      className={`${pill} ${isSelected ? selected : isNone ? muted : plain}`}
      onClick={(event) => onPress(group, event.currentTarget)}
    >
      {badge !== undefined && (
        <span
          aria-hidden="true"
          className={`-ms-1.5 grid h-6 min-w-6 place-items-center rounded-pill px-1.5 text-xs tabular-nums ${
            isSelected ? 'bg-surface text-ink' : 'bg-primary-soft text-on-primary-soft'
          }`}
        >
          {badge}
        </span>
      )}
      {isNone && <ClockIcon className="size-4" />}
      <span className="tabular-nums">{text}</span>
    </button>,
    element,
  );
}
