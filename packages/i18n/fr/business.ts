import type { Texts } from '../texts.ts';
import type en from '../en/business.ts';

/** Forms for rental companies. */
export default {
  email: 'Adresse e-mail',
  phone: 'Numéro de téléphone',
  portal: 'Déjà membre ? Connectez-vous au portail',
  meeting: 'Réserver un appel',
  meeting_text: 'Une demi-heure au téléphone, en français, italien ou anglais. Les heures sont italiennes.',
  meeting_time: 'Quand',
  name: 'Votre nom',
  meeting_book: 'Réserver',
  meeting_booked: 'Nous vous appelons le {{moment}} (heure italienne).',
  meeting_calendar: 'Ajouter au calendrier',
} satisfies Texts<typeof en>;
