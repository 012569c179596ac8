import type { CarModel, MakeName } from './catalogue.ts';
import type { CarBody } from './picture-files.ts';

const WHITE = '#eef0f2';
const PEARL = '#e6e1d6';
const SILVER = '#b9bfc6';
const GREY = '#6f7780';
const GRAPHITE = '#3c434b';
const BLACK = '#16181b';
const NAVY = '#1d2f4f';
const BLUE = '#2a5fa8';
const SKY = '#8fb8d4';
const RED = '#b3202a';
const BORDEAUX = '#5c1a28';
const GREEN = '#2f5d4a';
const MINT = '#a9d3c3';
const SAND = '#c9b99a';
const YELLOW = '#e6bd2f';
const ORANGE = '#d9672b';

/** What people buy these bodies in. */
const bodyPaints: Record<CarBody, readonly string[]> = {
  city: [WHITE, RED, SKY, MINT, GREY, YELLOW, BLUE, PEARL],
  saloon: [BLACK, SILVER, NAVY, GRAPHITE, WHITE, BORDEAUX],
  coupe: [GRAPHITE, NAVY, RED, WHITE, BLACK, GREEN],
  limousine: [BLACK, WHITE, NAVY],
  suv: [WHITE, GRAPHITE, GREEN, BLUE, SILVER, BLACK, SAND, RED],
  minivan: [SILVER, GRAPHITE, WHITE, NAVY],
  convertible: [RED, SKY, WHITE, GREEN, PEARL, NAVY],
  sports: [RED, YELLOW, GRAPHITE, BLUE, WHITE],
};

/** A maker's own colours come first in people's minds. */
const makePaints: Partial<Record<MakeName, readonly string[]>> = {
  Ferrari: ['#c2161c', YELLOW, '#c2161c', BLACK, NAVY],
  Lamborghini: ['#d9b21f', ORANGE, '#7fae2e', WHITE, BLACK],
  'Aston Martin': ['#1f4a3d', SILVER, GRAPHITE, NAVY],
  'Rolls-Royce': [BLACK, WHITE, NAVY, BORDEAUX],
  Bentley: ['#1f4a3d', BLACK, PEARL, NAVY],
  Maserati: ['#23477d', GREY, WHITE, BLACK],
  McLaren: [ORANGE, GRAPHITE],
  Lotus: [YELLOW, '#1f4a3d'],
  'Alfa Romeo': ['#a0151f', WHITE, GREY, '#23477d'],
  Smart: [WHITE, SKY, GRAPHITE],
  Tesla: [WHITE, BLACK, BLUE, '#a0151f', SILVER],
  Lincoln: [BLACK, WHITE],
};

export function paintsFor({ make, body }: Pick<CarModel, 'make' | 'body'>): readonly string[] {
  return makePaints[make] ?? bodyPaints[body];
}
