import type { Box, Point } from './geography.ts';

/**
 * The world in quarter-degree cells, numbered row by row from the south-west: what `listing.grid_cell` holds
 * (packages/db/migrations). Small boxes become a list of cells that an index can look up.
 */
const CELLS_PER_DEGREE = 4;
const CELLS_PER_ROW = 360 * CELLS_PER_DEGREE;

const rowOf = (latitude: number): number => Math.floor((latitude + 90) * CELLS_PER_DEGREE);
const columnOf = (longitude: number): number => Math.floor((longitude + 180) * CELLS_PER_DEGREE);

export function gridCellOf({ latitude, longitude }: Point): number {
  return rowOf(latitude) * CELLS_PER_ROW + columnOf(longitude);
}

/** The cells a box touches, or null when they are more than `most`. */
export function gridCellsOf(
  { lat, long }: Readonly<Record<keyof Box, readonly [number, number]>>,
  most: number,
): number[] | null {
  const [south, north] = [rowOf(lat[0]), rowOf(lat[1])];
  const [west, east] = [columnOf(long[0]), columnOf(long[1])];
  if ((north - south + 1) * (east - west + 1) > most) return null;
  const cells: number[] = [];
  for (let row = south; row <= north; row += 1) {
    for (let column = west; column <= east; column += 1) cells.push(row * CELLS_PER_ROW + column);
  }
  return cells;
}

/** From a cell's number to its own and its eight neighbours': at least 18 km in every direction in Italy. */
export const NEIGHBOUR_STEPS: readonly number[] = [-1, 0, 1].flatMap((row) =>
  [-1, 0, 1].map((column) => row * CELLS_PER_ROW + column),
);
