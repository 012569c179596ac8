/** What types cannot see in a text, found by the tests of the content; each as `path: problem`. */
export function problemsOf(content: unknown): string[] {
  return stringsIn(content, '').flatMap(({ path, text }) =>
    problemsIn(path, text).map((problem) => `${path}: ${problem}`),
  );
}

/** Words in all texts below `content`. */
export function wordsIn(content: unknown): number {
  const words = stringsIn(content, '').flatMap(({ text }) => text.split(/\s+/));
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** All but the words: a list that is longer in one language than in another is a text forgotten. */
export function shapeOf(value: unknown): unknown {
  if (typeof value === 'string') return 'text';
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(shapeOf);
  return Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]);
}

type Found = { path: string; text: string };

function stringsIn(value: unknown, path: string): Found[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    stringsIn(inner, path === '' ? key : `${path}.${key}`),
  );
}

/** Pages that a text may link to, without their language. */
const ownPages =
  /^\/(privacy-policy|cookie-policy|terms-and-conditions|terms-and-conditions-business|legal|faq|how-it-works|about-us|contact-us|list-your-cars|car-rental-tools|car-list|rent-a-car\/event)$/;

function problemsIn(path: string, text: string): string[] {
  const rules: [problem: string, applies: boolean][] = [
    ['is empty', text.trim() === ''],
    ['begins or ends with a blank', text !== text.trim()],
    ['has two blanks', /\s{2,}/.test(text)],
    ['has French punctuation that may begin a line', /\S [;:!?»%]|« /.test(text)],
    ['has a straight quote', /['"]/.test(text)],
    ['is unfinished', /\b(TODO|TBD|XXX)\b|lorem ipsum/i.test(text)],
    ['is longer than a search engine shows', path === 'meta.title' && text.length > 65],
    [
      'is too short or too long for a description',
      path === 'meta.description' && (text.length < 70 || text.length > 165),
    ],
    [
      'links nowhere',
      linksIn(text).some((link) => !ownPages.test(link) && !/^https:\/\/[\w.-]+(\/\S*)?$/.test(link)),
    ],
  ];
  return rules.filter(([, applies]) => applies).map(([problem]) => problem);
}

function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\(([^)]*)\)/g)].map((match) => match[1] ?? '');
}
