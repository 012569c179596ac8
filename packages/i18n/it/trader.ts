import type { Texts } from '../texts.ts';
import type en from '../en/trader.ts';

export default {
  contract_with: 'Concludi il contratto di noleggio con',
  trades_as: 'che opera come {{name}}',
  registered_office: 'Sede legale: {{address}}',
  vat_number: 'Partita IVA {{number}}',
  register: 'Registro delle imprese: REA {{number}}',
  pec: 'PEC: {{address}}',
  self_certified:
    'Questo noleggiatore ha certificato di offrire soltanto prodotti e servizi conformi al diritto dell’Unione europea.',
} satisfies Texts<typeof en>;
