const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': '’',
  '#39': '’',
  nbsp: ' ',
};

const readable = (text: string) =>
  text
    .replace(/&([#\w]+);/g, (all, name: string) => ENTITIES[name] ?? all)
    .replace(/\s+/g, ' ')
    .trim();

const HIDDEN = /<(script|style|svg|template)\b.*?<\/\1>|<!--.*?-->/gs;
/** Links to the page in another language are in that language; so is what a renter wrote. */
const OTHER_LANGUAGE =
  /<(a|button|option|blockquote)\b[^>]*\b(?:lang|hrefLang|hreflang)="[a-z]{2}".*?<\/\1>/gs;
const SAID_ELSEWHERE = /\s(?:aria-label|alt|placeholder|title)="([^"]+)"/g;

/** Everything a page says, seen or heard, piece by piece. */
export function textsOf(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replace(HIDDEN, '').replace(OTHER_LANGUAGE, '');
  const attributes = [...body.matchAll(SAID_ELSEWHERE)].map(([, text = '']) => text);
  return [...body.split(/<[^>]*>/), ...attributes].map(readable).filter((text) => text !== '');
}

/** Words of a language rather than names: three words, two of them in small letters. */
export const isSentence = (text: string): boolean =>
  text.split(' ').length >= 3 && (text.match(/(?<![\w\p{L}@.])\p{Ll}{2,}/gu) ?? []).length >= 2;

export const titleOf = (html: string): string => readable(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '');
export const languageOf = (html: string): string => /<html[^>]*\blang="([a-z]+)"/.exec(html)?.[1] ?? '';
export const canonicalOf = (html: string): string =>
  readable(/<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(html)?.[1] ?? '');
