/** Degrees, as the car search takes them. */
export type MapBounds = { lat: [south: number, north: number]; long: [west: number, east: number] };

export type MapView = { bounds: MapBounds; zoom: number };

/** One car, or a group of cars that the server counted. */
export type MapMarker = {
  id: string;
  latitude: number;
  longitude: number;
  count: number;
  /** Where its cars are. */
  box: MapBounds;
  /** Its car or the cheapest of them; null where there are too many to price. */
  cheapest: MapCar | null;
  isSelected: boolean;
};

export type MapCar = {
  /** For the accessible name and the card: 'Fiat 500'. */
  name: string;
  href: string;
  /** What the pill shows: '€ 180'. */
  label: string;
  /** The same price as a number. */
  amountMinor: number;
};

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
  /** 'The 100 cheapest of 240 cars' */
  cheapestOf: (shown: number, count: number) => string;
  /** '12 cars' */
  cars: (count: number) => string;
};
