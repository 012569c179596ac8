import sharp from 'sharp';
import { OCR_B_ADVANCE, OCR_B_MIDDLE, ocrBGlyphs, type OcrBCut } from '../specimens/ocr-b-glyphs.ts';
import { CELL_COLUMNS, CELL_ROWS, CELL_SAMPLES, GLYPHS, normaliseCell } from '../reading/glyph-network.ts';
import { shadeAt, type GreyImage } from '@nolo/domain/identity/grey-image.ts';
import { between, normal, oneOf, type Random } from '../synthetic/seeded-random.ts';

export type Example = { cell: Float32Array; label: number };

/** Pixels of one pitch in the drawings that examples are taken from. */
const DRAWN = 40;
/** A drawing has room for a blurred glyph: this many pitches each way. */
const ROOM = 2;
const SIDE = DRAWN * ROOM;
const NOTHING = GLYPHS.length;
/** Blur in pitches; steps between which examples choose. */
const BLURS = [0.02, 0.06, 0.1, 0.14, 0.18, 0.22, 0.26] as const;
/** Thicker and thinner print, in font units. */
const WEIGHTS = [-16, 0, 16, 32] as const;
const CUTS = ['regular', 'sharp'] as const satisfies OcrBCut[];

type Drawings = Map<string, GreyImage>;
const nameOf = (glyph: string, cut: string, weight: number, blur: number): string =>
  [glyph, cut, weight, blur].join();

function svgOf(glyph: string, cut: OcrBCut, weight: number): Buffer {
  const scale = DRAWN / OCR_B_ADVANCE;
  const ink = weight < 0 ? 'white' : 'black';
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">
    <rect width="100%" height="100%" fill="white"/>
    <g transform="translate(${SIDE / 2} ${SIDE / 2}) scale(${scale} ${-scale})
      translate(${-OCR_B_ADVANCE / 2} ${-OCR_B_MIDDLE})">
    <path d="${ocrBGlyphs[cut][glyph] ?? ''}" stroke="${ink}" stroke-width="${Math.abs(weight)}"/></g></svg>`);
}

async function draw(glyph: string, cut: OcrBCut, weight: number, blur: number): Promise<GreyImage> {
  const { data, info } = await sharp(svgOf(glyph, cut, weight))
    .greyscale()
    .blur(blur * DRAWN)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: new Uint8Array(data) };
}

async function drawAll(): Promise<Drawings> {
  const drawings: Drawings = new Map();
  for (const glyph of GLYPHS) {
    for (const cut of CUTS) {
      for (const weight of WEIGHTS) {
        for (const blur of BLURS) {
          drawings.set(nameOf(glyph, cut, weight, blur), await draw(glyph, cut, weight, blur));
        }
      }
    }
  }
  return drawings;
}

/** How a cell lies in the picture, against where it should lie; lengths in pitches. */
type Pose = { x: number; y: number; scaleX: number; scaleY: number; turn: number; slant: number };

function glyphPose(random: Random): Pose {
  return {
    x: normal(random) * 0.045,
    y: normal(random) * 0.055,
    scaleX: 1 + normal(random) * 0.04,
    scaleY: 1 + normal(random) * 0.06,
    turn: normal(random) * 0.03,
    slant: normal(random) * 0.05,
  };
}

/** Off the grid, or print of another size: no glyph, whatever it resembles. */
function wrongPose(random: Random): Pose {
  const pose = glyphPose(random);
  const sign = random() < 0.5 ? -1 : 1;
  const kind = random();
  if (kind < 0.45) return { ...pose, x: sign * between(random, 0.3, 0.5) };
  if (kind < 0.75) return { ...pose, y: sign * between(random, 0.4, 1.2) };
  const scale = random() < 0.5 ? between(random, 0.35, 0.6) : between(random, 1.6, 2.4);
  return { ...pose, scaleX: scale, scaleY: scale };
}

/** Fills `cell` with three neighbouring glyphs as they lie in a picture, dark on light. */
function sample(cell: Float32Array, trio: readonly GreyImage[], pose: Pose): void {
  for (let row = 0, at = 0; row < CELL_ROWS; row++) {
    for (let column = 0; column < CELL_COLUMNS; column++, at++) {
      const u = (column + 0.5) / CELL_COLUMNS - 0.5;
      const v = (row + 0.5 - CELL_ROWS / 2) / CELL_COLUMNS;
      const x = (u + pose.turn * v + pose.slant * v) / pose.scaleX - pose.x;
      const y = (v - pose.turn * u) / pose.scaleY - pose.y;
      let ink = 0;
      for (let glyph = 0; glyph < 3; glyph++) {
        const drawnX = (x - (glyph - 1) + ROOM / 2) * DRAWN - 0.5;
        const drawnY = (y + ROOM / 2) * DRAWN - 0.5;
        const drawing = trio[glyph];
        if (drawing && drawnX >= 0 && drawnX < SIDE) ink += 255 - shadeAt(drawing, drawnX, drawnY);
      }
      cell[at] = 255 - Math.min(255, ink);
    }
  }
}

/** Uneven light, a reflection's edge, weak contrast, noise of any strength a reader can stand. */
function photograph(cell: Float32Array, random: Random): void {
  const contrast = between(random, 0.25, 1);
  const grain = random() ** 2 * 0.22 * contrast * 255;
  const [slopeX, slopeY] = [normal(random) * 1.2, normal(random) * 1.2];
  const noise = Float32Array.from(cell, () => normal(random) * grain);
  const smooth = random();
  for (let at = 0; at < cell.length; at++) {
    // Neighbouring samples share a camera's pixels, hence part of their noise.
    const speck = (noise[at] ?? 0) * (1 - smooth / 2) + ((noise[at + 1] ?? 0) * smooth) / 2;
    const light =
      slopeX * ((at % CELL_COLUMNS) - CELL_COLUMNS / 2) + slopeY * (at / CELL_COLUMNS - CELL_ROWS / 2);
    cell[at] = (cell[at] ?? 0) * contrast + light + speck;
  }
}

function blankCell(cell: Float32Array, random: Random): void {
  const edge = random() < 0.4 ? Math.floor(between(random, 0, cell.length)) : cell.length;
  const step = between(random, 10, 150);
  for (let at = 0; at < cell.length; at++) cell[at] = at < edge ? 200 : 200 - step;
}

/** A source of examples, the same for the same `random`. */
export async function glyphExamples(random: Random): Promise<() => Example> {
  const drawings = await drawAll();
  const anyGlyph = (): string => GLYPHS[Math.floor(random() * GLYPHS.length)] ?? '<';
  return () => {
    const cell = new Float32Array(CELL_SAMPLES);
    // Fillers stand beside fillers, and beside everything else.
    const neighbour = (): string => (random() < 0.25 ? '<' : anyGlyph());
    const glyph = anyGlyph();
    const kind = random();
    const [cut, weight, blur] = [oneOf(random, CUTS), oneOf(random, WEIGHTS), oneOf(random, BLURS)];
    const trio = [neighbour(), glyph, neighbour()].map((one) => {
      const drawing = drawings.get(nameOf(one, cut, weight, blur));
      if (drawing === undefined) throw new Error(`nobody drew ${one}`);
      return drawing;
    });
    if (kind < 0.05) blankCell(cell, random);
    else sample(cell, trio, kind < 0.15 ? wrongPose(random) : glyphPose(random));
    photograph(cell, random);
    normaliseCell(cell);
    return { cell, label: kind < 0.15 ? NOTHING : GLYPHS.indexOf(glyph) };
  };
}
