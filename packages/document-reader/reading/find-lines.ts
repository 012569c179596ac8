import type { Blob } from './find-blobs.ts';
import type { Point } from './homography.ts';

/** Glyphs in a row at a fixed pitch: each with its place, counted in pitches from the first. */
export type GlyphLine = {
  glyphs: { place: number; x: number; y: number }[];
  /** Pixels from one glyph to the next, in the middle. */
  pitch: number;
  /** Where the line goes: a step of length 1. */
  direction: Point;
};

/** Glyphs that a line needs to be one, and places from its first to its last. */
const FEWEST_GLYPHS = 9;
const SHORTEST = 16;
/** A zone's steepest slope that is looked for, and some more. */
const STEEPEST = 0.4;

/** All lines of type at a fixed pitch, longest first. Ordinary print has no fixed pitch and is none. */
export function findLines(blobs: readonly Blob[]): GlyphLine[] {
  const chains = chainUp(blobs).sort((a, b) => b.length - a.length);
  const used = new Set<Blob>();
  const lines: GlyphLine[] = [];
  for (const chain of chains.slice(0, 40)) {
    if (chain.some((blob) => used.has(blob))) continue;
    const members = extended(chain, blobs);
    const line = lineOf(members);
    if (line === null) continue;
    for (const blob of members) used.add(blob);
    lines.push(line);
  }
  return lines.sort((a, b) => b.glyphs.length - a.glyphs.length);
}

/** Neighbours that find each other, one after the other. */
function chainUp(blobs: readonly Blob[]): Blob[][] {
  const sorted = [...blobs].sort((a, b) => a.x - b.x);
  const next = new Map<Blob, Blob>();
  const previous = new Map<Blob, { blob: Blob; distance: number }>();
  sorted.forEach((blob, index) => {
    const found = nearestRight(sorted, index);
    if (found === null) return;
    const rival = previous.get(found.blob);
    if (rival && rival.distance <= found.distance) return;
    if (rival) next.delete(rival.blob);
    next.set(blob, found.blob);
    previous.set(found.blob, { blob, distance: found.distance });
  });
  const chains: Blob[][] = [];
  for (const blob of sorted) {
    if (previous.has(blob) || !next.has(blob)) continue;
    const chain = [blob];
    for (let at = next.get(blob); at !== undefined; at = next.get(at)) chain.push(at);
    if (chain.length >= 4) chains.push(chain);
  }
  return chains;
}

function nearestRight(sorted: readonly Blob[], index: number): { blob: Blob; distance: number } | null {
  const from = sorted[index];
  if (from === undefined) return null;
  let best: { blob: Blob; distance: number } | null = null;
  const reach = from.height * 2.4;
  for (let at = index + 1; at < sorted.length; at++) {
    const to = sorted[at];
    if (to === undefined || to.x - from.x > reach) break;
    const [dx, dy] = [to.x - from.x, Math.abs(to.y - from.y)];
    const ratio = to.height / from.height;
    if (dx < from.height * 0.45 || ratio < 0.55 || ratio > 1.8 || dy > STEEPEST * dx + 0.15 * from.height)
      continue;
    const distance = dx + 2 * dy;
    if (best === null || distance < best.distance) best = { blob: to, distance };
  }
  return best;
}

/** A chain with everything else that lies on its line and is as high; reflections break chains. */
function extended(chain: readonly Blob[], blobs: readonly Blob[]): Blob[] {
  let members = [...chain];
  const height = median(chain.map((blob) => blob.height));
  for (let round = 0; round < 3; round++) {
    const { at, slope } = straightLine(members);
    const reach = (members.at(-1)?.x ?? 0) - (members[0]?.x ?? 0) + 12 * height;
    const [left, right] = [(members[0]?.x ?? 0) - reach, (members.at(-1)?.x ?? 0) + reach];
    members = blobs
      .filter(({ x, y, height: own }) => {
        const isNear = Math.abs(y - (at + slope * x)) < 0.42 * height && x > left && x < right;
        return isNear && own > 0.5 * height && own < 1.6 * height;
      })
      .sort((a, b) => a.x - b.x);
  }
  return members;
}

function straightLine(points: readonly { x: number; y: number }[]): { at: number; slope: number } {
  const meanX = mean(points.map(({ x }) => x));
  const meanY = mean(points.map(({ y }) => y));
  let [product, square] = [0, 0];
  for (const { x, y } of points) {
    product += (x - meanX) * (y - meanY);
    square += (x - meanX) ** 2;
  }
  const slope = square === 0 ? 0 : product / square;
  return { at: meanY - slope * meanX, slope };
}

/** The places of the glyphs, if they keep to a pitch. */
function lineOf(members: readonly Blob[]): GlyphLine | null {
  if (members.length < FEWEST_GLYPHS) return null;
  const { slope } = straightLine(members);
  const length = Math.hypot(1, slope);
  const along = members.map(({ x, y }) => (x + slope * y) / length);
  const steps = along.slice(1).map((at, index) => at - (along[index] ?? 0));
  const height = median(members.map((blob) => blob.height));
  const single = steps.filter((step) => step > 0.7 * height && step < 1.7 * height);
  if (single.length < FEWEST_GLYPHS - 3) return null;
  const pitch = median(single);
  let here = pitch;
  let place = 0;
  let regular = 0;
  const glyphs = [{ place, x: members[0]?.x ?? 0, y: members[0]?.y ?? 0 }];
  for (const [index, step] of steps.entries()) {
    const places = Math.round(step / here);
    if (places === 0) continue;
    const rest = Math.abs(step / here - places);
    if (rest < 0.3) regular++;
    // Perspective: glyphs farther away stand closer.
    if (places <= 2 && rest < 0.3) here += 0.12 * (step / places - here);
    place += places;
    const { x = 0, y = 0 } = members[index + 1] ?? {};
    glyphs.push({ place, x, y });
  }
  const own = withoutStrays(glyphs);
  const span = (own.at(-1)?.place ?? 0) - (own[0]?.place ?? 0);
  if (span < SHORTEST || own.length < FEWEST_GLYPHS || regular / glyphs.length < 0.7) return null;
  return { glyphs: own, pitch, direction: [1 / length, slope / length] };
}

/** Without one or two smudges that happen to lie on the line, far off its end. */
function withoutStrays(glyphs: GlyphLine['glyphs']): GlyphLine['glyphs'] {
  let own = glyphs;
  for (const kept of [1, 2]) {
    const gap = (from: number): number => (own[from + 1]?.place ?? 0) - (own[from]?.place ?? 0);
    if (gap(own.length - 1 - kept) > 3) own = own.slice(0, -kept);
    if (gap(kept - 1) > 3) own = own.slice(kept);
  }
  return own;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
