import type { Texts } from '../texts.ts';
import type en from '../en/business.ts';

/** Forms for rental companies. */
export default {
  first_name: 'Prénom',
  last_name: 'Nom',
  email: 'Adresse e-mail',
  company_name: 'Nom de l’entreprise',
  phone: 'Numéro de téléphone',
  certificate: 'Envoyer l’extrait d’immatriculation',
  certificate_hint: 'PDF, JPG ou PNG, 10 Mo au plus',
  certificate_choose: 'Choisir un fichier',
  certificate_none: 'Aucun fichier choisi',
  is_italian: 'Mon entreprise est immatriculée en Italie comme loueur de voitures.',
  accept: 'J’accepte les',
  terms: 'conditions pour les loueurs',
  and: 'et la ',
  privacy: 'politique de confidentialité',
  approve:
    'Conformément aux articles 1341 et 1342 du Code civil italien, j’approuve expressément ces articles des conditions pour les loueurs : {{articles}}.',
  submit: 'Envoyer',
  portal: 'Déjà partenaire ? Ouvrez le portail des loueurs',
  meeting: 'Réserver un appel',
  meeting_text: 'Une demi-heure au téléphone, en français, italien ou anglais. Les heures sont italiennes.',
  meeting_time: 'Quand',
  name: 'Votre nom',
  meeting_book: 'Réserver',
  meeting_booked: 'Nous vous appelons le {{moment}} (heure italienne).',
  meeting_calendar: 'Ajouter au calendrier',
} satisfies Texts<typeof en>;
