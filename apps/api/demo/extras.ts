import type { ExtraCharge } from '@nolo/domain/pricing/extra.ts';
import type { LocalTexts } from '@nolo/i18n/language.ts';
import type { CompanyPlan } from './company-plan.ts';

export type PlannedExtra = {
  name: LocalTexts;
  description: LocalTexts;
  priceMinor: number;
  charged: ExtraCharge;
  isDriver: boolean;
  /** What a cover lowers the excess of damage and theft to; null: no cover. */
  excessMinor: number | null;
  /** Of those with the same one, a rental takes one; null: it excludes none. */
  group: string | null;
};

type Offer = PlannedExtra & { fleets: 'all' | 'everyday' | 'luxury' };

const offers: readonly Offer[] = [
  {
    ...extra('all', 'per_day', 800, {
      en: ['Additional driver', 'One more person may drive, under the same conditions as you.'],
      it: ['Conducente aggiuntivo', 'Può guidare un’altra persona, alle tue stesse condizioni.'],
      fr: ['Conducteur supplémentaire', 'Une personne de plus peut conduire, aux mêmes conditions que vous.'],
    }),
    isDriver: true,
  },
  extra('everyday', 'per_day', 600, {
    en: ['Satellite navigation', 'A device with the maps of Europe, in your language.'],
    it: ['Navigatore satellitare', 'Un dispositivo con le mappe d’Europa, nella tua lingua.'],
    fr: ['GPS', 'Un appareil avec les cartes d’Europe, dans votre langue.'],
  }),
  extra('all', 'per_day', 700, {
    en: ['Child seat (9–18 kg)', 'From about 9 months to 4 years. You fit it yourself; we show you how.'],
    it: ['Seggiolino (9–18 kg)', 'Da circa 9 mesi a 4 anni. Lo monti tu; ti mostriamo come.'],
    fr: [
      'Siège enfant (9–18 kg)',
      'De 9 mois à 4 ans environ. Vous l’installez vous-même ; on vous montre comment.',
    ],
  }),
  extra('everyday', 'per_day', 400, {
    en: ['Booster seat (15–36 kg)', 'From about 4 to 12 years, with a backrest.'],
    it: ['Rialzo per bambini (15–36 kg)', 'Da circa 4 a 12 anni, con schienale.'],
    fr: ['Rehausseur (15–36 kg)', 'De 4 à 12 ans environ, avec dossier.'],
  }),
  cover(
    0,
    extra('everyday', 'per_day', 1400, {
      en: ['Zero-excess cover', 'You pay nothing for damage or theft. Keys, tyres and interior included.'],
      it: [
        'Copertura senza franchigia',
        'Per danni e furto non paghi nulla. Compresi chiavi, pneumatici e interni.',
      ],
      fr: [
        'Couverture sans franchise',
        'Vous ne payez rien en cas de dommages ou de vol. Clés, pneus et habitacle compris.',
      ],
    }),
  ),
  cover(
    0,
    extra('luxury', 'per_day', 9500, {
      en: ['Zero-excess cover', 'You pay nothing for damage or theft. Wheels, glass and interior included.'],
      it: [
        'Copertura senza franchigia',
        'Per danni e furto non paghi nulla. Compresi cerchi, vetri e interni.',
      ],
      fr: [
        'Couverture sans franchise',
        'Vous ne payez rien en cas de dommages ou de vol. Jantes, vitrage et habitacle compris.',
      ],
    }),
  ),
  extra('everyday', 'per_trip', 2500, {
    en: ['Snow chains', 'A pair of the right size, with gloves, for the mountains.'],
    it: ['Catene da neve', 'Un paio della misura giusta, con i guanti, per la montagna.'],
    fr: ['Chaînes à neige', 'Une paire à la bonne taille, avec des gants, pour la montagne.'],
  }),
  extra('everyday', 'per_trip', 4500, {
    en: ['Roof box', '400 litres, lockable, fitted before you arrive.'],
    it: ['Box da tetto', '400 litri, con chiave, montato prima del tuo arrivo.'],
    fr: ['Coffre de toit', '400 litres, fermant à clé, monté avant votre arrivée.'],
  }),
  extra('luxury', 'per_day', 32000, {
    en: [
      'Chauffeur, up to 8 hours a day',
      'In a dark suit, speaks English. The chauffeur’s meals are included.',
    ],
    it: ['Autista, fino a 8 ore al giorno', 'In abito scuro, parla inglese. I suoi pasti sono compresi.'],
    fr: ["Chauffeur, jusqu'à 8 heures par jour", 'En costume sombre, parle anglais. Ses repas sont compris.'],
  }),
  extra('luxury', 'per_trip', 15000, {
    en: ['Floral decoration', 'Bonnet and handles, in the colours you choose with the company.'],
    it: ['Addobbo floreale', 'Cofano e maniglie, nei colori che scegli con il noleggiatore.'],
    fr: ['Décoration florale', 'Capot et poignées, dans les couleurs choisies avec le loueur.'],
  }),
  extra('luxury', 'per_trip', 12000, {
    en: ['100 extra kilometres', 'Added to the kilometres included, for the whole trip.'],
    it: ['100 chilometri aggiuntivi', 'Si sommano ai chilometri inclusi, per tutto il noleggio.'],
    fr: ['100 kilomètres supplémentaires', 'Ajoutés aux kilomètres inclus, pour toute la location.'],
  }),
  extra('all', 'per_day', 300, {
    en: ['Motorway toll device', 'Drive through without stopping; the tolls are charged after the rental.'],
    it: ['Telepedaggio autostradale', 'Passi senza fermarti; i pedaggi si pagano dopo il noleggio.'],
    fr: ['Badge de télépéage', 'Passez sans vous arrêter ; les péages sont facturés après la location.'],
  }),
  extra('all', 'per_trip', 2900, {
    en: ['Prepaid cleaning', 'Bring the car back as it is, sand included.'],
    it: ['Pulizia prepagata', 'Riporti l’auto com’è, sabbia compresa.'],
    fr: ['Nettoyage prépayé', 'Rendez la voiture telle quelle, sable compris.'],
  }),
  cover(
    25_000,
    extra('everyday', 'per_day', 700, {
      en: ['Reduced-excess cover', 'You pay less for damage or theft. Tyres and glass are not included.'],
      it: ['Copertura con franchigia ridotta', 'Per danni e furto paghi meno. Pneumatici e vetri esclusi.'],
      fr: [
        'Couverture à franchise réduite',
        'Vous payez moins en cas de dommages ou de vol. Pneus et vitrage non compris.',
      ],
    }),
  ),
];

