import type { Texts } from '../texts.ts';
import type en from '../en/inclusions.ts';

export default {
  title: 'Ce qui est inclus',
  asked: 'Ce qui vous est demandé',

  km_unlimited: 'Kilométrage illimité',
  km_unlimited_text: 'Roulez autant que vous voulez.',
  km_limited: '{{count}} km par jour',
  km_limited_text: 'Chaque kilomètre supplémentaire coûte {{amount}}.',
  km_limited_open: 'Le loueur vous indique au retrait le prix du kilomètre supplémentaire.',
  fuel_full_to_full: 'Carburant : plein à plein',
  fuel_full_to_full_text: 'Vous recevez la voiture avec le plein et la rendez avec le plein.',
  fuel_same_to_same: 'Carburant : même niveau qu’au retrait',
  fuel_same_to_same_text: 'Vous rendez le réservoir ou la batterie comme vous les avez reçus.',
  fuel_prepaid: 'Carburant : premier plein dans le prix',
  fuel_prepaid_text: 'Pas besoin de faire le plein avant le retour ; le reste n’est pas remboursé.',
  damage_excess: 'Couverture dommages, franchise {{amount}}',
  damage_excess_text: 'Pour des dommages à la voiture, vous payez au maximum {{amount}}.',
  damage_zero: 'Couverture dommages sans franchise',
  damage_zero_text: 'Les dommages à la voiture ne vous coûtent rien.',
  damage_none: 'Pas de couverture dommages',
  damage_none_text: 'Les dommages à la voiture sont entièrement à votre charge.',
  theft_excess: 'Couverture vol, franchise {{amount}}',
  theft_excess_text: 'Si la voiture est volée, vous payez au maximum {{amount}}.',
  theft_zero: 'Couverture vol sans franchise',
  theft_zero_text: 'Si la voiture est volée, vous ne payez rien.',
  theft_none: 'Pas de couverture vol',
  theft_none_text: 'Si la voiture est volée, vous répondez de sa valeur.',
  third_party: 'Responsabilité civile',
  third_party_text:
    'Toujours incluse, la loi l’exige : par accident, jusqu’à {{persons}} pour les personnes et {{property}} pour les biens.',
  roadside_always: 'Assistance routière jour et nuit',
  roadside_office_hours: 'Assistance routière aux heures d’ouverture',
  roadside_text: 'En cas de panne, l’assistance vient sans frais.',
  roadside_none: 'Pas d’assistance routière',
  roadside_none_text: 'En cas de panne, appelez le loueur.',
  abroad: 'Rouler à l’étranger',
  abroad_text: '{{countries}}. Prévenez le loueur avant de partir.',
  abroad_none: 'En Italie uniquement',
  abroad_none_text: 'La voiture ne peut pas quitter le pays.',

  driver: 'Conducteur d’au moins {{age}} ans',
  licence_any: 'Avec un permis de conduire valable.',
  licence_years_one: 'Avec un permis obtenu depuis au moins {{count}} an.',
  licence_years_other: 'Avec un permis obtenu depuis au moins {{count}} ans.',
  deposit: 'Caution {{amount}}',
  deposit_text:
    'À régler directement avec {{company}}. Elle ne fait pas partie du total et ne se paie pas ici.',
  deposit_credit_card: 'Il faut une carte de crédit au nom du conducteur.',
  deposit_any_card: 'Il faut une carte de crédit ou de débit au nom du conducteur.',
  deposit_card_or_cash: 'Par carte ou en espèces.',

  lowers_damage: 'Dommages : vous payez au maximum {{to}} au lieu de {{from}}.',
  lowers_theft: 'Vol : vous payez au maximum {{to}} au lieu de {{from}}.',
  gives_damage: 'Dommages : vous payez au maximum {{to}} au lieu de tout.',
  gives_theft: 'Vol : vous payez au maximum {{to}} au lieu de tout.',

  too_young_title: 'Cette voiture est pour les conducteurs d’au moins {{age}} ans',
  too_young_text:
    'D’après la date de naissance de votre profil, vous serez plus jeune au retrait : le loueur peut refuser de vous remettre la voiture.',
} satisfies Texts<typeof en>;
