import type { Texts } from '../texts.ts';
import type en from '../en/portal.ts';

export default {
  title: 'Nolo pour les loueurs',
  back_to_start: 'Retour à l’accueil',
  not_allowed_title: 'Non prévu par votre rôle',

  code_title: 'Votre code à usage unique',
  code_text:
    'Ouvrez l’application d’authentification de votre téléphone et saisissez le code affiché pour Nolo.',
  code: 'Code',
  recovery_code: 'Code de secours',
  use_recovery: 'Utiliser un code de secours',
  use_code: 'Utiliser un code de l’application',
  other_account: 'Se connecter avec un autre compte',

  set_up_title: 'Protégez votre connexion',
  set_up_text:
    'Vous vous connectez avec votre mot de passe et le code d’une application d’authentification : un mot de passe volé n’ouvre alors rien. Ajoutez maintenant Nolo à l’application : le code ci-dessous est valable 10 minutes.',
  set_up_scan: 'Scannez ce code avec l’application',
  set_up_qr: 'Code QR pour l’application d’authentification',
  set_up_open: 'Ouvrir l’application sur cet appareil',
  set_up_secret: 'Ou saisissez cette clé dans l’application',
  set_up_code: 'Code affiché par l’application',

  recovery_title: 'Vos codes de secours',
  recovery_text:
    'Pour le jour où vous perdez votre téléphone : chaque code permet une seule connexion. Nous ne les affichons que maintenant. Gardez-les sur papier ou dans un gestionnaire de mots de passe.',
  recovery_done: 'Je les ai notés',
  copy: 'Copier',
  copied: 'Copié',
  download: 'Télécharger',

  companies_title: 'Vos sociétés',
  change_company: 'Changer de société',
  role_owner: 'Propriétaire',
  role_manager: 'Responsable',
  role_counter: 'Comptoir',
  role_support: 'Assistance',
  role_documents: 'Contrôle des documents',
  role_finance: 'Finances',
  role_admin: 'Administration',

  handovers: 'Retraits et retours',
  today: 'Aujourd’hui',
  tomorrow: 'Demain',
  nothing_today: 'Aucun retrait ni retour aujourd’hui.',
  nothing_tomorrow: 'Aucun retrait ni retour demain.',
  address_missing: 'Où est-ce ?',
  address_missing_text:
    'Les clients ne lisent que la ville de : {{locations}}. Saisissez la rue et comment trouver le comptoir.',
  address_missing_open: 'Saisir l’adresse',
  nothing_title: 'Aucune voiture à remettre',
  nothing_text:
    'Il n’y a ni retrait ni retour aujourd’hui et demain. Une réservation apparaît ici dès qu’elle est payée.',
  done_pickup: 'Retirée',
  done_return: 'Rendue',
  renter_deleted: 'Compte supprimé',

  renter: 'Client',
  call: 'Appeler {{name}}',
  delivery: 'Livraison au client',
  money: 'Prix et versement',
  paid: 'Payé par le client, TVA comprise',
  payout: 'Votre part, versée à la prise en charge',
  deposit: 'Caution, à régler avec le client',
  invoice_to: 'Facture à envoyer à',

  calendar: 'Calendrier',
  company: 'Entreprise',
  offers: 'Offres et codes promo',
  cars: 'Voitures',
  members: 'Équipe',

  audit: 'Journal d’activité',

  review_hidden:
    'Texte masqué par Nolo : seuls le client et le loueur peuvent encore le lire. Motif : {{reason}}',
  review_answer: 'Réponse du loueur, {{date}}',
  number_unreadable: 'Valeur illisible. Écrivez par exemple {{example}}.',
} satisfies Texts<typeof en>;
