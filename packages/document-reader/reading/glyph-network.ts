/**
 * Tells which of the 37 characters of a machine-readable zone a cell shows: a network of one hidden layer, trained on
 * OCR-B as cameras see it (training/train-glyph-network.ts; docs/decisions/0005).
 */
import { readFileSync } from 'node:fs';

export const GLYPHS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<';
/** One output for each glyph, and one for what is none: blanks, pictures, halves of two glyphs. */
export const OUTPUTS = GLYPHS.length + 1;

/** Samples of a cell: {@link CELL_COLUMNS} across one pitch, as dense downwards. */
export const CELL_COLUMNS = 16;
export const CELL_ROWS = 22;
export const CELL_SAMPLES = CELL_COLUMNS * CELL_ROWS;
export const HIDDEN = 96;

/** Both layers, each with the bias as its last input. */
export type GlyphNetwork = { hidden: Float32Array; output: Float32Array };

const HIDDEN_WEIGHTS = HIDDEN * (CELL_SAMPLES + 1);
const OUTPUT_WEIGHTS = OUTPUTS * (HIDDEN + 1);

/** The file: for each layer its scale (32-bit float), then its weights in signed bytes. */
export function unpackNetwork(file: Buffer): GlyphNetwork {
  const layer = (at: number, length: number): Float32Array => {
    const scale = file.readFloatLE(at);
    return Float32Array.from({ length }, (_, index) => file.readInt8(at + 4 + index) * scale);
  };
  return { hidden: layer(0, HIDDEN_WEIGHTS), output: layer(4 + HIDDEN_WEIGHTS, OUTPUT_WEIGHTS) };
}

function packLayer(weights: Float32Array): Buffer {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const bytes = Buffer.alloc(4 + weights.length);
  bytes.writeFloatLE(scale, 0);
  weights.forEach((weight, index) => bytes.writeInt8(Math.round(weight / scale), 4 + index));
  return bytes;
}

export function packNetwork({ hidden, output }: GlyphNetwork): Buffer {
  return Buffer.concat([packLayer(hidden), packLayer(output)]);
}

export function loadNetwork(): GlyphNetwork {
  return unpackNetwork(readFileSync(new URL('./glyph-network.bin', import.meta.url)));
}

/** Makes shades independent of light: mean 0, deviation 1. */
export function normaliseCell(cell: Float32Array): void {
  let sum = 0;
  let squares = 0;
  for (const shade of cell) {
    sum += shade;
    squares += shade * shade;
  }
  const mean = sum / cell.length;
  const deviation = Math.max(2, Math.sqrt(Math.max(0, squares / cell.length - mean * mean)));
  for (let index = 0; index < cell.length; index++) cell[index] = ((cell[index] ?? 0) - mean) / deviation;
}

/** Weighted sums of `input`, one for each of `outputs`. */
export function addUp(weights: Float32Array, input: Float32Array, sums: Float32Array): void {
  const inputs = input.length;
  for (let unit = 0, at = 0; unit < sums.length; unit++, at++) {
    let sum = 0;
    for (let index = 0; index < inputs; index++) sum += (weights[at++] ?? 0) * (input[index] ?? 0);
    sums[unit] = sum + (weights[at] ?? 0);
  }
}

/** In place: what exceeds nothing. */
export function rectify(sums: Float32Array): void {
  for (let index = 0; index < sums.length; index++) if ((sums[index] ?? 0) < 0) sums[index] = 0;
}

/** In place: shares that add up to 1. */
export function toShares(sums: Float32Array): void {
  let most = -Infinity;
  for (const sum of sums) if (sum > most) most = sum;
  let total = 0;
  for (let index = 0; index < sums.length; index++) {
    const share = Math.exp((sums[index] ?? 0) - most);
    sums[index] = share;
    total += share;
  }
  for (let index = 0; index < sums.length; index++) sums[index] = (sums[index] ?? 0) / total;
}

/** How likely each glyph is, and last that it is none. `cell` is normalised. */
export function judgeCell(network: GlyphNetwork, cell: Float32Array): Float32Array {
  const hidden = new Float32Array(HIDDEN);
  addUp(network.hidden, cell, hidden);
  rectify(hidden);
  const shares = new Float32Array(OUTPUTS);
  addUp(network.output, hidden, shares);
  toShares(shares);
  return shares;
}
