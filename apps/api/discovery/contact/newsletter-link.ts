import type { Vault } from '../../platform/sealing/vault.ts';

const PLACE = 'newsletter.link';

/** What the links of a newsletter mail carry: the address, sealed. Nobody can read it in a log, or make one. */
export function newsletterToken(vault: Vault, email: string): string {
  return vault.seal(PLACE, '', email);
}

/** The address in it; null for what was not sealed here, or with a key that is no longer configured. */
export function readNewsletterToken(vault: Vault, token: string): string | null {
  try {
    return vault.open(PLACE, '', token);
  } catch {
    return null;
  }
}
