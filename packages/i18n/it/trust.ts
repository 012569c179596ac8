import type { Texts } from '../texts.ts';
import type en from '../en/trust.ts';

export default {
  money_held: 'Custodiamo il tuo pagamento fino alla consegna dell’auto',
  money_held_own: '{{operator}} custodisce il tuo pagamento fino alla consegna dell’auto',
  companies_checked: 'Da noleggiatori verificati da noi',
} satisfies Texts<typeof en>;
