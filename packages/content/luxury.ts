import type { Language } from '@nolo/i18n/language.ts';

/** The luxury rows of the home page. */
export const luxuryKeys = ['luxury', 'ultra_luxury', 'premium_luxury', 'luxury_suv'] as const;
export type LuxuryKey = (typeof luxuryKeys)[number];

/** Below `/luxury/`. */
export const luxurySlugs: Record<LuxuryKey, Record<Language, string>> = {
  luxury: { en: 'luxury-cars', it: 'auto-di-lusso', fr: 'voitures-de-luxe' },
  ultra_luxury: { en: 'ultra-luxury-cars', it: 'auto-ultra-lusso', fr: 'voitures-d-exception' },
  premium_luxury: { en: 'premium-cars', it: 'auto-premium', fr: 'voitures-premium' },
  luxury_suv: { en: 'luxury-suvs', it: 'suv-di-lusso', fr: 'suv-de-luxe' },
};
