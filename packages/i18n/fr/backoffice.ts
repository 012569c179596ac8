import type { Texts } from '../texts.ts';
import type en from '../en/backoffice.ts';

export default {
  title: 'Back-office de Nolo',
  text: 'Documents, dossiers de paiement et sociétés.',
  hint: 'Réservé au personnel de Nolo. Les connexions ouvriront avec les premières sociétés.',
  action: 'Vers le site',
  language: 'Langue',
} satisfies Texts<typeof en>;
