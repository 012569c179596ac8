import { join } from 'node:path';
import { castelloSvevo, lungomare, sanNicolaDiBari, teatroPetruzzelli } from './landmarks/bari.ts';
import { accademiaCarrara, cappellaColleoni, muraVenete, piazzaVecchia } from './landmarks/bergamo.ts';
import { archiginnasio, dueTorri, piazzaMaggiore, sanLuca } from './landmarks/bologna.ts';
import { bastioneSaintRemy, cagliariDuomo, poetto, torreDellElefante } from './landmarks/cagliari.ts';
import { castelloUrsino, pescheria, piazzaDuomo, teatroBellini } from './landmarks/catania.ts';
import { firenzeDuomo, piazzale, ponteVecchio, uffizi } from './landmarks/florence.ts';
import { campanile, casamari, isolaDelLiri, museoArcheologico } from './landmarks/frosinone.ts';
import { acquario, castelletto, lanternaDiGenova, palazziDeiRolli } from './landmarks/genoa.ts';
import { fogliano, giardinoDiNinfa, museoCambellotti, piazzaDelPopolo } from './landmarks/latina.ts';
import { castello, galleria, milanoDuomo, navigli } from './landmarks/milan.ts';
import { sansevero, spaccanapoli } from './landmarks/naples-old-town.ts';
import { castelDellOvo, plebiscito } from './landmarks/naples.ts';
import { palermoDuomo, palazzoDeiNormanni, quattroCanti, teatroMassimo } from './landmarks/palermo.ts';
import { greccio, piazzaSanRufo, rietiDuomo, rietiSotterranea } from './landmarks/rieti.ts';
import { colosseo, pantheon, sanPietro, trevi } from './landmarks/rome.ts';
import { canalGrande, miramareCastle, piazzaUnita, sanGiusto } from './landmarks/trieste.ts';
import { moleAntonelliana, museoEgizio, palazzoReale, superga } from './landmarks/turin.ts';
import { palazzoDucale, rialto, salute, sanMarco } from './landmarks/venice.ts';
import { arenaDiVerona, casaDiGiulietta, castelvecchio, piazzaDelleErbe } from './landmarks/verona.ts';
import { palazzoDeiPapi, sanPellegrino, termeDeiPapi, villaLante } from './landmarks/viterbo.ts';
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
  'palermo-palazzo-dei-normanni': palazzoDeiNormanni,
  'palermo-cattedrale': palermoDuomo,
  'palermo-teatro-massimo': teatroMassimo,
  'palermo-quattro-canti': quattroCanti,
  'torino-mole-antonelliana': moleAntonelliana,
  'torino-museo-egizio': museoEgizio,
  'torino-palazzo-reale': palazzoReale,
  'torino-superga': superga,
  'genova-acquario': acquario,
  'genova-palazzi-dei-rolli': palazziDeiRolli,
  'genova-lanterna': lanternaDiGenova,
  'genova-spianata-castelletto': castelletto,
  'verona-arena': arenaDiVerona,
  'verona-casa-di-giulietta': casaDiGiulietta,
  'verona-castelvecchio': castelvecchio,
  'verona-piazza-delle-erbe': piazzaDelleErbe,
  'bologna-piazza-maggiore': piazzaMaggiore,
  'bologna-due-torri': dueTorri,
  'bologna-san-luca': sanLuca,
  'bologna-archiginnasio': archiginnasio,
  'catania-piazza-duomo': piazzaDuomo,
  'catania-pescheria': pescheria,
  'catania-teatro-bellini': teatroBellini,
  'catania-castello-ursino': castelloUrsino,
  'bari-san-nicola': sanNicolaDiBari,
  'bari-castello-svevo': castelloSvevo,
  'bari-teatro-petruzzelli': teatroPetruzzelli,
  'bari-lungomare': lungomare,
  'cagliari-bastione-saint-remy': bastioneSaintRemy,
  'cagliari-torre-dell-elefante': torreDellElefante,
  'cagliari-poetto': poetto,
  'cagliari-cattedrale': cagliariDuomo,
  'trieste-piazza-unita': piazzaUnita,
  'trieste-miramare': miramareCastle,
  'trieste-san-giusto': sanGiusto,
  'trieste-canal-grande': canalGrande,
  'bergamo-piazza-vecchia': piazzaVecchia,
  'bergamo-cappella-colleoni': cappellaColleoni,
  'bergamo-mura': muraVenete,
  'bergamo-accademia-carrara': accademiaCarrara,
  'latina-piazza-del-popolo': piazzaDelPopolo,
  'latina-museo-cambellotti': museoCambellotti,
  'latina-giardino-di-ninfa': giardinoDiNinfa,
  'latina-fogliano': fogliano,
  'frosinone-campanile': campanile,
  'frosinone-museo-archeologico': museoArcheologico,
  'frosinone-casamari': casamari,
  'frosinone-isola-del-liri': isolaDelLiri,
  'viterbo-palazzo-dei-papi': palazzoDeiPapi,
  'viterbo-san-pellegrino': sanPellegrino,
  'viterbo-villa-lante': villaLante,
  'viterbo-terme-dei-papi': termeDeiPapi,
  'rieti-piazza-san-rufo': piazzaSanRufo,
  'rieti-sotterranea': rietiSotterranea,
  'rieti-cattedrale': rietiDuomo,
  'rieti-greccio': greccio,
};

export const landmarkKeys = Object.keys(landmarks);

/** A 1600 x 1000 view of a landmark, without any text in it. */
export function landmarkPicture(key: string): string {
  const draw = landmarks[key];
  if (!draw) throw new Error(`no landmark is called ${key}`);
  return svgDocument(width, height, draw(`${key}-`));
}
