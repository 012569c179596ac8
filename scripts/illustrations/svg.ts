/** Small helpers for writing SVG by hand. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Short numbers keep the pictures small; a hundredth is below what anyone can see. */
export function num(value: number): string {
  return String(Math.round(value * 100) / 100 || 0).replace(/^(-?)0\./, '$1.');
}

/** A short stable hash, for ids and for choosing among variants. */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 0;
}

/** Repeatable pseudo-random numbers in [0, 1). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${num(opacity)}"`;
      return `<stop offset="${num(offset)}" stop-color="${colour}"${alpha}/>`;
    })
    .join('');
}

/** Linear gradient in user space from (x1, y1) to (x2, y2). */
export function linear(
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stops: readonly Stop[],
): string {
  const at = `x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}"`;
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${at}>${stopsOf(stops)}</linearGradient>`;
}

/** Radial gradient relative to the painted shape. */
export function radial(id: string, stops: readonly Stop[]): string {
  return `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`;
}

/** Radial gradient in user space. */
export function radialAt(
  id: string,
  [cx, cy, r]: readonly [number, number, number],
  stops: readonly Stop[],
): string {
  const at = `cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}"`;
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" ${at}>${stopsOf(stops)}</radialGradient>`;
}

export function clip(id: string, d: string): string {
  return `<clipPath id="${id}"><path d="${d}"/></clipPath>`;
}

export function path(d: string, attributes: string): string {
  return `<path d="${d}" ${attributes}/>`;
}

export function fill(d: string, colour: string, opacity = 1): string {
  return `<path d="${d}" fill="${colour}"${opacity === 1 ? '' : ` opacity="${num(opacity)}"`}/>`;
}

export function line(d: string, colour: string, width: number, opacity = 1): string {
  const alpha = opacity === 1 ? '' : ` opacity="${num(opacity)}"`;
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${alpha}/>`;
}

export function svgDocument(width: number, height: number, content: string, viewBox?: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox ?? `0 0 ${width} ${height}`}">${content}</svg>`;
}

/** Draws every path that occurs more than once from one definition. */
export function shared(id: string, picture: string): { defs: string; picture: string } {
  const counts = new Map<string, number>();
  for (const [, d = ''] of picture.matchAll(/<path d="([^"]{50,})"/g))
    counts.set(d, (counts.get(d) ?? 0) + 1);
  const names = new Map<string, string>();
  for (const [d, count] of counts) if (count > 1) names.set(d, `${id}${names.size}`);
  const defs = [...names].map(([d, name]) => `<path id="${name}" d="${d}"/>`).join('');
  const short = picture.replace(/<path d="([^"]{50,})"/g, (whole, d: string) => {
    const name = names.get(d);
    return name === undefined ? whole : `<use href="#${name}"`;
  });
  return { defs, picture: short };
}
