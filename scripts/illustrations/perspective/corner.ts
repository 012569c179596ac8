import type { BodySpec } from '../bodies/body-spec.ts';
import type { BodySurface, End } from './body-surface.ts';
import type { Camera } from './camera.ts';
import type { Panels } from './panels.ts';
import type { Volume } from './volumes.ts';

/** Everything the painting of one corner view needs. */
export interface Corner {
  id: string;
  spec: BodySpec;
  volume: Volume;
  surface: BodySurface;
  camera: Camera;
  panels: Panels;
  colour: string;
  end: End;
  /** Pixels of a centimetre at the near side, roughly. */
  scale: number;
}
