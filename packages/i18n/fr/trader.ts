import type { Texts } from '../texts.ts';
import type en from '../en/trader.ts';

export default {
  contract_with: 'Vous concluez le contrat de location avec',
  trades_as: 'sous le nom de {{name}}',
  registered_office: 'Siège social : {{address}}',
  vat_number: 'Numéro de TVA {{number}}',
  register: 'Registre des entreprises : REA {{number}}',
  pec: 'E-mail certifié (PEC) : {{address}}',
  self_certified:
    'Ce loueur a certifié qu’il ne propose que des produits et services conformes au droit de l’Union européenne.',
} satisfies Texts<typeof en>;
