import type { Texts } from '../texts.ts';
import type en from '../en/consent.ts';

export default {
  title: 'Pouvons-nous compter votre visite ?',
  title_nothing: 'Paramètres des cookies',
  text: 'Le site fonctionne de la même façon dans tous les cas. Avec votre accord, des services extérieurs savent quelles pages sont consultées et si une publicité a mené à une réservation.',
  nothing:
    'Ce site n’enregistre que ce dont il a besoin pour fonctionner. Il ne charge rien d’extérieur : il n’y a donc rien à accepter.',
  needed: 'Ce dont le site a besoin pour fonctionner est toujours enregistré.',
  analytics: 'Mesure d’audience',
  analytics_service:
    '{{service}} compte les visites, les pages et les réservations ; un identifiant est conservé 13 mois au plus.',
  advertising: 'Publicité',
  advertising_service:
    '{{service}} est informé des pages et des réservations, et peut relier votre visite à votre compte.',
  accept: 'Tout accepter',
  refuse: 'Tout refuser',
  choose: 'Choisir',
  save: 'Enregistrer le choix',
  close: 'Fermer',
  policy: 'Politique relative aux cookies',
} satisfies Texts<typeof en>;
