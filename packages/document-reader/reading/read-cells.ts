import { areTwins, zoneAlphabets } from './zone-layout.ts';
import { gridHomography, type ZoneGrid } from './zone-grid.ts';
import { GLYPHS } from './glyph-network.ts';
import { bestShare, judgePlace, type Sight } from './judge-grid.ts';

/** One character as read. */
export type ReadCell = {
  char: string;
  /** How sure: 1 is certain. A twin (O for 0) counts as read where it cannot stand. */
  sureness: number;
  /** Another character that may stand here and looks nearly as likely. */
  twin: string | null;
};

/** A cell less sure than this is looked at again, a little beside where the grid has it. */
const LOOK_AGAIN = 0.9;
const BESIDE = [-0.09, 0, 0.09];
const TWIN_SHARE = 0.02;

/** Reads every cell with the characters that can stand in it. */
export function readCells(sight: Sight, grid: ZoneGrid): ReadCell[][] {
  const h = gridHomography(grid);
  if (h === null) return [];
  return zoneAlphabets(grid.shape.format).map((alphabets, row) =>
    alphabets.map((alphabet, column) => {
      const first = readCell(judgePlace(sight, grid, h, { row, column }), alphabet);
      if (first.sureness > LOOK_AGAIN) return first;
      let shares: Float32Array = new Float32Array();
      for (const shiftX of BESIDE) {
        for (const shiftY of BESIDE) {
          const seen = judgePlace(sight, grid, h, { row, column, shiftX, shiftY });
          if (bestShare(seen) > bestShare(shares)) shares = seen;
        }
      }
      return readCell(shares, alphabet);
    }),
  );
}

function readCell(shares: Float32Array, alphabet: string): ReadCell {
  const shareOf = (char: string): number => shares[GLYPHS.indexOf(char)] ?? 0;
  const allowed = alphabet.split('').sort((a, b) => shareOf(b) - shareOf(a));
  const [char = '<', second = '<'] = allowed;
  const others = GLYPHS.split('').filter((other) => !alphabet.includes(other) && areTwins(other, char));
  const sureness = others.reduce((sum, other) => sum + shareOf(other), shareOf(char));
  const isTwin = areTwins(char, second) && shareOf(second) > TWIN_SHARE;
  return { char, sureness, twin: isTwin ? second : null };
}
