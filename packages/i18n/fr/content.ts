import type { Texts } from '../texts.ts';
import type en from '../en/content.ts';

/** Labels of the content pages; what they say is in `content/`. */
export default {
  trail: 'Vous êtes ici',
  contents: 'Sommaire',
  version: 'Version {{version}}, en vigueur depuis le {{date}}',
  questions: 'Questions et réponses',
  testimonials: 'Ce que disent nos clients',
  testimonials_note: 'Ils ont réservé ici et ont rendu la voiture. Les derniers avis, bons ou mauvais.',
  checklist: 'Avant de réserver',
  film_pause: 'Mettre la vidéo en pause',
  film_play: 'Lire la vidéo',
  cars_for_it: 'Voitures pour l’occasion',
  none_for_it: 'Aucune voiture n’est proposée pour cette occasion en ce moment.',
  all_cars: 'Voir toutes les voitures',
  none_text: 'Aucun loueur ne propose de voiture ici pour le moment. Cherchez un peu plus loin.',
  none_in: 'Aucune voiture trouvée à {{city}}.',
  cities: 'Villes',
  cities_title: 'Location de voitures par ville',
  cities_text:
    'Où se garer, comment éviter les amendes des zones à trafic limité, où recharger et que voir : dix-neuf villes italiennes en voiture.',
  airports: 'Aéroports',
  airports_title: 'Location de voitures à l’aéroport',
  airports_text:
    'Terminaux, remise des clés, carburant avant le retour et route vers la ville : ce qu’il faut savoir avant d’atterrir.',
  see_cars: 'Voitures à {{place}}',
  cars_in: 'Voitures à {{place}}',
  cars_near: 'Voitures près de {{place}}',
  intro: 'Vaut le détour',
  quick_guide: 'Petit guide de {{city}}',
  distances: 'Distances',
  distance_to: 'Vers',
  minutes: 'minutes',
  distances_note: 'Par la route, sans embouteillage.',
  legal_title: 'Mentions légales',
  legal_description:
    'La politique de confidentialité, la politique relative aux cookies et les conditions de la plateforme, et à qui écrire à leur sujet.',
  legal_keywords:
    'location de voitures, politique de confidentialité, cookies, conditions générales, mentions légales',
  legal_privacy: 'Politique de confidentialité',
  legal_privacy_text: 'Quelles données il nous faut, pourquoi, pour combien de temps, et vos droits.',
  legal_cookies: 'Politique relative aux cookies',
  legal_cookies_text: 'Ce que votre navigateur conserve pour nous, et ce qui attend votre accord.',
  legal_terms: 'Conditions générales',
  legal_terms_text: 'Ce dont nous convenons quand vous réservez.',
  legal_read: 'Lire : {{document}}',
  legal_write: 'Des questions ? Écrivez à',
  contact_text:
    'Une question sur une réservation, une voiture ou votre compte ? Écrivez-nous : nous vous répondons personnellement, en général sous un jour ouvré.',
  contact_message: 'Message',
  contact_send: 'Envoyer',
  contact_without_scripts:
    'Ce formulaire nécessite JavaScript. À défaut, écrivez à l’adresse e-mail de cette page.',
  contact_sent_title: 'Votre message est parti',
  contact_another: 'Écrire un autre message',
  contact_urgent: 'Une urgence liée à une réservation ?',
  contact_urgent_call: 'Appelez-nous, numéro de réservation en main : il figure dans Mes réservations.',
  contact_urgent_text: 'Le numéro du loueur figure dans Mes réservations.',
} satisfies Texts<typeof en>;
