/** Languages in which a company may write how its counter is found; those it has not written are absent. */
export type Directions = { it?: string; en?: string; fr?: string };

/** Where a location is, as its company has written it; null: it has not. */
export type LocationAddress = { street: string | null; zip: string | null; city: string };

/**
 * 'Via Marsala 30, 00185 Roma', or the town alone where the company has not said more (docs/specification/search.md 6): its
 * registered office may be elsewhere.
 */
export function locationAddress({ street, zip, city }: LocationAddress): string {
  return street === null ? city : `${street}, ${[zip, city].filter(Boolean).join(' ')}`;
}

/** In the reader's language, or else in one that the company has written, Italian first; null: in none. */
export function directionsIn(
  directions: Directions | null,
  language: keyof Directions,
): { text: string; language: keyof Directions } | null {
  const written = [language, 'it', 'en', 'fr'] as const;
  const found = written.find((one) => directions?.[one] !== undefined);
  const text = found && directions?.[found];
  return text === undefined || found === undefined ? null : { text, language: found };
}
