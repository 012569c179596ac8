import { createHash } from 'node:crypto';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlannedCar } from './cars.ts';
import { carIllustration, carViews } from './illustrations/car-illustration.ts';
import type { CarView } from './illustrations/car-illustration.ts';
import { cityPoster, citySlugs, type CitySlug } from './illustrations/city-poster.ts';

export type PlannedImage = { hash: string; view: CarView };

/** Size of the illustrations. */
export const IMAGE_SIZE = { width: 1600, height: 1000 } as const;

/** The originals are stored under the first 32 hex digits of their SHA-256, as uploaded ones are. */
function hashOf(bytes: string): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

/** Draws each picture once and stores it; tells each car's four pictures, in the order they are shown. */
export async function storeCarImages(
  cars: readonly PlannedCar[],
  imagesDir: string,
): Promise<PlannedImage[][]> {
  const drawn = new Map<string, PlannedImage>();
  const originals = new Map<string, string>();
  const pictures = cars.map(({ model, colour, scene }) =>
    carViews.map((view) => {
      const key = [model.body, view, colour, scene].join(' ');
      const known = drawn.get(key);
      if (known !== undefined) return known;
      const svg = carIllustration({ body: model.body, view, colour, scene });
      const image = { hash: hashOf(svg), view };
      originals.set(image.hash, svg);
      drawn.set(key, image);
      return image;
    }),
  );
  await mkdir(imagesDir, { recursive: true });
  await Promise.all([...originals].map(([hash, svg]) => storeOnce(join(imagesDir, hash), svg)));
  return pictures;
}

export type CityImage = { city: CitySlug; hash: string };

/** The posters of the cities, stored like any other picture. */
export async function storeCityImages(imagesDir: string): Promise<CityImage[]> {
  await mkdir(imagesDir, { recursive: true });
  return Promise.all(
    citySlugs.map(async (city) => {
      const svg = cityPoster(city);
      const hash = hashOf(svg);
      await storeOnce(join(imagesDir, hash), svg);
      return { city, hash };
    }),
  );
}

/** Whole or not at all; the name is the content, so one that is there is right. */
async function storeOnce(path: string, bytes: string): Promise<void> {
  const exists = await stat(path).then(
    () => true,
    () => false,
  );
  if (exists) return;
  await writeFile(`${path}.part`, bytes);
  await rename(`${path}.part`, path);
}
