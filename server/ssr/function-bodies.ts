/** For what is still asked, although nothing of it is in use. */
export const NOTHING = '';
/** For what nobody may reach: an upgrade of the library that does is noticed by the first browser test. */
export const REFUSED = "throw new Error('left out of this build: docs/decisions/0072-lean-router.md');";

/** New bodies by the name of the function. */
export type Bodies = Readonly<Record<string, string>>;

/**
 * A library's code with another body for each of these functions: whatever only they used is then left out by the
 * bundler. All of them are there, or the library has changed and the build fails.
 */
export function withBodies(code: string, bodies: Bodies): string {
  return Object.entries(bodies).reduce((text, [name, body]) => {
    // Up to the brace at the end of a line, be the parameters on that line or on lines of their own.
    const head = String.raw`(?:async )?function ${RegExp.escape(name)}\((?:.*|\n[^)]*\) )\{`;
    const definition = new RegExp(String.raw`^(\t*)(${head})\n[^]*?\n\1\}$`, 'm');
    if (!definition.test(text)) throw new Error(`There is no function ${name} any more`);
    return text.replace(definition, `$1$2${body}}`);
  }, code);
}
