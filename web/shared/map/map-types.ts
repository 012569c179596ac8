export type MapMarker = {
  id: string;
  latitude: number;
  longitude: number;
  /** What the pill shows: '€ 180'. */
  label: string;
  /** The same price as a number, so that a group can say 'from'. */
  amountMinor: number;
  /** The car, for the accessible name and the card: 'Fiat 500'. */
  name: string;
  href: string;
  isSelected: boolean;
};

/** Degrees, as the car search takes them. */
export type MapBounds = { lat: [south: number, north: number]; long: [west: number, east: number] };

export type MapLanguage = 'en' | 'it' | 'fr';
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
  /** '12 cars' */
  cars: (count: number) => string;
};
