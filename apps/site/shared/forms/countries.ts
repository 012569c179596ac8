import type { FirstCountry } from '@nolo/domain/account/countries.ts';
import type { Language } from '@nolo/i18n/language.ts';

/** Where somebody who reads this language most likely lives; most renters are in Italy. */
export function defaultCountry(language: Language): FirstCountry {
  return language === 'en' ? 'GB' : 'IT';
}
