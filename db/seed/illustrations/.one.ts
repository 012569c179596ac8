import sharp from 'sharp';
import { carIllustration } from '/work/main/db/seed/illustrations/car-illustration.ts';
const [, , body, view, colour = '#1f4e9c', w = '1600'] = process.argv;
const svg = carIllustration({ body: body as never, view: view as never, colour });
await sharp(Buffer.from(svg)).resize(Number(w)).png().toFile('/tmp/nolo-illustrations/one.png');
