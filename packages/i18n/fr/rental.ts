import type { Texts } from '../texts.ts';
import type en from '../en/rental.ts';

export default {
  deliver: 'Livraison à votre adresse',
  deliver_fee: 'Livraison à votre adresse (+\u00a0{{amount}})',
  deliver_hint: 'Le loueur vous apporte la voiture, jusqu’à {{km}} km de l’endroit où elle se trouve.',
  delivery_address: 'Adresse de livraison',
  delivery_address_hint: 'Rue et numéro, ou le nom d’un hôtel.',
  delivery_town: 'Ville ou aéroport',
  return_elsewhere: 'Retour dans un autre lieu',
  return_elsewhere_fee: 'Retour dans un autre lieu (+\u00a0{{amount}})',
  return_elsewhere_hint: 'Vous laissez la voiture dans une autre agence du loueur.',
  return_place: 'Lieu de retour',
  free: 'Sans supplément.',
  open_24_hours: '24\u00a0h/24',
  open_whole_day: 'Ouvert 24\u00a0h/24',
  closed: 'Fermé',
  closed_for: 'Fermé ({{reason}})',
  hours_range: '{{from}} – {{to}}',
  hours_of_day: '{{day}} : {{hours}}',
  how_to_find: 'Comment s’y rendre',
  place_picture: 'Le lieu de retrait',
} satisfies Texts<typeof en>;
