/** Films the event pages' loops and their first pictures: `node scripts/illustrations/films/draw-films.ts`; needs ffmpeg. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { height, width } from '../posters/shapes.ts';
import { svgDocument } from '../svg.ts';
import { films } from './event-films.ts';
import { FILMS } from './film-files.ts';
import { film } from './rolling.ts';

/** Quiet, endless and small: no sound, the index of the MP4 first so that it starts before it is whole. */
const encodings = {
  webm: ['-c:v', 'libvpx-vp9', '-crf', '40', '-b:v', '0', '-row-mt', '1', '-cpu-used', '2'],
  mp4: ['-c:v', 'libx264', '-crf', '30', '-preset', 'slow', '-movflags', '+faststart'],
};

const input = `-f rawvideo -pix_fmt rgb24 -s ${film.width}x${film.height} -r ${film.rate} -i -`.split(' ');

async function encode(
  frames: readonly Buffer[],
  name: string,
  format: keyof typeof encodings,
): Promise<void> {
  const settings = [...input, '-an', '-pix_fmt', 'yuv420p', ...encodings[format]];
  const ffmpeg = spawn(
    'ffmpeg',
    ['-loglevel', 'error', '-y', ...settings, join(FILMS, `${name}.${format}`)],
    {
      stdio: ['pipe', 'inherit', 'inherit'],
    },
  );
  for (const frame of frames) if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain');
  ffmpeg.stdin.end();
  const [code] = await once(ffmpeg, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

mkdirSync(FILMS, { recursive: true });
for (const [name, scene] of Object.entries(films)) {
  const still = (t: number) =>
    sharp(Buffer.from(svgDocument(width, height, scene(t))))
      .resize(film.width, film.height)
      .flatten();
  const frames: Buffer[] = [];
  const count = film.seconds * film.rate;
  for (let i = 0; i < count; i += 1)
    frames.push(
      await still(i / count)
        .raw()
        .toBuffer(),
    );
  await still(0)
    .webp({ quality: 78 })
    .toFile(join(FILMS, `${name}.webp`));
  await encode(frames, name, 'webm');
  await encode(frames, name, 'mp4');
}
