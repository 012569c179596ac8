import type { CarBody } from '../../../db/seed/picture-files.ts';
import type { BodySpec } from './body-spec.ts';
import { city } from './city.ts';
import { convertible } from './convertible.ts';
import { coupe } from './coupe.ts';
import { limousine } from './limousine.ts';
import { minivan } from './minivan.ts';
import { saloon } from './saloon.ts';
import { sports } from './sports.ts';
import { suv } from './suv.ts';

export const bodySpecs: Readonly<Record<CarBody, BodySpec>> = {
  city,
  saloon,
  coupe,
  limousine,
  suv,
  minivan,
  convertible,
  sports,
};
