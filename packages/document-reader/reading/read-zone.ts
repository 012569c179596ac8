import { dateOf } from '@nolo/domain/calendar/local-date-time.ts';
import { parseMachineReadableZone } from '@nolo/domain/identity/machine-readable-zone.ts';
import { findBlobs } from './find-blobs.ts';
import { findLines, type GlyphLine } from './find-lines.ts';
import type { GlyphNetwork } from './glyph-network.ts';
import { halved, type GreyImage } from '@nolo/domain/identity/grey-image.ts';
import { refineGrid, scoreGrid } from './judge-grid.ts';
import { readCells, type ReadCell } from './read-cells.ts';
import { fitGrid, linesBelow, pitchOf, zoneShapes, type ZoneGrid } from './zone-grid.ts';

type ZoneText = {
  text: string;
  /** Every check digit agrees. */
  isRight: boolean;
};

export type ZoneReading = ZoneText & {
  /** How much the cells look like glyphs, 0 to 1. */
  score: number;
  /** The least sure of the characters that count. */
  sureness: number;
};

/** Glyphs larger than this hold nothing more that helps. */
const PITCH_ENOUGH = 30;
/** Fewer cells than this look like glyphs: no zone. */
const LEAST_SCORE = 0.25;
const LINES_TRIED = 5;
const GRIDS_TRIED = 2;

/** Finds and reads the zone in an upright picture. Null when there is none, or none that could be made out. */
export function readZone(image: GreyImage, network: GlyphNetwork): ZoneReading | null {
  const lines = findLines(findBlobs(image));
  let best: ZoneReading | null = null;
  for (const grid of likelyGrids(lines.slice(0, LINES_TRIED), image, network)) {
    const reading = readGrid(grid, image, network);
    if (reading !== null && (best === null || reading.score > best.score)) best = reading;
    if (reading?.isRight) return reading;
  }
  return best;
}

function scaled(grid: ZoneGrid, factor: number): ZoneGrid {
  return { ...grid, corners: grid.corners.map(([x, y]) => [x * factor, y * factor] as const) };
}

/** The grids whose cells look most like glyphs, best first. */
function likelyGrids(lines: readonly GlyphLine[], image: GreyImage, network: GlyphNetwork): ZoneGrid[] {
  const scored = lines
    .flatMap((line) => possibleGrids(line, lines))
    .map((grid) => ({ grid, score: scoreGrid({ image, network }, grid, 3) }))
    .filter(({ score }) => score > LEAST_SCORE / 2)
    .sort((a, b) => b.score - a.score);
  return scored.slice(0, GRIDS_TRIED).map(({ grid }) => grid);
}

/** Every way in which a line, and those that belong to it, may be part of a zone. */
function possibleGrids(line: GlyphLine, lines: readonly GlyphLine[]): ZoneGrid[] {
  const group = [{ line, rows: 0, columns: 0 }, ...linesBelow(line, lines)];
  const grids: ZoneGrid[] = [];
  for (const shape of zoneShapes) {
    for (let first = 1 - shape.rows; first <= 0; first++) {
      const members = group.filter(({ rows }) => rows >= first && rows < first + shape.rows);
      const starts = members.map(({ line, columns }) => columns + (line.glyphs[0]?.place ?? 0));
      const ends = members.map(({ line, columns }) => columns + (line.glyphs.at(-1)?.place ?? 0));
      const start = Math.min(...starts);
      const missing = shape.columns - (Math.max(...ends) - start + 1);
      if (missing < -4 || missing > shape.columns / 2) continue;
      // Glyphs may be lost on the left, or smudges taken for some.
      for (let lost = Math.min(0, missing); lost <= Math.min(6, Math.max(1, missing)); lost++) {
        const placed = members.map(({ line, rows, columns }) => ({
          line,
          row: rows - first,
          column: columns - start + lost,
        }));
        const grid = fitGrid(shape, placed);
        if (grid !== null) grids.push(grid);
      }
    }
  }
  return grids;
}

function readGrid(found: ZoneGrid, full: GreyImage, network: GlyphNetwork): ZoneReading | null {
  const isLarge = pitchOf(found) > PITCH_ENOUGH;
  const image = isLarge ? halved(full) : full;
  const start = isLarge ? scaled(found, 0.5) : found;
  const { grid, score } = refineGrid({ image, network }, start, pitchOf(start));
  if (score < LEAST_SCORE) return null;
  const cells = readCells({ image, network }, grid);
  const zone = decide(cells);
  return zone && { ...zone, score, sureness: surenessOf(cells) };
}

/** Which century somebody was born in makes no check digit right or wrong: any day will do. */
const SOME_DAY = dateOf('2050-01-01');

function checked(cells: readonly (readonly ReadCell[])[]): ZoneText | null {
  const text = cells.map((row) => row.map(({ char }) => char).join('')).join('\n');
  const zone = parseMachineReadableZone(text, SOME_DAY);
  return zone && { text, isRight: zone.isValid };
}

/**
 * The zone as read; where check digits disagree, with those letters and digits exchanged that look alike and were read
 * with doubt - if just one way makes all of them agree. Nothing else is ever put right: a digit that somebody changed
 * must stay wrong.
 */
function decide(cells: ReadCell[][]): ZoneText | null {
  const zone = checked(cells);
  if (zone === null || zone.isRight) return zone;
  const doubtful = cells.flat().filter(({ twin }) => twin !== null);
  if (doubtful.length === 0 || doubtful.length > 4) return zone;
  const right: ZoneText[] = [];
  for (let choice = 1; choice < 2 ** doubtful.length; choice++) {
    const other = cells.map((row) =>
      row.map((cell) => {
        const bit = doubtful.indexOf(cell);
        return bit !== -1 && (choice >> bit) % 2 === 1 ? { ...cell, char: cell.twin ?? cell.char } : cell;
      }),
    );
    const read = checked(other);
    if (read?.isRight) right.push(read);
  }
  const [only] = right;
  return right.length === 1 && only !== undefined ? only : zone;
}

/** Fillers at the end of a line carry nothing. */
function surenessOf(cells: readonly (readonly ReadCell[])[]): number {
  const counting = cells.flatMap((row) => {
    const end = row.findLastIndex(({ char }) => char !== '<');
    return row
      .slice(0, end + 1)
      .map(({ sureness, twin }) => (twin === null ? sureness : Math.max(sureness, 0.6)));
  });
  return Math.min(...counting);
}
