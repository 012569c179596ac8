import { join } from 'node:path';
import { firenzeDuomo, piazzale, ponteVecchio, uffizi } from './landmarks/florence.ts';
import { castello, galleria, milanoDuomo, navigli } from './landmarks/milan.ts';
import { castelDellOvo, plebiscito, sansevero, spaccanapoli } from './landmarks/naples.ts';
import { colosseo, pantheon, sanPietro, trevi } from './landmarks/rome.ts';
import { palazzoDucale, rialto, salute, sanMarco } from './landmarks/venice.ts';
import { height, width } from './posters/shapes.ts';
import { svgDocument } from './svg.ts';

/** Where `node scripts/illustrations/draw-pictures.ts` leaves them: part of the pages, like every text there. */
export const LANDMARKS = join(import.meta.dirname, '..', '..', 'web', 'features', 'content', 'landmarks');

/** By the key that `content/cities` gives a landmark. */
const landmarks: Record<string, (id: string) => string> = {
  'roma-colosseo': colosseo,
  'roma-pantheon': pantheon,
  'roma-fontana-di-trevi': trevi,
  'roma-san-pietro': sanPietro,
  'milano-duomo': milanoDuomo,
  'milano-galleria': galleria,
  'milano-castello': castello,
  'milano-navigli': navigli,
  'firenze-duomo': firenzeDuomo,
  'firenze-ponte-vecchio': ponteVecchio,
  'firenze-uffizi': uffizi,
  'firenze-piazzale-michelangelo': piazzale,
  'venezia-san-marco': sanMarco,
  'venezia-palazzo-ducale': palazzoDucale,
  'venezia-rialto': rialto,
  'venezia-salute': salute,
  'napoli-spaccanapoli': spaccanapoli,
  'napoli-castel-dell-ovo': castelDellOvo,
  'napoli-cappella-sansevero': sansevero,
  'napoli-piazza-del-plebiscito': plebiscito,
};

export const landmarkKeys = Object.keys(landmarks);

/** A 1600 x 1000 view of a landmark, without any text in it. */
export function landmarkPicture(key: string): string {
  const draw = landmarks[key];
  if (!draw) throw new Error(`no landmark is called ${key}`);
  return svgDocument(width, height, draw(`${key}-`));
}
