/** About what telephones show below an icon. */
const SHORT = 12;

/** What a company does, before its name or behind it: every tenant's icon would say it. */
const TRADE =
  /^(?:auto ?noleggi[oi]?|noleggi[oi]?(?: auto)?|location de voitures?|rent a car|car (?:rental|hire))\s+|\s+(?:auto ?noleggi[oi]?|noleggi[oi]?|rent a car|car (?:rental|hire)|rentals?)$/giu;

/** A website's name as it stands below its icon: without what the company does, then the words that fit, or what fits of its first. */
export function shortName(name: string): string {
  if (name.length <= SHORT) return name;
  const own = name.replace(TRADE, '');
  if (own.length <= SHORT) return own;
  const end = own.lastIndexOf(' ', SHORT);
  return own.slice(0, end > 0 ? end : SHORT);
}
