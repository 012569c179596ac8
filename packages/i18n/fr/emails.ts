import type { Texts } from '../texts.ts';
import type en from '../en/emails.ts';

export default {
  greeting: 'Bonjour {{firstName}},',
  footer: 'Vous recevez ce message en raison de votre compte ou de votre réservation chez {{name}}.',
  footer_operator: '{{operator}} gère les comptes, réservations et paiements de {{name}}.',
  footer_legal: '{{company}} · N° TVA {{vat}}',
  fallback_link: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',

  newsletter_subject: 'Vous recevez la newsletter de {{name}}',
  newsletter_text:
    'Cette adresse est désormais sur la liste de notre newsletter : des nouveautés et des offres, de temps en temps.',
  newsletter_not_you:
    'Si vous ne l’avez pas demandée ou n’en voulez plus, un clic suffit pour vous désabonner.',
  newsletter_button: 'Se désabonner',
  newsletter_reason:
    'Vous recevez cet e-mail parce que cette adresse a été inscrite à la newsletter de {{name}}.',

  operator_contact_subject: 'Nouveau message du formulaire de contact',
  operator_contact_preview: 'Un visiteur vous a écrit.',
  operator_contact_reason:
    'Message envoyé par le formulaire de contact de {{name}} : votre réponse à cet e-mail parviendra à l’expéditeur.',
  operator_meeting_subject: 'Un appel a été réservé',
  operator_meeting_preview: 'L’horaire est ci-dessous.',
  operator_meeting_reason:
    'Réservé sur le site de {{name}} : votre réponse à cet e-mail parviendra à la personne qui a réservé.',
  operator_issue_subject: 'Un locataire a signalé un problème',
  operator_issue_preview: 'Son message est ci-dessous ; les photos sont conservées avec le signalement.',
  operator_issue_reason:
    'La voiture a été réservée via {{name}} : votre réponse à cet e-mail parviendra au client.',
  operator_from: 'De {{name}}, {{email}}, {{phone}}',

  application_submitted_subject: 'Nous avons reçu la demande de {{company}}',
  application_submitted_preview: 'Nous l’examinons et vous écrirons.',
  application_submitted_text:
    'Merci : vous avez demandé à proposer les voitures de {{company}} sur {{name}}. Nous examinons votre envoi et répondons sous deux jours ouvrés. Le lien montre où en est la demande.',
  application_asked_subject: 'Une question sur la demande de {{company}}',
  application_asked_preview: 'Il nous faut votre réponse pour continuer.',
  application_asked_text: 'Avant de décider de votre demande, merci de répondre à ceci :',
  application_accepted_subject: '{{company}} est acceptée',
  application_accepted_preview: 'L’invitation au portail arrive dans un autre e-mail.',
  application_accepted_text:
    'Bienvenue : {{company}} est acceptée sur {{name}}. L’invitation au portail des loueurs se trouve dans un autre e-mail. Les clients verront vos voitures une fois que vous y aurez réglé ce qu’il faut.',
  application_refused_subject: 'La demande de {{company}} est refusée',
  application_refused_preview: 'L’e-mail dit pourquoi.',
  application_refused_text:
    'Nous avons examiné la demande de {{company}} et l’avons refusée pour la raison suivante :',
  application_open: 'Ouvrir la demande',
  application_answer: 'Répondre',
  application_not_you:
    'Si vous n’êtes pas à l’origine de cette demande, répondez à cet e-mail et nous la supprimerons.',
  application_reason:
    'Vous recevez cet e-mail parce que cette adresse figure dans une demande de {{company}} auprès de {{name}}.',
  application_new_submitted: '{{company}} demande à proposer ses voitures',
  application_new_answered: '{{company}} a répondu',
  application_new_preview: 'La demande attend dans le back-office.',
  application_new_by: 'Demandeur',
  application_new_open: 'Ouvrir dans le back-office',
  application_new_reason:
    'Envoyé depuis une demande sur {{name}} : répondez à cet e-mail pour écrire à son auteur.',

  company_status_activate_subject: 'Les clients voient {{company}}',
  company_status_activate_text:
    'Les voitures de {{company}} sont désormais proposées et réservées sur {{name}}.',
  company_status_suspend_subject: '{{company}} est suspendue',
  company_status_suspend_text:
    'Désormais, les voitures de {{company}} ne sont ni proposées ni réservées sur {{name}}. Les réservations payées se poursuivent comme convenu. La raison :',
  company_status_resume_subject: 'La suspension de {{company}} est levée',
  company_status_resume_text:
    'Les voitures de {{company}} sont de nouveau proposées et réservées sur {{name}}.',
  company_status_end_subject: '{{company}} quitte {{name}}',
  company_status_end_text:
    'Les voitures de {{company}} sont proposées et réservées jusqu’au {{day}} inclus, pour des locations qui se terminent d’ici là. Les réservations payées se poursuivent comme convenu.',
  company_status_keep_subject: '{{company}} reste sur {{name}}',
  company_status_keep_text:
    'La fin du service de {{company}} est annulée : ses voitures sont proposées et réservées comme avant.',
  company_status_object: 'Si vous n’êtes pas d’accord, répondez à cet e-mail : une personne le lira.',
  company_status_open: 'Ouvrir le portail',
  location_address_subject: '{{company}} : les clients ne savent pas où aller',
  location_address_text:
    'De ces agences, les clients ne lisent que la ville. Saisissez la rue et comment trouver le comptoir : ils le liront dans la confirmation, leur agenda et le rappel de la veille.',
  location_address_open: 'Saisir l’adresse',
  police_credentials_subject: 'Le service de la police n’accepte pas les identifiants de {{company}}',
  police_credentials_text:
    'Les déclarations de vos locations à la police attendent, et sans déclaration les voitures ne peuvent pas partir. Saisissez à nouveau les identifiants : ce qui attend part alors tout seul. La Questura de votre siège en délivre de nouveaux.',
  police_credentials_open: 'Saisir les identifiants',
  offer_report_received_subject: 'Nous avons reçu votre signalement',
  offer_report_received_text:
    'Nous l’examinons et vous écrirons ce que nous décidons, et pourquoi. Vous avez écrit :',
  offer_report_decided_subject: 'Notre décision sur votre signalement : {{carName}}',
  offer_report_decided_hide:
    'Nous avons masqué {{carName}} : personne ne la trouve ni ne la réserve plus. Motif :',
  offer_report_decided_keep:
    'Nous avons examiné votre signalement sur {{carName}}. L’offre reste telle quelle. Motif :',
  offer_report_reason:
    'Vous recevez cet e-mail parce qu’une offre a été signalée sur {{name}} avec cette adresse.',
  offer_decided_hide_subject: '{{carName}} est masquée sur {{name}}',
  offer_decided_hide_text:
    'Désormais, les clients ne trouvent plus {{carName}}, qui ne peut être ni réservée ni publiée. Les réservations payées se poursuivent comme convenu. Une personne en a décidé ainsi. Motif :',
  offer_decided_show_subject: '{{carName}} n’est plus masquée sur {{name}}',
  offer_decided_show_text: '{{carName}} est de nouveau comme avant que nous la masquions. Motif :',
  offer_decided_keep_subject: '{{carName}} a été signalée et reste telle quelle',
  offer_decided_keep_text:
    'Quelqu’un nous a signalé {{carName}}. Une personne a examiné le signalement, et rien ne change. Motif :',
  decision_object:
    'Si vous n’êtes pas d’accord, répondez à cet e-mail dans les six mois : une personne qui n’a pas pris cette décision la réexamine gratuitement. Vous pouvez aussi vous adresser à un organe certifié de règlement extrajudiciaire des litiges ou à la justice.',
  review_hidden_review_subject: 'L’avis sur la réservation {{number}} est masqué',
  review_hidden_review_text:
    'Nous avons masqué cet avis et sa réponse : seuls son auteur, {{company}} et nous pouvons encore le lire, et il ne compte plus. Une personne en a décidé ainsi. Motif :',
  review_hidden_answer_subject: 'La réponse à l’avis sur la réservation {{number}} est masquée',
  review_hidden_answer_text:
    'Nous avons masqué la réponse de {{company}} à cet avis : seuls l’auteur de l’avis, {{company}} et nous pouvons encore la lire. Une personne en a décidé ainsi. Motif :',
  company_status_reason:
    'Vous recevez cet e-mail parce que vous êtes propriétaire de {{company}} sur {{name}}.',

  verify_subject: 'Vérifiez votre e-mail',
  verify_preview: 'Un clic et votre compte {{name}} est prêt.',
  verify_text: 'Merci de votre inscription. Veuillez confirmer que cette adresse e-mail est bien la vôtre.',
  verify_button: 'Vérifier l’adresse e-mail',
  verify_validity: 'Le lien ne sert qu’une fois et reste valable 24 heures.',
  verify_not_you:
    'Si vous n’avez pas créé de compte, ignorez ce message : sans ce clic, il ne se passe rien.',

  greeting_nameless: 'Bonjour,',
  log_in: 'Se connecter',
  not_you:
    'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe : tous les appareils seront déconnectés.',
  exists_subject: 'Vous avez déjà un compte {{name}}',
  exists_preview: 'Quelqu’un vient de s’inscrire avec votre e-mail.',
  exists_text:
    'Quelqu’un, peut-être vous, vient de s’inscrire avec cet e-mail. Un compte existe déjà : rien n’a changé, il suffit de vous connecter.',
  exists_forgot: 'Mot de passe oublié ? Choisissez « Mot de passe oublié » sur la page de connexion.',
  exists_not_you: 'Si ce n’était pas vous, vous n’avez rien à faire.',
  reset_subject: 'Choisissez un nouveau mot de passe',
  reset_preview: 'Le lien est valable une heure.',
  reset_text: 'Vous avez demandé un nouveau mot de passe pour votre compte {{name}}. Choisissez-le ici :',
  reset_button: 'Choisir un nouveau mot de passe',
  reset_validity:
    'Le lien ne sert qu’une fois et reste valable une heure. Le nouveau mot de passe déconnecte tous les appareils.',
  reset_not_you: 'Si vous n’avez rien demandé, ignorez ce message : votre mot de passe ne change pas.',
  password_changed_subject: 'Votre mot de passe a été modifié',
  password_changed_preview: 'Est-ce bien vous ?',
  password_changed_text:
    'Le mot de passe de votre compte {{name}} a été modifié : {{moment}} (heure italienne). Vos autres appareils ont été déconnectés.',
  new_device_subject: 'Nouvelle connexion à votre compte',
  new_device_preview: 'Connexion depuis un appareil que nous ne connaissons pas.',
  new_device_text:
    'Quelqu’un vient de se connecter à votre compte {{name}} depuis un appareil que nous n’avions jamais vu. Si c’est vous, tout va bien.',
  device: 'Appareil',
  device_unknown: 'inconnu',
  when: 'Quand (heure italienne)',
  new_device_button: 'Voir vos appareils',
  passkey_subject: 'Une clé d’accès a été ajoutée à votre compte',
  passkey_preview: 'Est-ce bien vous ?',
  passkey_text:
    'Désormais, cette clé d’accès permet de se connecter à votre compte {{name}} sans mot de passe.',
  passkey: 'Clé d’accès',
  passkey_not_you: 'Si ce n’est pas vous, supprimez-la et changez tout de suite votre mot de passe.',
  passkey_button: 'Voir vos clés d’accès',
  deleted_subject: 'Votre compte a été supprimé',
  deleted_preview: 'Vos documents et vos données sont effacés.',
  deleted_text:
    'Comme vous l’avez demandé, votre compte {{name}} est supprimé : vos documents sont effacés et plus personne ne peut s’y connecter.',
  deleted_bookings:
    'Vos réservations qui n’avaient pas commencé sont annulées. Nous vous remboursons, par le même moyen de paiement : {{refund}}.',
  deleted_kept:
    'Les réservations passées et les factures restent, sans votre nom, aussi longtemps que la loi l’exige. Ceci est le dernier message à propos de ce compte.',

  paid_subject: 'Réservation {{number}} confirmée : {{carName}}',
  paid_preview: 'Payée et confirmée. {{handover}}.',
  handover: '{{name}} : {{moment}}',
  paid_title: 'Votre réservation est confirmée',
  paid_text: 'Nous avons bien reçu votre paiement. Voici ce que vous avez réservé :',
  booking_number: 'Numéro de réservation',
  car: 'Voiture',
  car_or_similar: '{{carName}} ou similaire',
  drivers: 'Conducteurs supplémentaires',
  pickup: 'Retrait',
  delivery: 'Livraison à votre adresse',
  return: 'Retour',
  price: 'Prix',
  total: 'Total payé, TVA comprise',
  deposit: 'Caution',
  deposit_text: '{{amount}}, à régler directement au loueur ; elle n’est pas comprise dans le total.',
  free_cancellation: 'Annulation gratuite',
  free_cancellation_until: 'Jusqu’au {{moment}} (heure locale du lieu de retrait).',
  free_cancellation_over: 'Elle a pris fin le {{moment}} (heure locale du lieu de retrait).',
  company: 'Loueur',
  registered_office: 'Siège social : {{address}}',
  bring:
    'Présentez à la prise en charge les originaux de votre pièce d’identité et de votre permis de conduire.',
  documents_checked:
    'Nous vérifions vos documents sous un jour ouvré et vous écrivons. La voiture n’est remise qu’une fois qu’ils sont vérifiés.',
  my_bookings: 'Ouvrir Mes réservations',
  see_booking: 'Ouvrir la réservation',
  driver_invited_subject: '{{renter}} vous invite comme conducteur supplémentaire',
  driver_invited_title: 'Invitation comme conducteur supplémentaire',
  driver_invited_text:
    '{{renter}} loue une voiture sur {{name}} et vous souhaite comme conducteur supplémentaire.',
  driver_invited_how:
    'Seules les personnes ayant un compte vérifié peuvent être ajoutées. Inscrivez-vous avec cette adresse, ou connectez-vous si vous avez un compte, puis envoyez votre pièce d’identité et votre permis de conduire. Prévenez ensuite {{renter}}, qui vous ajoutera à la réservation.',
  driver_invited_button: 'S’inscrire',
  driver_invited_reason:
    'Vous recevez cet e-mail parce que {{renter}} a indiqué cette adresse à {{name}}. Si vous ne souhaitez pas conduire, vous n’avez rien à faire.',
  driver_subject: '{{renter}} vous a ajouté comme conducteur : {{carName}}',
  driver_title: 'Vous êtes conducteur supplémentaire',
  driver_text: '{{renter}} a réservé une voiture et vous a indiqué comme conducteur supplémentaire.',
  driver_delivery: 'Livraison au locataire',
  driver_bring:
    'À la prise en charge, ayez avec vous les originaux de votre pièce d’identité et de votre permis de conduire.',
  driver_button: 'Vérifier mes documents',
  driver_not_you:
    'Vous ne souhaitez pas conduire cette voiture ? Dites-le à la personne qui l’a réservée ou écrivez-nous. Ce message n’est envoyé qu’une fois par réservation.',

  cancelled_subject: 'Réservation {{number}} annulée',
  cancelled_preview: 'Votre réservation ({{carName}}) a été annulée.',
  cancelled_title: 'Votre réservation est annulée',
  cancelled_text: 'La réservation {{number}} ({{carName}}) a été annulée.',
  cancelled_unpaid: 'Rien n’avait été payé : il n’y a donc rien à rembourser.',
  cancelled_free:
    'Vous avez annulé à temps pour l’annulation gratuite : nous vous remboursons {{refund}}, soit la totalité de votre paiement.',
  cancelled_with_bank:
    'Vous avez contesté le paiement auprès de votre banque. Ce qu’elle vous rend ne vous est pas remboursé une seconde fois ; le reste, nous le remboursons selon les conditions d’annulation, dès que la banque aura décidé. Pour l’instant, nous vous remboursons {{refund}}.',
  cancelled_payment_returned:
    'La totalité du paiement de cette réservation vous a été rendue : nous y avons donc mis fin. Rien d’autre n’est débité ni remboursé. S’il vous faut encore une voiture, réservez à nouveau.',
  cancelled_replacement_refused:
    'Vous avez refusé la voiture proposée à la place : nous vous remboursons {{refund}}, tout ce que vous avez payé.',
  cancelled_replacement_unanswered:
    'Vous n’avez pas répondu à temps à la proposition d’une autre voiture : nous vous remboursons {{refund}}, tout ce que vous avez payé.',
  cancelled_company:
    'Le loueur n’a pas pu fournir la voiture et a annulé votre réservation : nous vous remboursons tout ce que vous avez payé, {{refund}}.',
  cancelled_not_handed_over:
    'Le loueur n’a pas pu remettre la voiture : nous vous remboursons tout ce que vous avez payé, {{refund}}.',
  cancelled_no_show:
    'La réservation a été close car personne n’est venu chercher la voiture. Sur les {{total}} payés, nous vous remboursons {{refund}} ; notre commission de {{commission}} est conservée, comme prévu par les conditions d’annulation. Si vous êtes venu chercher la voiture, ouvrez la réservation et contestez sous {{hours}} heures : une personne examinera votre demande.',
  cancelled_commission_kept:
    'Le délai d’annulation gratuite était passé. Sur les {{total}} payés, nous vous remboursons {{refund}} ; la commission de {{commission}} est conservée, comme le prévoient les conditions d’annulation.',
  refund_when:
    'Le remboursement est versé sur la carte utilisée. Selon votre banque, comptez 5 à 10 jours ouvrés.',

  link_subject: 'Votre réservation {{number}}',
  link_text: 'Vous avez demandé à voir la réservation {{number}} sans vous connecter. La voici :',
  link_button: 'Voir la réservation',
  link_validity: 'Le lien est valable une heure. Pour modifier ou annuler, connectez-vous.',
  link_not_you: 'Si vous ne l’avez pas demandé, ignorez ce message.',
  car_expires_insured_until_subject: '{{carName}} : assurance valable jusqu’au {{date}}',
  car_expires_inspected_until_subject: '{{carName}} : contrôle technique valable jusqu’au {{date}}',
  car_expires_taxed_until_subject: '{{carName}} : taxe payée jusqu’au {{date}}',
  car_expires_text: 'Une fois le renouvellement fait, saisissez la nouvelle date dans le portail.',
  car_expires_until: 'Valable jusqu’au',
  car_expires_button: 'Ouvrir la voiture',
  member_subject: '{{company}} vous invite sur son portail',
  member_owner:
    '{{invitedBy}} vous invite à travailler pour {{company}} sur {{name}} en tant que propriétaire : réservations, équipe et tout le reste.',
  member_manager:
    '{{invitedBy}} vous invite à travailler pour {{company}} sur {{name}} en tant que responsable : voitures, prix et réservations.',
  member_counter:
    '{{invitedBy}} vous invite à travailler pour {{company}} sur {{name}} au comptoir : retraits, retours et réservations.',
  member_button: 'Voir l’invitation',
  member_validity: 'Le lien ne sert qu’une fois, dans les {{days}} jours. Ne le transférez pas.',
  member_not_you:
    'Si vous ne connaissez pas cette société, ignorez ce message : sans ce clic, il ne se passe rien.',
  member_reason:
    'Vous recevez cet e-mail parce qu’un loueur présent sur {{name}} a indiqué cette adresse pour une invitation.',

  document_link_subject: 'Documents de la réservation {{number}}',
  document_link_text:
    'Quelqu’un a demandé à voir, pour votre société, les documents de la réservation {{number}}. Ils servent à préparer la remise de la voiture ; le locataire voit que vous les avez consultés.',
  document_link_button: 'Afficher les documents',
  document_link_validity:
    'Le lien est valable {{minutes}} minutes, dans le premier navigateur qui l’ouvre et seulement tant que la réservation est en cours. Ne le transférez pas.',
  document_link_not_you:
    'Si personne dans votre société ne l’a demandé, ignorez ce message : personne n’a rien vu.',
  changed_subject: 'Réservation {{number}} modifiée',
  changed_title: 'Votre réservation a été modifiée',
  changed_preview: 'Les nouveaux détails de votre réservation : {{carName}}.',
  changed_text: 'Voici votre réservation {{number}} après modification :',
  changed_paid: 'Vous avez payé {{amount}} de supplément.',
  changed_refunded: 'Nous vous remboursons {{amount}} sur la carte utilisée.',
  not_changed_subject: 'La réservation {{number}} reste inchangée',
  not_changed_preview: 'Le paiement de la modification est arrivé trop tard.',
  not_changed_title: 'Votre réservation reste inchangée',
  not_changed_text:
    'Votre paiement de {{amount}} pour modifier la réservation {{number}} ({{carName}}) est arrivé trop tard : la modification n’a pas été faite. Votre réservation reste inchangée et nous vous remboursons la totalité.',
  expired_subject: 'Votre réservation a expiré : {{carName}}',
  expired_title: 'Votre réservation a expiré',
  expired_preview: 'Elle n’a pas été payée dans les 30 minutes. Rien n’a été débité.',
  expired_text:
    'La réservation {{number}} ({{carName}}) n’a pas été payée dans les 30 minutes et a expiré. Rien n’a été débité. Si vous voulez toujours la voiture, réservez-la de nouveau.',
  reminder_subject: 'Votre location commence demain : {{carName}}',
  reminder_title: 'Votre location commence demain',
  reminder_bring: 'À apporter',
  reminder_card:
    'La caution se règle au loueur quand il vous remet la voiture : munissez-vous d’une carte à votre nom.',
  agreement_subject: 'Contrat de location signé : {{carName}}',
  agreement_title: 'Le contrat signé',
  agreement_text:
    'Le contrat de location avec {{companyName}} pour {{carName}} ({{number}}) est signé. Vous le trouverez en pièce jointe.',
  agreement_text_company:
    'Le contrat de location pour {{carName}} ({{number}}) est signé. Vous le trouverez en pièce jointe.',
  agreement_hash: 'SHA-256 du fichier : {{sha256}}',
  handed_over_subject: 'Vous avez la voiture : {{carName}}',
  handed_over_title: 'Votre location a commencé',
  handed_over_text:
    '{{companyName}} vous a remis la voiture {{carName}} (réservation {{number}}) avec {{kilometres}} km et le réservoir à {{fuel}}/8. Gardez cet e-mail : les photos prises à la remise se trouvent sur la page de votre réservation.',
  returned_subject: 'La voiture est rendue : {{carName}}',
  returned_title: 'Votre location est terminée',
  returned_text:
    '{{companyName}} a repris la voiture {{carName}} (réservation {{number}}) avec {{kilometres}} km et le réservoir à {{fuel}}/8. Les photos et ce qui a été noté se trouvent sur la page de votre réservation.',
  handover_undone_subject: 'Remise annulée : {{carName}}',
  handover_undone_title: 'La remise a été annulée',
  handover_undone_text:
    '{{companyName}} a annulé la remise de la voiture {{carName}} (réservation {{number}}). Si vous avez la voiture, appelez-le.',
  returned_review:
    'Comment cela s’est-il passé ? Pendant {{days}} jours, vous pouvez le dire sur cette page : de une à cinq étoiles et quelques mots utiles aux autres clients.',
  handover_object: 'Si quelque chose n’était pas ainsi, dites-le sur cette page dans les 48 heures.',
  replacement_subject: 'Une autre voiture pour la réservation {{number}}',
  replacement_title: 'Le loueur propose une autre voiture',
  replacement_preview: 'Acceptez-la au même prix ou faites-vous rembourser intégralement.',
  replacement_text:
    '{{companyName}} ne peut pas fournir la voiture de la réservation {{number}} ({{carName}}) et en propose une autre au même prix : {{newCarName}}.',
  replacement_choice:
    'À vous de choisir : acceptez-la, ou refusez-la et nous vous remboursons tout ce que vous avez payé.',
  replacement_until:
    'Décidez avant l’échéance : {{deadline}}. Sans réponse, votre réservation prend fin et nous vous remboursons tout ce que vous avez payé.',
  replacement_button: 'Voir et choisir',
  extension_accepted_subject: 'Réservation {{number}} : vous pouvez garder la voiture plus longtemps',
  extension_accepted_title: 'Vous pouvez garder la voiture plus longtemps',
  extension_accepted_preview: 'Il vous reste à payer {{amount}}.',
  extension_accepted_text:
    '{{companyName}} accepte que vous rendiez la voiture {{carName}} plus tard. Le nouveau retour vaut dès que vous avez payé {{amount}}.',
  extension_accepted_until: 'Payez avant le {{deadline}}. Sinon, le retour reste celui convenu.',
  extension_button: 'Payer {{amount}}',
  extension_ended_subject: 'Réservation {{number}} : le retour reste celui convenu',
  extension_ended_title: 'Le retour reste celui convenu',
  extension_declined:
    '{{companyName}} ne peut pas vous laisser la voiture {{carName}} plus longtemps. Rien n’a été débité.',
  extension_unanswered:
    '{{companyName}} n’a pas répondu à votre demande de garder la voiture {{carName}} plus longtemps. Rien n’a été débité.',
  extension_unpaid: 'La prolongation de la location de la voiture {{carName}} n’a pas été payée à temps.',
  company_new_subject: 'Nouvelle réservation {{number}} : {{carName}}',
  company_new_title: 'Vous avez une nouvelle réservation',
  company_new_text:
    'Un client a réservé et payé une de vos voitures. Gardez-la libre à ces dates et prête pour le retrait.',
  company_changed_subject: 'Réservation {{number}} modifiée : {{carName}}',
  company_changed_title: 'Une réservation a changé',
  company_changed_text: 'La réservation {{number}} a été modifiée. La voici telle qu’elle est maintenant.',
  company_cancelled_subject: 'Réservation {{number}} annulée : {{carName}}',
  company_cancelled_title: 'Une réservation est annulée',
  company_cancelled_text:
    'Le client a annulé la réservation {{number}}. La voiture est de nouveau libre à ces dates et aucun versement n’est prévu.',
  company_extension_asked_subject: 'Réservation {{number}} : le client veut garder la voiture plus longtemps',
  company_extension_asked_title: 'Le client peut-il garder la voiture plus longtemps ?',
  company_extension_asked_text:
    'Le client de la réservation {{number}} demande un retour plus tardif. Les jours vous sont réservés : ouvrez la réservation pour voir le nouveau retour et votre part, puis accepter ou refuser.',
  company_extended_subject: 'Réservation {{number}} prolongée : {{carName}}',
  company_extended_title: 'La location est prolongée',
  company_extended_text:
    'Le client de la réservation {{number}} garde la voiture plus longtemps. La voici telle qu’elle est maintenant.',
  company_extension_ended_subject: 'Réservation {{number}} : le retour reste celui convenu',
  company_extension_ended_title: 'La location n’est pas prolongée',
  company_extension_ended_text:
    'Le retour plus tardif de la réservation {{number}} n’a pas été accepté ou payé à temps. La voiture revient comme convenu et les jours suivants sont de nouveau libres.',
  company_car_not_back_subject: 'Réservation {{number}} : {{carName}} risque de ne pas être rentrée à temps',
  company_car_not_back_title: 'La voiture n’est pas encore rentrée',
  company_car_not_back_text:
    'Le client précédent n’a pas encore rendu la voiture de la réservation {{number}}. Appelez-le, ou proposez une autre voiture à votre client. La réservation reste inchangée.',
  company_replacement_accepted_subject: 'Réservation {{number}} : le client prend l’autre voiture',
  company_replacement_accepted_title: 'Le client a accepté votre proposition',
  company_replacement_accepted_text:
    'La réservation {{number}} porte désormais sur la voiture ci-dessous, au même prix. Préparez-la pour le retrait.',
  company_police_report_refused_subject: 'Réservation {{number}} : déclaration à la police refusée',
  company_police_report_refused_title: 'Le service de la police a refusé la déclaration',
  company_police_report_refused_text:
    'C’était celle de la réservation {{number}}, et sans déclaration la voiture ne peut pas partir. Ouvrez-la : elle dit pourquoi et que faire.',
  company_police_report_refused_open: 'Ouvrir la déclaration',
  company_not_provided_subject: 'Réservation {{number}} annulée : voiture non fournie',
  company_not_provided_title: 'La voiture n’a pas pu être fournie',
  company_not_provided_text:
    'La réservation {{number}} a été close car la voiture n’a pas été ou ne peut pas être remise. Le client est remboursé de tout et vous devez la commission de {{amount}}, TVA comprise.',
  company_no_show_subject: 'Réservation {{number}} close : personne n’est venu',
  company_no_show_title: 'Une réservation a été close pour absence',
  company_no_show_text:
    'La réservation {{number}} a été close car personne n’est venu chercher la voiture. La commission est conservée et aucun versement n’est prévu. Le client est averti et peut contester.',
  company_no_show_objected_subject: 'Réservation {{number}} : le client conteste',
  company_no_show_objected_title: 'Le client dit être venu',
  company_no_show_objected_text:
    'Le client conteste la clôture de la réservation {{number}} pour absence. Une personne de Nolo l’examine et peut vous demander ce qui s’est passé.',
  company_inspection_objected_subject: 'Réservation {{number}} : le client conteste photos ou relevés',
  company_inspection_objected_title: 'Le client conteste',
  company_inspection_objected_text:
    'Le client de la réservation {{number}} dit que ce qui a été noté au retrait ou au retour n’est pas exact. Lisez-le sur la page de remise de la réservation et répondez-lui.',
  company_not_handed_over_reported_subject: 'Réservation {{number}} : répondez au signalement du client',
  company_not_handed_over_reported_title: 'Le client signale qu’aucune voiture ne lui a été remise',
  company_not_handed_over_reported_text:
    'Le client de la réservation {{number}} dit qu’aucune voiture ne lui a été remise. Si ce n’est pas le cas, ouvrez la réservation et contestez : vous y verrez jusqu’à quand. Sans contestation, la réservation prend fin, le client est remboursé de tout et vous devez la commission de {{amount}}, TVA comprise.',
  company_not_handed_over_unanswered_subject: 'Réservation {{number}} annulée : aucune voiture remise',
  company_not_handed_over_unanswered_title: 'La réservation a pris fin sans voiture',
  company_not_handed_over_unanswered_text:
    'Le client de la réservation {{number}} a signalé qu’aucune voiture ne lui a été remise, et personne n’a contesté à temps. Le client est remboursé de tout et vous devez la commission de {{amount}}, TVA comprise.',
  company_review_written_subject: 'Réservation {{number}} : le client a donné son avis',
  company_review_written_title: 'Vous avez un nouvel avis',
  company_review_written_text:
    'Le client de la réservation {{number}} a dit comment la location s’est passée, dans un avis que tout le monde peut lire. Vous le trouvez sur le portail, où un propriétaire ou un responsable peut y répondre une fois.',
  company_open: 'Ouvrir la réservation',
  company_renter: 'Client',
  company_invoice_to: 'Facture à envoyer à',
  company_delivery: 'Livraison au client',
  company_total: 'Payé par le client, TVA comprise',
  company_payout: 'Votre part, versée à la prise en charge',
  company_reason: 'Vous recevez ce message parce que la voiture a été réservée par {{name}}.',
  replacement_ended_subject: 'Réservation {{number}} annulée : l’autre voiture n’a pas été choisie',
  replacement_ended_preview: 'Le véhicule {{carName}} est de nouveau libre à ces dates.',
  replacement_ended_refused_title: 'Le locataire a refusé l’autre voiture',
  replacement_ended_unanswered_title: 'Le locataire n’a pas répondu à temps',
  replacement_ended_refused:
    '{{renterName}} a refusé le véhicule {{newCarName}} que vous proposiez pour la réservation {{number}}. La réservation est annulée, le locataire est intégralement remboursé et les deux voitures sont de nouveau libres.',
  replacement_ended_unanswered:
    '{{renterName}} n’a pas répondu dans le délai à votre proposition du véhicule {{newCarName}} pour la réservation {{number}}. La réservation est annulée, le locataire est intégralement remboursé et les deux voitures sont de nouveau libres.',
  replacement_ended_owed:
    'La voiture réservée n’ayant pas pu être fournie, la commission de {{amount}}, TVA comprise, est due.',
  replacement_ended_reason: 'Vous recevez ce message parce que la voiture a été réservée via {{name}}.',
  verified_subject: 'Vos documents sont vérifiés',
  verified_preview: 'Tout est prêt pour vos prochains retraits.',
  verified_text:
    'Nous avons vérifié vos documents : tout est en règle, vous pourrez retirer les voitures que vous réservez.',
  rejected_subject: 'Nous n’avons pas pu accepter vos documents',
  rejected_preview: 'Envoyez-les de nouveau.',
  rejected_text: 'Nous avons examiné vos documents et ne pouvons pas encore les accepter.',
  rejected_next:
    'Corrigez ce qui ne va pas et envoyez-les de nouveau. Vos réservations restent valables ; la voiture vous est remise une fois vos documents vérifiés.',
  rejected_button: 'Envoyer les documents',

  late_subject: 'Votre paiement de la réservation {{number}} a été remboursé',
  late_preview: 'Le paiement est arrivé après l’expiration de la réservation.',
  late_title: 'Votre paiement a été remboursé',
  late_text:
    'Votre paiement de {{total}} pour {{carName}} est arrivé après l’expiration de la réservation, et la voiture a été réservée entre-temps par une autre personne. Nous en sommes désolés. Nous vous remboursons la totalité du montant.',
  late_button: 'Trouver une autre voiture',
} satisfies Texts<typeof en>;
