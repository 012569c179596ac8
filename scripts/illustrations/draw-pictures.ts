/** Draws the demo's pictures into `db/seed/pictures`: `node scripts/illustrations/draw-pictures.ts`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PICTURES } from '../../db/seed/picture-files.ts';
import { demoPictures } from './demo-pictures.ts';

rmSync(PICTURES, { recursive: true, force: true });
for (const [file, draw] of demoPictures()) {
  const path = join(PICTURES, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, draw());
}
