/** Draws the demo's pictures into `db/seed/pictures`, the landmarks of the city pages beside those, and what stands beside the log-in form of dark websites: `node scripts/illustrations/draw-pictures.ts`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PICTURES } from '../../db/seed/picture-files.ts';
import { demoPictures } from './demo-pictures.ts';
import { LANDMARKS, landmarkKeys, landmarkPicture } from './landmark-picture.ts';
import { NIGHT_DRIVE, nightDrive } from './night-drive.ts';

rmSync(PICTURES, { recursive: true, force: true });
for (const [file, draw] of demoPictures()) {
  const path = join(PICTURES, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, draw());
}

rmSync(LANDMARKS, { recursive: true, force: true });
mkdirSync(LANDMARKS, { recursive: true });
for (const key of landmarkKeys) writeFileSync(join(LANDMARKS, `${key}.svg`), landmarkPicture(key));

writeFileSync(NIGHT_DRIVE, nightDrive());
