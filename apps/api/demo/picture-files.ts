import { join } from 'node:path';
import type { CarView } from '@nolo/domain/cars/car-views.ts';

/** The demo's pictures; `README.md` there says how they came to be. */
export const PICTURES = join(import.meta.dirname, 'pictures');

export const carBodies = [
  'city',
  'saloon',
  'coupe',
  'limousine',
  'suv',
  'minivan',
  'convertible',
  'sports',
] as const;
export type CarBody = (typeof carBodies)[number];

export type CarPicture = {
  body: CarBody;
  view: CarView;
  /** Paint, #rrggbb. */
  colour: string;
  /** Varies the studio. */
  scene: number;
};

export function carPictureFile({ body, view, colour, scene }: CarPicture): string {
  return join('cars', `${body}-${view}-${colour.slice(1)}-${scene}.svg`);
}

export function cityPictureFile(city: string): string {
  return join('cities', `${city}.svg`);
}
