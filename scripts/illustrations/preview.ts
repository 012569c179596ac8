/** Contact sheets of every picture, for looking at: `node scripts/illustrations/preview.ts [side|...|cities|other]`. */
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { carBodies } from '../../db/seed/picture-files.ts';
import type { CarView } from '../../domain/cars/car-views.ts';
import { carIllustration } from './car-illustration.ts';
import { loadingCar } from './loading-car.ts';
import { logo, logoSymbol, logoWordMark } from './logo.ts';
import { notFoundPicture } from './not-found-picture.ts';
import { placeholderCar } from './placeholder-car.ts';
import { cityPoster, citySlugs } from './city-poster.ts';

const colours = ['#c8272d', '#1f4e9c', '#e9ebed', '#15171a', '#5c6b5a', '#8b96a3', '#e2a21b', '#0f6e6e'];

async function sheet(
  name: string,
  pictures: readonly string[],
  columns: number,
  width: number,
): Promise<void> {
  const height = Math.round((width * 10) / 16);
  const tiles = await Promise.all(
    pictures.map(async (svg, i) => ({
      input: await sharp(Buffer.from(svg)).resize(width, height, { fit: 'contain' }).png().toBuffer(),
      left: (i % columns) * width,
      top: Math.floor(i / columns) * height,
    })),
  );
  const folder = join(tmpdir(), 'nolo-illustrations');
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${name}.png`);
  await sharp({
    create: {
      width: columns * width,
      height: Math.ceil(pictures.length / columns) * height,
      channels: 3,
      background: '#fff',
    },
  })
    .composite(tiles)
    .png()
    .toFile(file);
  process.stdout.write(`${file}  ${pictures.map((p) => (p.length / 1000).toFixed(1)).join(' ')} kB\n`);
}

function cars(view: CarView): string[] {
  return carBodies.map((body, i) => carIllustration({ body, view, colour: colours[i] ?? '#888888' }));
}

const others = [
  placeholderCar(),
  notFoundPicture(),
  loadingCar('#0f6e6e'),
  logo({ primary: '#0f6e6e' }),
  logoSymbol({ primary: '#2196f3' }),
  logoWordMark({ primary: '#c8272d' }),
  carIllustration({ body: 'city', view: 'side', colour: '#c8272d', background: 'none', crop: true }),
  carIllustration({
    body: 'sports',
    view: 'three-quarter',
    colour: '#e2a21b',
    background: 'none',
    crop: true,
  }),
];

const wanted = process.argv[2];
const sheets: Readonly<Record<string, () => Promise<void>>> = {
  side: () => sheet('side', cars('side'), 2, 900),
  'three-quarter': () => sheet('three-quarter', cars('three-quarter'), 2, 900),
  rear: () => sheet('rear', cars('rear'), 2, 900),
  interior: () => sheet('interior', cars('interior').slice(0, 4), 2, 900),
  other: () => sheet('other', others, 2, 900),
  cities: () => sheet('cities', citySlugs.slice(0, 10).map(cityPoster), 2, 900),
  towns: () => sheet('towns', citySlugs.slice(10).map(cityPoster), 2, 900),
};
for (const [name, make] of Object.entries(sheets)) {
  if (wanted === undefined || wanted === name) await make();
}
