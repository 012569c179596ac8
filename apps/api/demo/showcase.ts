import type { MakeName } from './catalogue.ts';

/** Changes to what chance would give; amounts in minor units. */
export type Showcase = {
  make: MakeName;
  model: string;
  year: number;
  dayMinor: number;
  weekMinor: number | null;
  monthMinor: number | null;
  depositMinor: number;
  kmPerDay: number | null;
  isDelivery: boolean;
  isOnline: boolean;
};

/**
 * The first cars of 'Autonoleggio Rossi' (cars 1 to 6 in a fresh database), known to tests and to people who
 * try things out. The first has the prices of the examples in docs/specification/price.md 2 and never a deal; the
 * bookings of the demo renters are of the next three; the sixth is not rented out at the moment.
 */
export const showcase: readonly Showcase[] = [
  car('Alfa Romeo', 'Giulia', 2023, [6000, 35000, 120000], 80000, 250),
  car('Fiat', '500', 2022, [3900, 23000, 79000], 40000, null),
  car('Jeep', 'Renegade', 2023, [5800, 34000, 115000], 60000, 300),
  car('Mini', 'Cooper Convertible', 2023, [8500, 49900, null], 90000, 200),
  car('Fiat', 'Panda', 2021, [3200, null, null], 30000, 200),
  { ...car('Lancia', 'Ypsilon', 2020, [3300, 19500, 66000], 30000, null), isOnline: false },
];

function car(
  make: MakeName,
  model: string,
  year: number,
  [dayMinor, weekMinor, monthMinor]: readonly [number, number | null, number | null],
  depositMinor: number,
  kmPerDay: number | null,
): Showcase {
  const isDelivery = kmPerDay !== null;
  return {
    make,
    model,
    year,
    dayMinor,
    weekMinor,
    monthMinor,
    depositMinor,
    kmPerDay,
    isDelivery,
    isOnline: true,
  };
}
