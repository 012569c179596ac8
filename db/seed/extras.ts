import type { CompanyPlan } from './company-plan.ts';

export type LocalName = { en: string; it: string; fr: string };

export type PlannedExtra = {
  name: LocalName;
  priceMinor: number;
  charged: 'per_trip' | 'per_day';
  isDriver: boolean;
};

type Offer = PlannedExtra & { fleets: 'all' | 'everyday' | 'luxury' };

const offers: readonly Offer[] = [
  extra(
    'Additional driver',
    'Conducente aggiuntivo',
    'Conducteur supplémentaire',
    800,
    'per_day',
    'all',
    true,
  ),
  extra('Satellite navigation', 'Navigatore satellitare', 'GPS', 600, 'per_day', 'everyday'),
  extra('Child seat (9–18 kg)', 'Seggiolino (9–18 kg)', 'Siège enfant (9–18 kg)', 700, 'per_day', 'all'),
  extra(
    'Booster seat (15–36 kg)',
    'Rialzo per bambini (15–36 kg)',
    'Rehausseur (15–36 kg)',
    400,
    'per_day',
    'everyday',
  ),
  extra(
    'Zero-excess insurance',
    'Assicurazione senza franchigia',
    'Assurance sans franchise',
    1400,
    'per_day',
    'everyday',
  ),
  extra(
    'Zero-excess insurance',
    'Assicurazione senza franchigia',
    'Assurance sans franchise',
    9500,
    'per_day',
    'luxury',
  ),
  extra('Winter tyres', 'Pneumatici invernali', 'Pneus hiver', 500, 'per_day', 'everyday'),
  extra('Snow chains', 'Catene da neve', 'Chaînes à neige', 2500, 'per_trip', 'everyday'),
  extra('Roof box', 'Box da tetto', 'Coffre de toit', 4500, 'per_trip', 'everyday'),
  extra(
    'Chauffeur, up to 8 hours a day',
    'Autista, fino a 8 ore al giorno',
    "Chauffeur, jusqu'à 8 heures par jour",
    32000,
    'per_day',
    'luxury',
  ),
  extra('Floral decoration', 'Addobbo floreale', 'Décoration florale', 15000, 'per_trip', 'luxury'),
  extra(
    '100 extra kilometres',
    '100 chilometri aggiuntivi',
    '100 kilomètres supplémentaires',
    12000,
    'per_trip',
    'luxury',
  ),
  extra('Motorway toll device', 'Telepedaggio autostradale', 'Badge de télépéage', 300, 'per_day', 'all'),
  extra('Prepaid cleaning', 'Pulizia prepagata', 'Nettoyage prépayé', 2900, 'per_trip', 'all'),
];

function extra(
  en: string,
  it: string,
  fr: string,
  priceMinor: number,
  charged: PlannedExtra['charged'],
  fleets: Offer['fleets'],
  isDriver = false,
): Offer {
  return { name: { en, it, fr }, priceMinor, charged, fleets, isDriver };
}

const LUXURY_FLEETS = new Set(['luxury', 'exotic', 'ceremony']);

/** What a company offers; small companies leave out some, and none of them asks exactly the same. */
export function extrasOf(company: CompanyPlan, index: number): PlannedExtra[] {
  const kind = LUXURY_FLEETS.has(company.fleet) ? 'luxury' : 'everyday';
  const factor = 0.9 + (index % 5) * 0.05;
  return offers
    .filter(({ fleets }) => fleets === 'all' || fleets === kind)
    .filter(({ isDriver }, position) => isDriver || index === 0 || (position + index) % 5 !== 0)
    .map(({ name, priceMinor, charged, isDriver }) => {
      const price = index === 0 ? priceMinor : Math.round((priceMinor * factor) / 50) * 50;
      return { name, priceMinor: price, charged, isDriver };
    });
}
