import { fieldOf } from '@nolo/domain/records.ts';
import { vatPrefixOf, type VatNumber } from '@nolo/domain/billing/vat-number.ts';
import type { Config } from '../../platform/config.ts';

/** Who knows which VAT numbers are in use. Throws when it does not answer. */
export type VatRegistry = { isRegistered(vat: VatNumber): Promise<boolean> };

const TIMEOUT_MS = 10_000;

/** Here nobody is asked: numbers with 000 before their last character stand for those that are not registered. */
const localRegistry: VatRegistry = {
  isRegistered: async ({ number }) => number.slice(-4, -1) !== '000',
};

/** The European Commission's VIES, which asks the member states. `base` ends before `/ms/…`. */
function viesRegistry(base: string): VatRegistry {
  return {
    async isRegistered({ country, number }) {
      const reply = await fetch(`${base}/ms/${vatPrefixOf(country)}/vat/${encodeURIComponent(number)}`, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!reply.ok) throw new Error(`VIES answered ${reply.status}`);
      const answer: unknown = await reply.json();
      const [isValid, userError] = [fieldOf(answer, 'isValid'), fieldOf(answer, 'userError')];
      // Anything else means that the member state did not answer.
      if (userError === 'VALID' && isValid === true) return true;
      if (userError === 'INVALID' && isValid === false) return false;
      throw new Error(`VIES answered ${typeof userError === 'string' ? userError : 'something else'}`);
    },
  };
}

/** Null: production without a register's address asks nobody. */
export function vatRegistryOf({
  VIES_URL,
  isProduction,
}: Pick<Config, 'VIES_URL' | 'isProduction'>): VatRegistry | null {
  if (VIES_URL !== undefined) return viesRegistry(VIES_URL.replace(/\/+$/, ''));
  return isProduction ? null : localRegistry;
}
