import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Carry data, run nothing: the policy does not ask about them. */
const DATA = /\btype="application\/(?:ld\+)?json"/;

/**
 * Sources for `script-src` of the inline scripts that we have written: those with the nonce this page was rendered
 * with, which nobody could know before. What somebody else got into the page has none, and does not run.
 */
export function inlineScriptHashes(html: string, nonce: string): string[] {
  const own = [...html.matchAll(SCRIPT)].filter(
    ([, attributes = '']) =>
      attributes.includes(`nonce="${nonce}"`) && !/\bsrc=/.test(attributes) && !DATA.test(attributes),
  );
  const hashes = own.map(([, , text = '']) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}
