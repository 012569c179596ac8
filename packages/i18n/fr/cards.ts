import type { Texts } from '../texts.ts';
import type en from '../en/cards.ts';

export default {
  title: 'Cartes',
  intro:
    'Les cartes que vous avez enregistrées pour payer. Leurs numéros sont conservés par notre prestataire de paiement, jamais par nous.',
  all_cards: 'Toutes les cartes',
  add: 'Ajouter une carte',
  add_hint: 'Vous saisissez la carte sur la page de notre prestataire de paiement. Rien n’est débité.',
  saved: 'Votre carte est enregistrée',
  number: '{{brand}} se terminant par {{number}}',
  expires: 'Expiration {{month}}',
  expired: 'Expirée ({{month}})',
  default: 'Par défaut',
  make_default: 'Définir par défaut',
  make_default_named: 'Définir {{card}} par défaut',
  delete: 'Supprimer',
  delete_named: 'Supprimer {{card}}',
  delete_title: 'Supprimer cette carte ?',
  delete_text:
    '{{card}} ne pourra plus être choisie pour payer. Les remboursements des paiements déjà faits y seront toujours versés.',
  empty_title: 'Aucune carte enregistrée',
  empty_text: 'Enregistrez une carte : la prochaine fois, vous paierez sans la saisir.',
} satisfies Texts<typeof en>;
