import { gridHomography, sampleCell, type ZoneGrid } from './zone-grid.ts';
import { CELL_SAMPLES, GLYPHS, judgeCell, normaliseCell, type GlyphNetwork } from './glyph-network.ts';
import type { GreyImage } from '@nolo/domain/identity/grey-image.ts';
import type { Homography, Point } from './homography.ts';

/** What is looked at, and with what. */
export type Sight = { image: GreyImage; network: GlyphNetwork };

/** Shares below this count alike: one cell lost to a reflection must not outweigh all others. */
const LEAST_SHARE = 0.02;

export function judgePlace(
  { image, network }: Sight,
  grid: ZoneGrid,
  h: Homography,
  place: { row: number; column: number; shiftX?: number; shiftY?: number },
): Float32Array {
  const cell = new Float32Array(CELL_SAMPLES);
  sampleCell(image, grid, h, place, cell);
  normaliseCell(cell);
  return judgeCell(network, cell);
}

/** The share of the likeliest glyph. */
export function bestShare(shares: Float32Array): number {
  let best = 0;
  for (let glyph = 0; glyph < GLYPHS.length; glyph++) best = Math.max(best, shares[glyph] ?? 0);
  return best;
}

/** How much a grid's cells look like glyphs, 0 to 1: the geometric mean. Every `every`-th cell is looked at. */
export function scoreGrid(sight: Sight, grid: ZoneGrid, every = 1): number {
  const h = gridHomography(grid);
  if (h === null) return 0;
  let logarithms = 0;
  let count = 0;
  for (let row = 0; row < grid.shape.rows; row++) {
    for (let column = row % every; column < grid.shape.columns; column += every) {
      const share = bestShare(judgePlace(sight, grid, h, { row, column }));
      logarithms += Math.log(Math.max(LEAST_SHARE, share));
      count++;
    }
  }
  return Math.exp(logarithms / count);
}

const all = (): boolean => true;

/** Small changes of a grid, by `step` pixels: each corner, the whole, its curve, its rows. */
function neighbours(grid: ZoneGrid, step: number, pitch: number): ZoneGrid[] {
  const shifted = (dx: number, dy: number, which: (index: number) => boolean): ZoneGrid => ({
    ...grid,
    corners: grid.corners.map(([x, y], index): Point => (which(index) ? [x + dx, y + dy] : [x, y])),
  });
  const changes = [
    shifted(step, 0, all),
    shifted(-step, 0, all),
    shifted(0, step, all),
    shifted(0, -step, all),
  ];
  for (let corner = 0; corner < 4; corner++) {
    const only = (index: number): boolean => index === corner;
    changes.push(
      shifted(step, 0, only),
      shifted(-step, 0, only),
      shifted(0, step, only),
      shifted(0, -step, only),
    );
  }
  const share = step / pitch;
  changes.push({ ...grid, bend: grid.bend + share }, { ...grid, bend: grid.bend - share });
  changes.push({ ...grid, spacing: grid.spacing + share }, { ...grid, spacing: grid.spacing - share });
  return changes;
}

/** Moves the grid little by little to where its cells look most like glyphs. */
export function refineGrid(sight: Sight, start: ZoneGrid, pitch: number): { grid: ZoneGrid; score: number } {
  let best = { grid: start, score: scoreGrid(sight, start, 2) };
  for (const share of [0.12, 0.05]) {
    for (const _ of [1, 2]) {
      const before = best.score;
      const count = neighbours(best.grid, 0, pitch).length;
      for (let change = 0; change < count; change++) {
        const grid = neighbours(best.grid, share * pitch, pitch)[change];
        if (grid === undefined) continue;
        const score = scoreGrid(sight, grid, 2);
        if (score > best.score) best = { grid, score };
      }
      if (best.score - before < 0.002) break;
    }
  }
  return { grid: best.grid, score: scoreGrid(sight, best.grid) };
}
