import type { Texts } from '../texts.ts';
import type en from '../en/security.ts';

export default {
  title: 'Sécurité',
  intro: 'Votre mot de passe et vos appareils connectés.',
  password: 'Changer le mot de passe',
  password_text: 'Le nouveau mot de passe déconnecte vos autres appareils.',
  current_password: 'Mot de passe actuel',
  new_password: 'Nouveau mot de passe',
  confirm_password: 'Confirmez le mot de passe',
  save_password: 'Changer le mot de passe',
  devices: 'Vos appareils',
  devices_text:
    'Les navigateurs connectés à votre compte. L’un d’eux vous est inconnu ? Déconnectez-le et changez de mot de passe.',
  this_device: 'Cet appareil',
  unknown_device: 'Appareil inconnu',
  logged_in_at: 'Connexion : {{moment}}',
  last_used_at: 'dernière utilisation : {{moment}}',
  log_out_device: 'Déconnecter',
  log_out_device_name: 'Déconnecter {{device}}',
  log_out_everywhere: 'Déconnecter tous les appareils',
  everywhere_title: 'Déconnecter tous les appareils ?',
  everywhere_text:
    'Tous les appareils seront déconnectés, celui-ci aussi. Vous devrez ensuite vous reconnecter ici.',
  passkeys: 'Clés d’accès',
  passkeys_text:
    'Connectez-vous avec votre empreinte, votre visage ou le code de votre appareil au lieu du mot de passe. Une clé d’accès ne se devine pas et ne se vole pas.',
  passkeys_none: 'Vous n’en avez pas encore.',
  passkey_add: 'Ajouter une clé d’accès',
  passkey_add_text:
    'D’abord votre mot de passe, pour que personne d’autre ne puisse en ajouter. Votre navigateur vous demande ensuite où conserver la clé.',
  passkey_name: 'Nom de la clé d’accès',
  passkey_name_hint: 'Pour la reconnaître : « Mon téléphone ».',
  passkey_added_at: 'Ajoutée le {{day}}',
  passkey_used_at: 'dernière utilisation le {{moment}}',
  passkey_unused: 'jamais utilisée',
  passkey_rename: 'Renommer',
  passkey_rename_name: 'Renommer {{name}}',
  passkey_rename_title: 'Renommer la clé d’accès',
  passkey_save: 'Enregistrer',
  passkey_remove: 'Supprimer',
  passkey_remove_name: 'Supprimer {{name}}',
  passkey_remove_title: 'Supprimer cette clé d’accès ?',
  passkey_remove_text:
    '« {{name}} » ne permettra plus de se connecter à votre compte. Supprimez-la aussi de l’appareil.',
  passkey_unsupported: 'Ce navigateur n’accepte pas les clés d’accès.',
  passkey_known: 'Cet appareil a déjà une clé d’accès pour votre compte.',
  passkey_cancelled: 'Aucune clé d’accès n’a été ajoutée.',
  privacy: 'Vos données',
  privacy_text: 'Ce que vous avez accepté, et tout ce que nous conservons à votre sujet.',
  consents: 'Ce que vous avez accepté',
  consents_none: 'Rien pour le moment.',
  consents_text:
    'Les conditions et la politique de confidentialité sont acceptées à chaque réservation ; supprimer le compte y met fin.',
  consent_terms: 'Conditions générales, version {{version}}',
  consent_privacy: 'Politique de confidentialité, version {{version}}',
  consent_newsletter: 'Newsletter (politique de confidentialité, version {{version}})',
  consent_given: 'Accepté le {{day}}',
  consent_revoked: 'retiré le {{day}}',
  newsletter: 'Newsletter',
  newsletter_text:
    'Des nouvelles et des offres par e-mail, de temps en temps. Vous pouvez retirer votre accord à tout moment.',
  export: 'Télécharger vos données',
  export_text:
    'Profil, documents avec leurs photos, réservations, signalements et tout ce que nous conservons à votre sujet, dans un seul fichier JSON.',
  export_button: 'Télécharger mes données',
  privacy_policy: 'Politique de confidentialité',
  delete: 'Supprimer le compte',
  delete_text:
    'Vos documents et vos données personnelles seront effacés. Nous vous montrons d’abord ce que deviennent vos réservations et votre argent.',
  delete_button: 'Supprimer le compte',
  delete_title: 'Supprimer votre compte ?',
  delete_documents:
    'Vos documents, vos données personnelles, vos avis et votre accès sont effacés aussitôt. C’est irréversible.',
  delete_cancels: 'Ces réservations sont annulées :',
  delete_booking: '{{car}}, {{day}} ({{number}})',
  delete_refund: 'nous vous remboursons {{refund}}',
  delete_kept: 'nous vous remboursons {{refund}} ; notre commission de {{kept}} est conservée',
  delete_unpaid: 'rien n’a été payé',
  delete_refund_total: 'Au total, nous vous remboursons {{refund}}, sur la carte utilisée.',
  delete_no_bookings: 'Vous n’avez aucune réservation à venir.',
  delete_keeps:
    'Les réservations passées et les factures restent, sans votre nom, aussi longtemps que la loi l’exige.',
  delete_running:
    'La location {{number}} est en cours. Rendez d’abord la voiture, puis supprimez votre compte.',
  delete_confirm: 'Supprimer définitivement',
} satisfies Texts<typeof en>;
