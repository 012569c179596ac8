import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

export type Face = 'plain' | 'bold';

/** Letters of all of Europe, Hebrew and Arabic. */
export const FACES: Record<Face, string> = {
  plain: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};
const WEIGHTS: Record<Face, string> = { plain: '400Regular', bold: '700Bold' };

/** Which of Noto's typefaces has what those lack; that of Chinese has Japanese, too. */
const NOTO: readonly (readonly [characters: RegExp, name: string])[] = [
  [/^([\u{1f000}-\u{1fbff}]|\p{Emoji_Presentation})/u, 'Emoji'],
  [/^\p{Script=Hangul}/u, 'Sans KR'],
  [
    /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u,
    'Sans SC',
  ],
  [/^\p{Script=Devanagari}/u, 'Sans Devanagari'],
  [/^\p{Script=Bengali}/u, 'Sans Bengali'],
  [/^\p{Script=Gujarati}/u, 'Sans Gujarati'],
  [/^\p{Script=Gurmukhi}/u, 'Sans Gurmukhi'],
  [/^\p{Script=Kannada}/u, 'Sans Kannada'],
  [/^\p{Script=Malayalam}/u, 'Sans Malayalam'],
  [/^\p{Script=Tamil}/u, 'Sans Tamil'],
  [/^\p{Script=Telugu}/u, 'Sans Telugu'],
  [/^\p{Script=Thai}/u, 'Sans Thai'],
];

/** Scripts whose letters DejaVu has; signs belong to all of them. */
const DEJAVU =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Nko}\p{Script=Lao}\p{Script=Tifinagh}\p{Script=Common}\p{Script=Inherited}]/u;

/** Whether one of our typefaces has the script of a character as people see it (a grapheme). */
export const isWritable = (grapheme: string): boolean =>
  DEJAVU.test(grapheme) || NOTO.some(([characters]) => characters.test(grapheme));

/** The file that has a character as people see it (a grapheme). A rare sign that none of ours has is a box. */
export function typefaceOf(grapheme: string, face: Face): string {
  const name = NOTO.find(([characters]) => characters.test(grapheme))?.[1];
  if (name === undefined) return FACES[face];
  const folder = `@expo-google-fonts/noto-${name.toLowerCase().replace(' ', '-')}/${WEIGHTS[face]}`;
  return resolve(`${folder}/Noto${name.replace(' ', '')}_${WEIGHTS[face]}.ttf`);
}
