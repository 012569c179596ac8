import type { ReactNode } from 'react';

/** Degrees, as the car search takes them. */
export type MapBounds = { lat: [south: number, north: number]; long: [west: number, east: number] };

export type MapView = { bounds: MapBounds; zoom: number };

/** One car, or a group of cars that the server counted. */
export type MapMarker = {
  id: string;
  latitude: number;
  longitude: number;
  count: number;
  /** How many of them can be booked at the time that was searched for. */
  bookable: number;
  /** Where its cars are. */
  box: MapBounds;
  /** Its car or the cheapest of them that can be booked; null where there are too many to price, or none can. */
  cheapest: MapCar | null;
  /** Why none of its cars can be booked at the time that was searched for; null: one can. */
  unavailability: string | null;
  isSelected: boolean;
};

export type MapCar = {
  /** For the accessible name and the card: 'Fiat 500'. */
  name: string;
  href: string;
  /** Why it cannot be booked, and when it can; null: it can. */
  notice: ReactNode;
  /** What the pill shows: '€ 180'. Null: it cannot be booked, and has no price. */
  label: string | null;
  /** The same price as a number. */
  amountMinor: number | null;
};

export type MapTheme = 'light' | 'dark';

export type MapTexts = {
  /** Name of the map region: 'Map of the cars found'. */
  map: string;
  zoomIn: string;
  zoomOut: string;
  showAll: string;
  close: string;
  loading: string;
  /** Where the browser cannot draw maps; the list remains. */
  unavailable: string;
  /** 'from € 25' */
  from: (price: string) => string;
  /** 'The 100 cheapest of 240 cars' */
  cheapestOf: (shown: number, count: number) => string;
  /** 'not available at these times' */
  noneBookable: (count: number) => string;
  /** In the pill of cars none of which can be booked: 'Closed'. */
  closed: string;
  /** '12 cars' */
  cars: (count: number) => string;
};
