/** A name in two parts, as profiles and documents have it. */
export type PersonName = { firstName: string; lastName: string };

/** A name in a machine-readable zone may be cut off where its line ends (`isNameCut`). */
export type DocumentName = PersonName & { isNameCut?: boolean };

// Letters that Unicode does not take apart; the first form is that of machine-readable zones (ICAO 9303-3),
// the second what people type.
const SPELLINGS: readonly (readonly [RegExp, string, string])[] = [
  [/Ä/g, 'AE', 'A'],
  [/Ö/g, 'OE', 'O'],
  [/Ü/g, 'UE', 'U'],
  [/Å/g, 'AA', 'A'],
  [/Ø/g, 'OE', 'O'],
  [/Æ/g, 'AE', 'AE'],
  [/Œ/g, 'OE', 'OE'],
  [/ẞ/g, 'SS', 'SS'],
  [/Ł/g, 'L', 'L'],
  [/Đ/g, 'D', 'D'],
  [/Ð/g, 'D', 'D'],
  [/Þ/g, 'TH', 'TH'],
  [/Ħ/g, 'H', 'H'],
  [/Ŧ/g, 'T', 'T'],
  [/Ŋ/g, 'N', 'N'],
  [/ĸ/g, 'Q', 'Q'],
  [/Ĳ/g, 'IJ', 'IJ'],
  [/Ŀ/g, 'L', 'L'],
  [/Ə/g, 'E', 'E'],
];

/**
 * True when a document's name is that of the profile (docs/specification/accounts.md 5, `isNameMatched`). Accents,
 * case, hyphens, apostrophes and the order of names do not matter; umlauts match as written (Müller) or spelled
 * out (MUELLER), names of several words as one ('De Luca', DELUCA). The document may have more given names than the
 * profile ('Anna Maria' for 'Anna'); every name of the profile must be on the document, and every family name of the
 * document in the profile. Where the document has one name only, a form that asks for two may have it in both, or a sign
 * in one. Anything else is false, which means review by a person, never refusal.
 */
export function namesMatch(document: DocumentName, profile: PersonName): boolean {
  if (document.isNameCut === true && cutNameMatches(document, profile)) return true;
  const documents = foldings(document);
  return foldings(profile).some((own) => documents.some((shown) => foldedMatch(shown, own)));
}

/** A name as plain capital letters, one word an item; `spelledOut` writes Ü as UE, not U. */
export function foldName(name: string, spelledOut: boolean): string[] {
  // ß has no common capital: toUpperCase writes it as SS, which both forms want.
  let text = name.normalize('NFC').toUpperCase();
  for (const [letter, long, short] of SPELLINGS) text = text.replace(letter, spelledOut ? long : short);
  text = text.normalize('NFD').replace(/\p{M}/gu, '');
  const words = text.replace(/['’‘`´ʼ.·]/g, '').split(/[^\p{L}]+/u);
  return words.filter((word) => word !== '');
}

/** Names too long for their line: what is left of each must be the beginning of the profile's. */
function cutNameMatches(document: PersonName, profile: PersonName): boolean {
  const [shown] = foldings(document);
  return foldings(profile).some(({ first, last }) => {
    const [shownFirst, shownLast] = [shown?.first.join('') ?? '', shown?.last.join('') ?? ''];
    if (shownFirst === '' || shownLast === '') return false;
    return first.join('').startsWith(shownFirst) && last.join('').startsWith(shownLast);
  });
}

type Folded = { first: string[]; last: string[] };

function foldings({ firstName, lastName }: PersonName): Folded[] {
  return [true, false].map((spelledOut) => ({
    first: foldName(firstName, spelledOut),
    last: foldName(lastName, spelledOut),
  }));
}

function foldedMatch(document: Folded, profile: Folded): boolean {
  const own = [...profile.first, ...profile.last];
  const shown = [...document.first, ...document.last];
  if (own.length === 0 || shown.length === 0) return false;
  if (document.first.length === 0 || document.last.length === 0) return oneNameMatches(shown, own);
  if (profile.first.length === 0 || profile.last.length === 0) return false;
  // 'De Luca' on the profile is 'DELUCA' on some documents, whatever other given names there are.
  if (document.last.join('') === profile.last.join('') && holdsLetters(document.first, profile.first))
    return true;
  return isWithin(own, shown) && isWithin(document.last, own);
}

/** A document without a family name, or with nothing but one: two of its words must be known, or its only one. */
function oneNameMatches(shown: readonly string[], own: readonly string[]): boolean {
  const known = [...new Set(own)];
  return known.length >= Math.min(2, shown.length) && isWithin(known, shown);
}

/** True when `words`, written as one, are some of the words of `all` in a row, written as one. */
function holdsLetters(all: readonly string[], words: readonly string[]): boolean {
  if (isWithin(words, all)) return true;
  const letters = words.join('');
  return all.some((_, from) => all.some((__, to) => all.slice(from, to + 1).join('') === letters));
}

/** True when every word of `words` is in `all`, as often. */
function isWithin(words: readonly string[], all: readonly string[]): boolean {
  const left = [...all];
  return words.every((word) => {
    const index = left.indexOf(word);
    if (index !== -1) left.splice(index, 1);
    return index !== -1;
  });
}
