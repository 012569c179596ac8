import type { Texts } from '../texts.ts';
import type en from '../en/audit.ts';

export default {
  text: 'Ce qui a été fait et consulté, du plus récent au plus ancien. Personne ne peut le modifier.',
  at: 'Quand',
  actor: 'Qui',
  action: 'Quoi',
  object: 'Objet',
  company: 'Société',
  empty: 'Rien n’a encore été fait.',
  older: 'Plus anciens',
  latest: 'Retour aux plus récents',
  action_logged_in: 'Connexion',
  action_handovers_viewed: 'Retraits et retours consultés',
  action_bookings_viewed: 'Réservations consultées',
  action_booking_viewed: 'Réservation consultée',
  action_booking_refused: 'Réservation demandée qui n’est pas de la société',
  action_replacement_proposed: 'Autre voiture proposée',
  action_booking_not_provided: 'Voiture déclarée impossible à remettre',
  action_booking_no_show: 'Close pour absence',
  action_member_invited: 'Invitation envoyée',
  action_invitation_withdrawn: 'Invitation retirée',
  action_invitation_accepted: 'Invitation acceptée',
  action_member_role_changed: 'Rôle modifié',
  action_member_removed: 'Membre retiré',

  field_car: 'Voiture',
  field_role: 'Rôle',
  yes: 'Oui',
  no: 'Non',
} satisfies Texts<typeof en>;
