/**
 * A paragraph, or a list of points. A link is written `[words](/privacy-policy)`: a path of ours without its
 * language, or an https address.
 */
export type Block = string | readonly string[];
export type Section = { heading: string; text: readonly Block[] };
export type Question = { question: string; answer: string };
/** A card or a step: a short heading and one paragraph. */
export type Point = { title: string; text: string };
/** An invitation and the words on its button. */
export type Invitation = { title: string; text: string; button: string };
/** What the head says and a search engine shows: title up to 65 characters, description up to 165. */
export type Meta = { title: string; description: string };
/** Where a page begins: its h1 and the sentences below it. */
export type Opening = { meta: Meta; title: string; description: string };
