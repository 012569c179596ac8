import type { GlyphLine } from './find-lines.ts';
import { fitHomography, project, type Homography, type Point } from './homography.ts';
import { shadeAt, type GreyImage } from '@nolo/domain/identity/grey-image.ts';
import { CELL_COLUMNS, CELL_ROWS } from './glyph-network.ts';

export type ZoneShape = { format: 'TD1' | 'TD3'; rows: number; columns: number };
export const zoneShapes: readonly ZoneShape[] = [
  { format: 'TD3', rows: 2, columns: 44 },
  { format: 'TD1', rows: 3, columns: 30 },
];

/**
 * How the cells of a zone lie in a picture: from columns (0 to 44 or 30) and rows (the middle of the first is 0, of the
 * last 1 or 2) to pixels.
 */
export type ZoneGrid = {
  shape: ZoneShape;
  /** Pixels of the middle of the first row's left end, its right end, the last row's right end and left end. */
  corners: readonly Point[];
  /** Pitches from one row to the next: 2.5 in the standard. */
  spacing: number;
  /** Pitches by which the middle of a row bulges downwards: pages are seldom flat. */
  bend: number;
};

const STANDARD_SPACING = 2.5;

/** Rows of the zone that the lines were found in, first to last, and the column of each line's place 0. */
type Placed = { line: GlyphLine; row: number; column: number };

/** Lines that belong together: parallel, as far apart as a zone's rows. Upper ones first. */
export function linesBelow(
  first: GlyphLine,
  lines: readonly GlyphLine[],
): { line: GlyphLine; rows: number; columns: number }[] {
  const [origin] = first.glyphs;
  if (origin === undefined) return [];
  const [dx, dy] = first.direction;
  return lines
    .flatMap((line) => {
      const ratio = line.pitch / first.pitch;
      const turned = line.direction[0] * dy - line.direction[1] * dx;
      if (line === first || ratio < 0.8 || ratio > 1.25 || Math.abs(turned) > 0.08) return [];
      // The glyph nearest to the origin: far ones tell less of where the rows lie.
      const near = line.glyphs.reduce((a, b) =>
        Math.abs(b.x - origin.x) < Math.abs(a.x - origin.x) ? b : a,
      );
      const away = [near.x - origin.x, near.y - origin.y] as const;
      const down = (away[1] * dx - away[0] * dy) / first.pitch;
      const rows = Math.round(down / STANDARD_SPACING);
      if (rows === 0 || Math.abs(rows) > 2 || Math.abs(down / rows - STANDARD_SPACING) > 0.55) return [];
      const along = (away[0] * dx + away[1] * dy) / first.pitch;
      return [{ line, rows, columns: Math.round(along) - near.place }];
    })
    .sort((a, b) => a.rows - b.rows);
}

/** The grid that fits the glyphs, null when none does. */
export function fitGrid(shape: ZoneShape, placed: readonly Placed[]): ZoneGrid | null {
  let from: Point[] = [];
  let to: Point[] = [];
  for (const { line, row, column } of placed) {
    for (const { place, x, y } of line.glyphs) {
      from.push([(place + column + 0.5) / 10, row]);
      to.push([x / 1000, y / 1000]);
    }
    if (placed.length === 1) addParallel(line, row, column, from, to);
  }
  const pitch = placed[0]?.line.pitch ?? 1;
  let fitted: Homography | null = null;
  // Twice: what lies off the grid the first time are smudges and halves of glyphs.
  for (let round = 0; round < 2; round++) {
    fitted = fitHomography(from, to);
    if (fitted === null) return null;
    const h = fitted;
    const isNear = from.map(([u, v], index) => {
      const [x, y] = project(h, u, v);
      const [wantedX = 0, wantedY = 0] = to[index] ?? [];
      return Math.hypot(x - wantedX, y - wantedY) * 1000 < 0.3 * pitch;
    });
    from = from.filter((_, index) => isNear[index]);
    to = to.filter((_, index) => isNear[index]);
  }
  if (fitted === null) return null;
  const h = fitted;
  const corner = (column: number, row: number): Point => {
    const [x, y] = project(h, column / 10, row);
    return [x * 1000, y * 1000];
  };
  const last = shape.rows - 1;
  const corners = [corner(0, 0), corner(shape.columns, 0), corner(shape.columns, last), corner(0, last)];
  return { shape, corners, spacing: STANDARD_SPACING, bend: 0 };
}

/** One line alone says nothing of the rows below: they are taken to follow at the standard distance. */
function addParallel(line: GlyphLine, row: number, column: number, from: Point[], to: Point[]): void {
  const [dx, dy] = line.direction;
  const down = line.pitch * STANDARD_SPACING;
  for (const { place, x, y } of line.glyphs) {
    from.push([(place + column + 0.5) / 10, row + 1]);
    to.push([(x - dy * down) / 1000, (y + dx * down) / 1000]);
  }
}

export function pitchOf({ shape, corners }: ZoneGrid): number {
  const [[x0, y0] = [0, 0], [x1, y1] = [0, 0]] = corners;
  return Math.hypot(x1 - x0, y1 - y0) / shape.columns;
}

/** Grid to pixels, without the bend. */
export function gridHomography({ shape, corners }: ZoneGrid): Homography | null {
  const last = shape.rows - 1;
  const cells: Point[] = [
    [0, 0],
    [shape.columns / 10, 0],
    [shape.columns / 10, last],
    [0, last],
  ];
  return fitHomography(cells, corners);
}

/** Fills `cell` with the shades of one cell, `shift` pitches away from where the grid has it. */
export function sampleCell(
  image: GreyImage,
  { shape, spacing, bend }: ZoneGrid,
  h: Homography,
  place: { row: number; column: number; shiftX?: number; shiftY?: number },
  cell: Float32Array,
): void {
  const middle = place.column + 0.5 + (place.shiftX ?? 0);
  const away = (2 * middle) / shape.columns - 1;
  const row = place.row + ((place.shiftY ?? 0) + bend * (1 - away * away)) / spacing;
  const [h0 = 0, h1 = 0, h2 = 0, h3 = 0, h4 = 0, h5 = 0, h6 = 0, h7 = 0] = h;
  for (let sampleRow = 0, at = 0; sampleRow < CELL_ROWS; sampleRow++) {
    const v = row + (sampleRow + 0.5 - CELL_ROWS / 2) / CELL_COLUMNS / spacing;
    for (let sampleColumn = 0; sampleColumn < CELL_COLUMNS; sampleColumn++, at++) {
      const u = (middle + (sampleColumn + 0.5) / CELL_COLUMNS - 0.5) / 10;
      const w = h6 * u + h7 * v + 1;
      cell[at] = shadeAt(image, (h0 * u + h1 * v + h2) / w, (h3 * u + h4 * v + h5) / w);
    }
  }
}
