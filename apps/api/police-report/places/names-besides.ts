import { countryAliases } from '@nolo/domain/account/country-aliases.ts';
import { countries, type Country } from '@nolo/domain/account/phone-number.ts';
import { countryName } from '@nolo/i18n/country-name.ts';
import { languages } from '@nolo/i18n/language.ts';
import { foldText } from '../../search/places/fold-text.ts';
import { gazetteerRows } from '../../search/places/gazetteer.ts';

/** Countries that the service's table calls otherwise than our Italian, by its codes. */
const CODES: Readonly<Record<string, Country>> = {
  '100000733': 'AI',
  '100000739': 'BM',
  '100000309': 'BN',
  '100000742': 'KY',
  '100000743': 'CX',
  '100000746': 'CC',
  '100000418': 'CG',
  '100000755': 'FO',
  '100000245': 'RU',
  '100000761': 'GF',
  '110000005': 'HK',
  '100000764': 'VI',
  '100000765': 'RE',
  '110000003': 'MO',
  '100000768': 'FK',
  '100000769': 'IM',
  '100000772': 'MH',
  '100000438': 'MU',
  '100000775': 'FM',
  '100000778': 'NF',
  '100000783': 'PW',
  '110000001': 'PS',
  '100000721': 'PG',
  '100000787': 'PF',
  '100000790': 'PR',
  '100000257': 'CZ',
  '100000998': 'CD',
  '100000255': 'SK',
  '100000534': 'KN',
  '100000795': 'EH',
  '100000796': 'PM',
  '100000725': 'SB',
  '100000311': 'LK',
  '100000536': 'US',
  '100000246': 'VA',
  '100000456': 'SZ',
  '100000805': 'TL',
  '100000810': 'TC',
  '100000812': 'VG',
  '100000815': 'WF',
};

/**
 * Municipalities with a second official name that nothing else knows: documents from there say either, or both. The first is
 * as the table has it.
 */
