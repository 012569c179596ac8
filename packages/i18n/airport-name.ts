import type { Language } from './language.ts';

/** An airport as running text calls it: 'Roma Fiumicino' is 'Aeroporto di Roma Fiumicino'. */
export function airportName(name: string, language: Language): string {
  if (language === 'it') return `Aeroporto di ${name}`;
  if (language === 'en') return `${name} Airport`;
  return /^[aeiouhéèêîô]/i.test(name) ? `Aéroport d'${name}` : `Aéroport de ${name}`;
}
