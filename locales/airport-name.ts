import type { Language } from './language.ts';

/** An airport as running text calls it: 'Roma Fiumicino' is 'Aeroporto di Roma Fiumicino'. */
export function airportName(name: string, language: Language): string {
  if (language === 'it') return `Aeroporto di ${name}`;
  if (language === 'en') return `${name} Airport`;
  return /^[aeiouhéèêîô]/i.test(name) ? `Aéroport d'${name}` : `Aéroport de ${name}`;
}

/** Whether a place's text starts as `airportName` writes it, in any language, with the code: a hotel may have one, too. */
export function isAirportName(text: string): boolean {
  return /^(A[eé]roporto? d[^,]*|[^,]* Airport) \([A-Z]{3}\)(,|$)/.test(text);
}