const SECOND_NAMES = `
  Aldino/Aldein Andriano/Andrian Anterivo/Altrei Appiano_sulla_Strada_del_Vino/Eppan_an_der_Weinstraße Avelengo/Hafling
  Badia/Abtei Barbiano/Barbian Bolzano/Bozen Braies/Prags Brennero/Brenner Bressanone/Brixen Bronzolo/Branzoll
  Brunico/Bruneck Caines/Kuens Caldaro_sulla_Strada_del_Vino/Kaltern_an_der_Weinstraße Campo_di_Trens/Freienfeld
  Campo_Tures/Sand_in_Taufers Castelbello_Ciardes/Kastelbell-Tschars Castelrotto/Kastelruth Cermes/Tscherms Chienes/Kiens
  Chiusa/Klausen Cornedo_all'Isarco/Karneid Cortaccia_sulla_Strada_del_Vino/Kurtatsch_an_der_Weinstraße
  Cortina_sulla_Strada_del_Vino/Kurtinig_an_der_Weinstraße Corvara_in_Badia/Kurfar Curon_Venosta/Graun_im_Vinschgau
  Dobbiaco/Toblach Egna/Neumarkt Falzes/Pfalzen Fie'_allo_Sciliar/Völs_am_Schlern Fortezza/Franzensfeste Funes/Villnöß
  Gargazzone/Gargazon Glorenza/Glurns La_Valle/Wengen Laces/Latsch Lagundo/Algund Laion/Lajen Laives/Leifers Lasa/Laas
  Lauregno/Laurein Luson/Lüsen Magre'_sulla_Strada_del_Vino/Margreid_an_der_Weinstraße Malles_Venosta/Mals Marebbe/Enneberg
  Marlengo/Marling Martello/Martell Meltina/Mölten Merano/Meran Monguelfo-Tesido/Welsberg-Taisten
  Montagna_sulla_Strada_del_Vino/Montan_an_der_Weinstraße Moso_in_Passiria/Moos_in_Passeier Nalles/Nals Naturno/Naturns
  Naz_Sciaves/Natz-Schabs Nova_Levante/Welschnofen Nova_Ponente/Deutschnofen Ora/Auer Ortisei/St._Ulrich_in_Gröden
  Parcines/Partschins Perca/Percha Ponte_Gardena/Waidbruck Postal/Burgstall Prato_allo_Stelvio/Prad_am_Stilfserjoch
  Predoi/Prettau Proves/Proveis Racines/Ratschings Rasun_Anterselva/Rasen-Antholz Renon/Ritten Rifiano/Riffian
  Rio_di_Pusteria/Mühlbach Rodengo/Rodeneck Salorno_sulla_Strada_del_Vino/Salurn_an_der_Weinstraße San_Candido/Innichen
  San_Genesio_Atesino/Jenesien San_Leonardo_in_Passiria/St._Leonhard_in_Passeier San_Lorenzo_di_Sebato/St._Lorenzen
  San_Martino_in_Badia/St._Martin_in_Thurn San_Martino_in_Passiria/St._Martin_in_Passeier San_Pancrazio/St._Pankraz
  Santa_Cristina_Valgardena/St._Christina_in_Gröden Sarentino/Sarntal Scena/Schenna Selva_dei_Molini/Mühlwald
  Selva_di_Val_Gardena/Wolkenstein_in_Gröden Senales/Schnals Senale-San_Felice/Unsere_Liebe_Frau_im_Walde-St._Felix Sesto/Sexten
  Silandro/Schlanders Sluderno/Schluderns Stelvio/Stilfs Terento/Terenten Terlano/Terlan
  Termeno_sulla_Strada_del_Vino/Tramin_an_der_Weinstraße Tesimo/Tisens Tires/Tiers Tirolo/Tirol
  Trodena_nel_Parco_Naturale/Truden_im_Naturpark Tubre/Taufers_im_Münstertal Ultimo/Ulten Vadena/Pfatten Val_di_Vizze/Pfitsch
  Valdaora/Olang Valle_Aurina/Ahrntal Valle_di_Casies/Gsies Vandoies/Vintl Varna/Vahrn Velturno/Feldthurns Verano/Vöran
  Villabassa/Niederdorf Villandro/Villanders Vipiteno/Sterzing Trieste/Trst Gorizia/Gorica Muggia/Milje
  Duino_Aurisina/Devin-Nabrežina Monrupino/Repentabor San_Dorligo_della_Valle/Dolina Sgonico/Zgonik
  Doberdo'_del_Lago/Doberdob San_Floriano_del_Collio/Števerjan Savogna_d'Isonzo/Sovodnje_ob_Soči`;

/** What people call the places of the table besides, folded, by the folded name of the table; and countries by their codes. */
export type NamesBesides = {
  countries: ReadonlyMap<string, readonly string[]>;
  municipalities: ReadonlyMap<string, readonly string[]>;
};

export function namesBesides(): NamesBesides {
  return { countries: countryNames(), municipalities: municipalityNames() };
}

/** In the product's three languages, and what people say besides. */
const keysOf = (country: Country): string[] =>
  [...languages.map((language) => countryName(country, language)), ...(countryAliases[country] ?? [])].map(
    foldText,
  );

function countryNames(): Map<string, string[]> {
  return new Map([
    ...countries.map((country) => [foldText(countryName(country, 'it')), keysOf(country)] as const),
    ...Object.entries(CODES).map(([code, country]) => [code, keysOf(country)] as const),
  ]);
}

function municipalityNames(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (name: string, others: string[]) =>
    found.getOrInsert(foldText(name), []).push(...others.map(foldText));
  for (const pair of SECOND_NAMES.trim().split(/\s+/)) {
    const [name = '', second = ''] = pair.replaceAll('_', ' ').split('/');
    add(name, [second]);
  }
  for (const [, kind, , names, country] of gazetteerRows) {
    const [name = '', ...others] = names.split('|');
    if (country === 'IT' && (kind === 'city' || kind === 'town')) add(name, others);
  }
  return found;
}
