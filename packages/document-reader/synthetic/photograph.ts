import sharp from 'sharp';
import { shadeAt, type GreyImage } from '@nolo/domain/identity/grey-image.ts';
import { fitHomography, project, type Point } from '../reading/homography.ts';
import { between, normal, type Random } from './seeded-random.ts';

/** How a document is photographed; everything left out is as a careful person does it. */
export type Shot = {
  /** Degrees, clockwise. */
  turn?: number;
  /** Shares of the side by which each corner lies elsewhere, at most. */
  perspective?: number;
  /** Pixels: of the lens, and of a hand that moves sideways. */
  blur?: number;
  motion?: number;
  /** Light that is left, 0 to 1, and how unevenly it falls, 0 to 1. */
  light?: number;
  shadow?: number;
  /** A reflection over the document: how much it washes out, 0 to 1, and where (shares of the document). */
  glare?: { strength: number; x: number; y: number; radius: number };
  /** Standard deviation of the sensor's noise, in shades. */
  noise?: number;
  quality?: number;
  /** Share of the picture's width that the document fills. */
  fill?: number;
  /** Share of the document's height (from below) and width (from the right) that lies outside the picture. */
  cutBottom?: number;
  cutRight?: number;
};

export const PICTURE = { width: 1600, height: 1200 };

/** An SVG as a grey picture. */
export async function raster(svg: string, width: number): Promise<GreyImage> {
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .resize({ width })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: new Uint8Array(data) };
}

/** Where the document's corners come to lie: middle, turned, then each moved by itself. */
function cornersOf(paper: GreyImage, shot: Shot, random: Random): Point[] {
  const width = PICTURE.width * (shot.fill ?? 0.86);
  const height = (width * paper.height) / paper.width;
  const turn = ((shot.turn ?? 0) * Math.PI) / 180;
  const shift: Point = [(shot.cutRight ?? 0) * width, (shot.cutBottom ?? 0) * height];
  const isCut = shot.cutBottom !== undefined || shot.cutRight !== undefined;
  const moved: Point = [
    isCut && shot.cutRight !== undefined ? (PICTURE.width - width) / 2 + shift[0] : 0,
    isCut && shot.cutBottom !== undefined ? (PICTURE.height - height) / 2 + shift[1] : 0,
  ];
  const wander = (side: number) => between(random, -1, 1) * (shot.perspective ?? 0.01) * side;
  const signs: Point[] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ];
  return signs.map(([signX, signY]) => {
    const [x, y] = [(signX * width) / 2, (signY * height) / 2];
    return [
      PICTURE.width / 2 + x * Math.cos(turn) - y * Math.sin(turn) + moved[0] + wander(width),
      PICTURE.height / 2 + x * Math.sin(turn) + y * Math.cos(turn) + moved[1] + wander(height),
    ] as const;
  });
}

/** A table: planks of slightly different shades with a grain. */
function tableShade(x: number, y: number, phase: number): number {
  const plank = Math.floor((x + phase * 300) / 260);
  const grain = Math.sin(y / 37 + Math.sin(x / 90 + phase) * 3 + plank * 2) * 7;
  return 96 + ((plank * 37) % 29) + grain;
}

function glareAt(shot: Shot, u: number, v: number): number {
  if (shot.glare === undefined) return 0;
  const { x, y, radius, strength } = shot.glare;
  const distance = Math.hypot(u - x, (v - y) * 0.63) / radius;
  return distance > 2.5 ? 0 : strength * Math.exp(-distance * distance * 1.5);
}

function shades(paper: GreyImage, shot: Shot, random: Random): Float32Array {
  const corners = cornersOf(paper, shot, random);
  const unit: Point[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ];
  const toPaper = fitHomography(corners, unit);
  if (toPaper === null) throw new Error('photograph: no perspective leads there');
  const { width, height } = PICTURE;
  const [phase, shadowTurn] = [random(), random() * 2 * Math.PI];
  const picture = new Float32Array(width * height);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const [u, v] = project(toPaper, x, y);
      const isPaper = u >= 0 && u < 1 && v >= 0 && v < 1;
      const shade = isPaper ? shadeAt(paper, u * paper.width, v * paper.height) : tableShade(x, y, phase);
      const side = (Math.cos(shadowTurn) * (x / width - 0.5) + Math.sin(shadowTurn) * (y / height - 0.5)) * 2;
      const lit = shade * (shot.light ?? 0.92) * (1 - (shot.shadow ?? 0.15) * (0.5 + side / 2));
      const washed = isPaper ? glareAt(shot, u, v) : 0;
      picture[at] = lit + (255 - lit) * washed;
    }
  }
  return picture;
}

/** A hand that moves sideways while the shutter is open. */
function smeared(picture: Float32Array, length: number): Float32Array {
  const reach = Math.round(length / 2);
  if (reach === 0) return picture;
  return picture.map((_, at) => {
    let sum = 0;
    for (let step = -reach; step <= reach; step++) sum += picture[at + step] ?? 0;
    return sum / (2 * reach + 1);
  });
}

async function blurred(picture: Float32Array, sigma: number): Promise<Buffer> {
  const bytes = Buffer.from(
    Uint8Array.from(picture, (shade) => Math.min(255, Math.max(0, Math.round(shade)))),
  );
  const image = sharp(bytes, { raw: { ...PICTURE, channels: 1 } });
  return (sigma >= 0.3 ? image.blur(sigma) : image).toColourspace('b-w').raw().toBuffer();
}

/** A photograph of a sheet of paper on a table, as a telephone makes it: JPEG bytes. */
export async function photograph(paper: GreyImage, shot: Shot, random: Random): Promise<Buffer> {
  const sharpPicture = smeared(shades(paper, shot, random), shot.motion ?? 0);
  const picture = await blurred(sharpPicture, shot.blur ?? 0.7);
  const deviation = shot.noise ?? 3;
  // One table of noise, begun anew at random places: drawing two million numbers one by one takes longer than all else.
  const table = Float32Array.from({ length: 65_536 }, () => normal(random) * deviation);
  for (let at = 0, from = 0; at < picture.length; at++, from++) {
    if (at % 4096 === 0) from = Math.floor(random() * table.length);
    const shade = (picture[at] ?? 0) + (table[from % table.length] ?? 0);
    picture[at] = Math.min(255, Math.max(0, Math.round(shade)));
  }
  return sharp(picture, { raw: { ...PICTURE, channels: 1 } })
    .jpeg({ quality: shot.quality ?? 85 })
    .toBuffer();
}

/** What a person sees who photographs something else: a table, or a page of an ordinary letter. */
export async function photographOfNoDocument(random: Random, text: readonly string[]): Promise<Buffer> {
  const rows = text.map((line, row) => `<text x="80" y="${120 + row * 54}" font-size="34">${line}</text>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="806"
    font-family="'Liberation Mono', monospace"><rect width="100%" height="100%" fill="#f4f2ee"/>${rows.join('')}</svg>`;
  return photograph(await raster(svg, PICTURE.width), { turn: between(random, -8, 8) }, random);
}
