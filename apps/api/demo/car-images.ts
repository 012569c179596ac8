import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Picture } from './records/insert-cars.ts';
import type { PlannedCar } from './cars.ts';
import { carTypes, typeBodies } from './catalogue.ts';
import { carPictureFile, cityPictureFile, PICTURES } from './picture-files.ts';
import { carViews, type CarView } from '@nolo/domain/cars/car-views.ts';

/** The originals are stored under the first 32 hex digits of their SHA-256, as uploaded ones are. */
function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

/** Stores one of the demo's pictures as if it had been uploaded; gives its hash. */
async function storePicture(file: string, imagesDir: string): Promise<string> {
  const bytes = await readFile(join(PICTURES, file));
  const hash = hashOf(bytes);
  await storeOnce(join(imagesDir, hash), bytes);
  return hash;
}

/** The picture files of a car, in the order they are shown. */
export function pictureFilesOf({ model, colour, scene }: PlannedCar): { file: string; view: CarView }[] {
  return carViews.map((view) => ({ view, file: carPictureFile({ body: model.body, view, colour, scene }) }));
}

/** Stores each picture once; gives each car's four pictures, in the order they are shown. */
export async function storeCarImages(cars: readonly PlannedCar[], imagesDir: string): Promise<Picture[][]> {
  await mkdir(imagesDir, { recursive: true });
  const stored = new Map<string, Promise<string>>();
  const store = (file: string) => {
    const hash = stored.get(file) ?? storePicture(file, imagesDir);
    stored.set(file, hash);
    return hash;
  };
  return Promise.all(
    cars.map((car) =>
      Promise.all(pictureFilesOf(car).map(async ({ file, view }) => ({ view, hash: await store(file) }))),
    ),
  );
}

/** White, in which every body is drawn. */
const ILLUSTRATION = { view: 'side', colour: '#eef0f2', scene: 0 } as const;

/** The drawing of each car type, stored like any other picture. */
export async function storeTypeImages(imagesDir: string): Promise<{ key: string; hash: string }[]> {
  return Promise.all(
    carTypes.map(async ({ key }) => {
      const file = carPictureFile({ body: typeBodies[key], ...ILLUSTRATION });
      return { key, hash: await storePicture(file, imagesDir) };
    }),
  );
}

export type CityImage = { city: string; hash: string };

/** The posters of the cities, stored like any other picture. */
export async function storeCityImages(imagesDir: string): Promise<CityImage[]> {
  await mkdir(imagesDir, { recursive: true });
  const files = await readdir(join(PICTURES, 'cities'));
  return Promise.all(
    files.map(async (file) => {
      const city = basename(file, '.svg');
      return { city, hash: await storePicture(cityPictureFile(city), imagesDir) };
    }),
  );
}

/** Whole or not at all; the name is the content, so one that is there is right. */
async function storeOnce(path: string, bytes: Buffer): Promise<void> {
  const exists = await stat(path).then(
    () => true,
    () => false,
  );
  if (exists) return;
  await writeFile(`${path}.part`, bytes);
  await rename(`${path}.part`, path);
}
