import type { Language } from '@nolo/i18n/language.ts';

export const eventKeys = ['weddings', 'productions', 'corporate'] as const;
export type EventKey = (typeof eventKeys)[number];

/** Below `/rent-a-car/event/` (docs/specification/pages.md 8). */
export const eventSlugs: Record<EventKey, Record<Language, string>> = {
  weddings: {
    en: 'rent-a-car-for-weddings',
    it: 'noleggio-auto-per-matrimoni',
    fr: 'location-de-voiture-pour-mariages',
  },
  productions: {
    en: 'rent-a-car-for-productions',
    it: 'noleggio-auto-per-produzioni',
    fr: 'location-de-voiture-pour-productions',
  },
  corporate: {
    en: 'rent-a-car-for-corporate-events',
    it: 'noleggio-auto-per-eventi-aziendali',
    fr: 'location-de-voiture-pour-evenements-entreprise',
  },
};