type Words = Record<keyof LocalTexts, readonly [name: string, description: string]>;

function extra(fleets: Offer['fleets'], charged: ExtraCharge, priceMinor: number, words: Words): Offer {
  const all = (part: 0 | 1): LocalTexts => ({
    en: words.en[part],
    it: words.it[part],
    fr: words.fr[part],
  });
  return {
    name: all(0),
    description: all(1),
    priceMinor,
    charged,
    fleets,
    isDriver: false,
    excessMinor: null,
    group: null,
  };
}

function cover(excessMinor: number, offer: Offer): Offer {
  return { ...offer, excessMinor, group: 'cover' };
}

const LUXURY_FLEETS = new Set(['luxury', 'exotic', 'ceremony']);

/** What a company offers; small companies leave out some, and none of them asks exactly the same. */
export function extrasOf(company: CompanyPlan, index: number): PlannedExtra[] {
  const kind = LUXURY_FLEETS.has(company.fleet) ? 'luxury' : 'everyday';
  const factor = 0.9 + (index % 5) * 0.05;
  return offers
    .filter(({ fleets }) => fleets === 'all' || fleets === kind)
    .filter(({ isDriver }, position) => isDriver || index === 0 || (position + index) % 5 !== 0)
    .map(({ fleets: _fleets, ...offer }) => {
      const price = index === 0 ? offer.priceMinor : Math.round((offer.priceMinor * factor) / 50) * 50;
      return { ...offer, priceMinor: price };
    });
}
