import { visibleText } from '../typed-text.ts';

/**
 * What a mail program turns into a link, or what a person takes for one: `evil.example`, `www.`, `//`, `a@b`, a number to
 * call. Dots of other scripts count as dots.
 */
const LINK = /\/\/|\\\\|www\.|@|[\p{L}\p{N}-][.。]\p{L}{2,}|\d(?:\D?\d){4}/iu;
const BREAKS = /[\r\n\u2028\u2029\t]+/g;
/** What is longer is no name but a message. */
const MAX_LENGTH = 50;

/**
 * A first name as mails greet with it. Anybody may sign up with somebody else's address, so the name could carry a
 * stranger's message: line breaks become blanks, and one that holds a link, or is long, is left out (null).
 */
export function greetingName(firstName: string): string | null {
  const name = visibleText(firstName.replace(BREAKS, ' ')).trim();
  const isName = name !== '' && name.length <= MAX_LENGTH && !LINK.test(name.normalize('NFKC'));
  return isName ? name : null;
}
