import type { CarBody } from '../../db/seed/picture-files.ts';
import type { CarView } from '../../domain/cars/car-views.ts';
import { bodySpecs } from './bodies/body-specs.ts';
import { interiorView } from './interior-view.ts';
import { cornerView } from './perspective/corner-view.ts';
import { canvas, studioScene } from './scene.ts';
import { sideView } from './side-view.ts';
import type { Drawing } from './side-view.ts';
import { hashOf, num, shared, svgDocument } from './svg.ts';

export interface CarIllustrationOptions {
  body: CarBody;
  view: CarView;
  /** Paint, #rrggbb. */
  colour: string;
  /** Varies the studio; the same seed gives the same picture. */
  scene?: number;
  /** 'none' leaves the ground shadow only: for map markers and the hero. */
  background?: 'studio' | 'none';
  /** Trims the picture to the car; only with background 'none'. */
  crop?: boolean;
}

function draw({ body, view, colour }: CarIllustrationOptions, id: string): Drawing {
  if (view === 'three-quarter') return cornerView(id, body, colour, 'nose');
  if (view === 'rear') return cornerView(id, body, colour, 'tail');
  if (view === 'interior') return interiorView(id, colour);
  return sideView(id, bodySpecs[body], colour);
}

/** A complete 1600 x 1000 SVG of one car. Same options, same text. */
export function carIllustration(options: CarIllustrationOptions): string {
  const { body, view, colour, scene = 0, background = 'studio', crop = false } = options;
  const id = `c${hashOf([body, view, colour, scene, background, crop].join('|')).toString(36)}`;
  const drawing = draw(options, id);
  const { box } = drawing;
  const { defs: shapes, picture } = shared(`${id}_d`, `<defs>${drawing.defs}</defs>${drawing.body}`);
  const car = `<defs>${shapes}</defs>${picture}`;
  if (background === 'none' && crop) {
    const viewBox = [box.x, box.y, box.width, box.height].map(num).join(' ');
    return svgDocument(Math.round(box.width), Math.round(box.height), car, viewBox);
  }
  const seed = hashOf(`${body}|${colour}|${scene}`);
  const room = background === 'none' ? '' : studioScene(`${id}_`, seed, colour);
  return svgDocument(canvas.width, canvas.height, room + car);
}
