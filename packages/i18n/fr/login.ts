import type { Texts } from '../texts.ts';
import type en from '../en/login.ts';

export default {
  description:
    'Connectez-vous à Nolo ou créez un compte pour louer une voiture auprès de loueurs locaux partout en Italie.',
  description_own: 'Connectez-vous à {{name}} ou créez un compte pour réserver votre voiture.',
  tabs: 'Connexion ou inscription',
  tab_log_in: 'Connexion',
  tab_sign_up: 'Inscription',
  log_in_title: 'Bon retour parmi nous',
  log_in_text: 'Connectez-vous pour réserver et retrouver vos réservations et vos documents.',
  log_in: 'Se connecter',
  or: 'ou',
  passkey_log_in: 'Se connecter avec une clé d’accès',
  passkey_unsupported: 'Ce navigateur n’accepte pas les clés d’accès. Utilisez votre mot de passe.',
  sign_up_title: 'Créez votre compte',
  sign_up_text:
    'Indiquez votre nom tel qu’il figure sur votre permis : vous ajouterez vos documents avant de réserver.',
  sign_up: 'Créer le compte',
  sign_up_next: 'Nous vous envoyons un lien pour vérifier votre adresse.',
  for_businesses: 'Vous êtes loueur ? Proposez vos voitures ici',
  password: 'Mot de passe',
  confirm_password: 'Confirmez le mot de passe',
  password_hint: 'Le mot de passe ne doit être ni trop court ni trop simple.',
  strength_0: 'Très faible. Utilisez plusieurs mots sans rapport.',
  strength_1: 'Faible. Utilisez plusieurs mots sans rapport.',
  strength_2: 'Presque. Ajoutez un mot ou quelques caractères.',
  strength_3: 'Bon mot de passe',
  strength_4: 'Mot de passe très sûr',
  promise_title: 'La voiture de ceux qui connaissent la route',
  promise_title_own: 'Votre voiture, chez {{name}}',
  promise_price: 'Un seul prix total, TVA et frais compris, avant de payer',
  promise_cancel: 'Annulation gratuite jusqu’à 48 heures avant le jour du retrait',
  promise_documents:
    'Documents chiffrés, visibles seulement par vous, ceux qui les vérifient et votre loueur',
  logged_in_title: 'Vous êtes déjà connecté',
  logged_in_text: 'Vous pouvez poursuivre.',
  continue: 'Continuer',

  verify_title: 'Vérifiez votre adresse e-mail',
  verify_text: 'Avant de vous connecter, ouvrez le lien envoyé à {{email}}. Il est valable 24 heures.',
  verify_spam: 'Rien reçu ? Regardez dans les indésirables ou demandez un nouvel envoi.',
  resend: 'Renvoyer l’e-mail',
  resend_in: 'Renvoyer dans {{seconds}}\u00a0s',
  understood: 'Compris',

  confirm_title: 'Confirmez votre adresse e-mail',
  confirm_text: 'Encore un clic et votre compte est prêt.',
  confirm_button: 'Vérifier l’adresse e-mail',
  verified_title: 'Votre adresse est vérifiée',
  verified_text: 'Merci. Vous pouvez maintenant vous connecter avec {{email}}.',
  invalid_title: 'Ce lien n’est plus valable',
  invalid_text:
    'Il a peut-être déjà servi, ou il a plus de 24 heures. Si votre adresse est déjà vérifiée, connectez-vous. Sinon, nous vous envoyons un nouveau lien.',
  unanswered_title: 'Nous n’avons pas pu vérifier votre adresse',
  no_token_title: 'Consultez vos e-mails',
  no_token_text:
    'Ouvrez le lien de l’e-mail envoyé à votre inscription. S’il n’est pas arrivé, nous vous en envoyons un nouveau.',
  send_link: 'Envoyer un nouveau lien',

  ready_without_scripts:
    'La connexion nécessite JavaScript : c’est votre navigateur qui garde la clé de votre compte.',
  forgot: 'Mot de passe oublié',
  forgot_title: 'Mot de passe oublié ?',
  forgot_text:
    'Indiquez l’e-mail de votre compte : nous vous envoyons un lien pour choisir un nouveau mot de passe.',
  forgot_send: 'Envoyer le lien',
  check_title: 'Consultez vos e-mails',
  check_text:
    'Nous avons envoyé un message à {{email}}. Ouvrez le lien sur cet appareil pour vérifier votre adresse et reprendre où vous en étiez.',
  check_change: 'Mauvaise adresse ? Modifiez-la',
  check_log_in: 'J’ai vérifié mon e-mail : me connecter',
  new_log_in_title: 'Connectez-vous pour continuer',
  new_log_in_text: 'Votre e-mail est vérifié. Tout est prêt.',
  reset_title: 'Choisissez un nouveau mot de passe',
  reset_text: 'Le nouveau mot de passe déconnecte tous les appareils et supprime vos clés d’accès.',
  new_password: 'Nouveau mot de passe',
  reset_hint: 'Au moins 6 caractères ; plus il est long, plus il est sûr.',
  reset_send: 'Enregistrer le mot de passe',
  reset_back: 'Retour à la page d’accueil',
  reset_no_token:
    'Cette adresse ne contient pas le code de notre e-mail. Ouvrez à nouveau le lien ou demandez-en un autre.',
  reset_ask_again: 'Demander un nouveau lien',
} satisfies Texts<typeof en>;
