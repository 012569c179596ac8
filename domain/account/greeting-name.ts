/** What a mail program turns into a link, or what a person takes for one: `evil.example`, `www.`, `//`, `a@b`. */
const LINK = /\/\/|www\.|@|[\p{L}\p{N}-]\.\p{L}{2,}/iu;
const BREAKS = /[\r\n\u2028\u2029\t]+/g;

/**
 * A first name as mails greet with it. Anybody may sign up with somebody else's address, so the name could carry a
 * stranger's message: line breaks become blanks, and one that holds a link is left out (null).
 */
export function greetingName(firstName: string): string | null {
  const name = firstName.replace(BREAKS, ' ').trim();
  return name === '' || LINK.test(name) ? null : name;
}
