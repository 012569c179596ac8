import type { Texts } from '../texts.ts';
import type en from '../en/members.ts';

export default {
  text: 'Qui travaille pour {{company}} et ce que chacun peut faire. Chaque modification figure dans le journal d’activité.',
  you: 'Vous',
  since: 'Depuis le {{date}}',
  of_contractor: 'De votre groupe, qui gère lui-même ses membres',
  role: 'Rôle',
  remove: 'Retirer',
  leave: 'Quitter',
  owner_may:
    'Tout, y compris l’équipe et le journal d’activité. Se connecte aussi avec le code d’une application.',
  manager_may: 'Voitures, prix et réservations.',
  counter_may: 'Retraits, retours et réservations.',
  make_owner: 'Nommer {{name}} propriétaire ?',
  make_manager: 'Nommer {{name}} responsable ?',
  make_counter: 'Affecter {{name}} au comptoir ?',
  less_self: 'Vous ne serez plus propriétaire : l’équipe et le journal d’activité vous seront fermés.',
  change_role: 'Changer le rôle',
  remove_title: 'Retirer {{name}} ?',
  remove_text:
    'Dès maintenant, {{name}} n’aura plus accès à rien de {{company}}. Ce qui a été fait reste dans le journal d’activité.',
  leave_title: 'Quitter {{company}} ?',
  leave_text:
    'Dès maintenant, vous n’aurez plus accès à rien de {{company}}. Un propriétaire peut vous inviter à nouveau.',
  invite_title: 'Inviter quelqu’un',
  invite_text:
    'La personne reçoit un lien par e-mail, même si elle loue déjà des voitures sur Nolo. Il sert une fois, pendant {{days}} jours.',
  send: 'Envoyer l’invitation',
  sent: 'L’invitation à {{email}} est en route.',
  open_title: 'Invitations en attente',
  until: 'Valable jusqu’au {{date}}',
  expired: 'Expirée le {{date}}',
  ended: 'N’est plus valable : la personne qui l’a envoyée n’est plus habilitée à inviter. Renvoyez-la.',
  send_again: 'Renvoyer',
  withdraw: 'Retirer',
  withdraw_title: 'Retirer l’invitation ?',
  withdraw_text: 'Le lien reçu par {{email}} ne fonctionnera plus.',
  page_title: 'Invitation',
  invites: '{{company}} vous invite',
  as_owner: 'Vous devenez propriétaire.',
  as_manager: 'Vous devenez responsable.',
  as_counter: 'Vous travaillez au comptoir.',
  invited_by: 'Invitation de {{name}}',
  has_account: 'Vous avez déjà un compte Nolo avec cet e-mail : saisissez son mot de passe.',
  new_account: 'Vous vous connecterez avec cet e-mail et un mot de passe que vous choisissez maintenant.',
  accept: 'Accepter l’invitation',
  accepted_title: 'Vous faites partie de {{company}}',
  accepted_text: 'Connectez-vous maintenant avec {{email}} et votre mot de passe.',
  accepted_owner:
    'Gardez votre téléphone à portée de main : les propriétaires se connectent aussi avec le code d’une application d’authentification, que vous configurez maintenant.',
  invalid_title: 'Cette invitation ne fonctionne plus',
  invalid_text:
    'Elle a peut-être déjà servi, expiré, été retirée ou remplacée par une plus récente. Si vous l’avez acceptée, connectez-vous ; sinon, demandez-en une nouvelle à la société.',
} satisfies Texts<typeof en>;
