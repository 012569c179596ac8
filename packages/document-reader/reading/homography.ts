/** How a flat thing lies in a picture: lines stay lines, parallels may meet (perspective). */
export type Point = readonly [x: number, y: number];
/** Nine numbers, row after row, the last 1. */
export type Homography = readonly number[];

export function project(h: Homography, u: number, v: number): Point {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, i = 0] = h;
  const w = g * u + i * v + 1;
  return [(a * u + b * v + c) / w, (d * u + e * v + f) / w];
}

/** The homography that leads from each `from` to its `to`, as nearly as possible. Null when there is none. */
export function fitHomography(from: readonly Point[], to: readonly Point[]): Homography | null {
  if (from.length < 4) return null;
  const matrix = Array.from({ length: 8 }, () => new Float64Array(9));
  from.forEach(([u, v], index) => {
    const [x, y] = to[index] ?? [0, 0];
    addEquation(matrix, [u, v, 1, 0, 0, 0, -u * x, -v * x], x);
    addEquation(matrix, [0, 0, 0, u, v, 1, -u * y, -v * y], y);
  });
  const solved = solve(matrix);
  return solved === null ? null : [...solved, 1];
}

/** Adds to the normal equations of least squares. */
function addEquation(matrix: Float64Array[], row: number[], value: number): void {
  matrix.forEach((line, i) => {
    const factor = row[i] ?? 0;
    if (factor === 0) return;
    row.forEach((other, j) => (line[j] = (line[j] ?? 0) + factor * other));
    line[8] = (line[8] ?? 0) + factor * value;
  });
}

/** Gauss with pivots; each line ends with the right-hand side. */
function solve(matrix: Float64Array[]): number[] | null {
  const size = matrix.length;
  for (let column = 0; column < size; column++) {
    const rest = matrix.slice(column);
    const best = rest.reduce((a, b) => (Math.abs(b[column] ?? 0) > Math.abs(a[column] ?? 0) ? b : a));
    const pivot = best[column] ?? 0;
    if (Math.abs(pivot) < 1e-12) return null;
    const at = matrix.indexOf(best);
    [matrix[column], matrix[at]] = [best, matrix[column] ?? best];
    for (const line of matrix) {
      if (line === best) continue;
      const factor = (line[column] ?? 0) / pivot;
      if (factor !== 0)
        for (let k = column; k <= size; k++) line[k] = (line[k] ?? 0) - factor * (best[k] ?? 0);
    }
  }
  return matrix.map((line, i) => (line[size] ?? 0) / (line[i] ?? 1));
}
