import type { Texts } from '../texts.ts';
import type en from '../en/portal.ts';

export default {
  title: 'Nolo pour les loueurs',
  text: 'Vos réservations, voitures et versements au même endroit.',
  hint: 'Pour les sociétés qui louent avec Nolo. Les connexions ouvriront avec les premières sociétés.',
  action: 'Vers le site',
  language: 'Langue',
} satisfies Texts<typeof en>;
