import type { Texts } from '../texts.ts';
import type en from '../en/errors.ts';

export default {
  'request.invalid': 'Quelque chose ne va pas dans la demande. Vérifiez les champs signalés et réessayez.',
  'request.unknown_address': 'Il n’y a rien à cette adresse.',
  'request.method_not_allowed': 'Cette action n’est pas possible ici.',
  'request.timeout': 'Votre envoi a mis trop de temps à nous parvenir. Réessayez.',
  'request.too_large': 'Votre envoi est trop volumineux. Réduisez-le et réessayez.',
  'request.unsupported_media_type': 'Ce format n’est pas pris en charge. Choisissez-en un autre.',
  'request.too_many': 'Trop de tentatives. Patientez une minute, puis réessayez.',
  'server.error': 'Une erreur est survenue.',
  'server.unavailable': 'Le service est momentanément indisponible. Réessayez dans quelques minutes.',
  'auth.required': 'Connectez-vous pour continuer.',
  'auth.role_missing': 'Votre rôle ne le permet pas. Demandez à un propriétaire de votre société.',
  'auth.origin_refused': 'Cette page a été ouverte depuis une autre adresse. Rechargez-la.',
  'auth.code_wrong': 'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant.',
  'auth.set_up_expired':
    'Le temps prévu pour la configuration est écoulé. Scannez le nouveau code, puis saisissez celui que l’application affiche.',
  'auth.too_many_codes': 'Trop de codes erronés. Patientez 15 minutes.',
  'company.last_owner': 'Une société a toujours un propriétaire. Nommez d’abord un autre propriétaire.',
  'member.not_found': 'Cette personne ne fait plus partie de la société.',
  'member.invitation_invalid': 'Cette invitation n’est plus valable.',
  'member.invitation_ended':
    'La personne qui a envoyé cette invitation n’est plus habilitée à inviter. Demandez à la société de vous en envoyer une nouvelle.',
  'member.already_member': 'La personne qui a cet e-mail fait déjà partie de la société.',
  'member.too_many_invitations': 'Trop d’invitations ont été envoyées. Réessayez plus tard.',
  'staff.account_unknown':
    'Personne n’a de compte vérifié avec cette adresse. La personne doit d’abord s’inscrire sur le site.',
  'staff.role_not_found': 'Cette personne n’a plus ce rôle.',
  'staff.last_admin': 'Il faut toujours un administrateur. Donnez d’abord ce rôle à quelqu’un d’autre.',
  'account.credentials_wrong': 'E-mail ou mot de passe incorrect',
  'account.email_unknown': 'L’e-mail est incorrect',
  'account.reset_invalid': 'Ce lien n’est plus valable. Demandez-en un nouveau.',
  'account.password_wrong': 'Ce n’est pas votre mot de passe actuel.',
  'account.too_many_attempts':
    'Trop de tentatives avec cet e-mail. Patientez 15 minutes, connectez-vous depuis un appareil déjà utilisé ou choisissez un nouveau mot de passe avec « Mot de passe oublié ».',
  'account.session_not_found': 'Cet appareil est déjà déconnecté.',
  'passkey.refused':
    'La connexion avec cette clé d’accès a échoué. Réessayez ou utilisez votre mot de passe.',
  'passkey.invalid': 'Cette clé d’accès n’a pas pu être ajoutée. Réessayez.',
  'passkey.not_found': 'Cette clé d’accès est déjà supprimée.',
  'passkey.not_here':
    'Les clés d’accès ne fonctionnent pas à cette adresse. Connectez-vous avec votre mot de passe.',
  'passkey.too_many': 'Vous avez atteint le nombre maximal de clés d’accès. Supprimez-en une d’abord.',
  'account.rental_running':
    'Vous avez une location en cours. Rendez d’abord la voiture, puis supprimez votre compte.',
  'notice.not_found': 'Cette notification est introuvable.',
  'newsletter.link_invalid': 'Ce lien ne vient pas de l’un de nos e-mails ou n’est plus valable.',
  'account.email_not_verified':
    'Votre e-mail n’est pas encore vérifié. Ouvrez le lien que nous vous avons envoyé.',
  'account.password_breached':
    'Ce mot de passe a été divulgué lors de la fuite de données d’un autre site. Choisissez-en un autre.',
  'account.password_weak': 'Le mot de passe ne doit être ni trop court ni trop simple.',
  'account.verification_invalid': 'Ce lien n’est plus valable. Demandez un nouvel e-mail de vérification.',
  'website.unknown': 'La page que vous cherchez n’existe peut-être pas.',
  'car.plate_used': 'Une autre voiture de votre société porte cette plaque.',
  'car.plate_missing': 'Saisissez la plaque avant de publier cette voiture.',
  'car.model_settled': 'Quelqu’un d’autre a déjà tranché pour ce nom. Rechargez la liste.',
  'car.model_unknown': 'Cette marque n’a pas ce modèle.',
  'car.edited_meanwhile':
    'Quelqu’un d’autre a modifié cette voiture entre-temps. Rien de votre saisie n’est perdu : comparez, puis enregistrez à nouveau.',
  'car.hidden': 'Nous avons masqué cette voiture. Sa page dit pourquoi, et comment contester.',
  'offer_report.not_found': 'Ce signalement n’existe plus.',
  'offer_report.decided': 'Quelqu’un a déjà décidé de ce signalement.',
  'car.archived': 'Cette voiture est archivée. Reprenez-la d’abord.',
  'car.booked_ahead': 'Cette voiture a des réservations à venir. Archivez-la après le dernier retour.',
  'car.picture_missing': 'Choisissez d’abord une photo.',
  'car.picture_not_found': 'Cette photo a déjà été retirée.',
  'car.pictures_changed': 'Les photos ont changé entre-temps. Regardez-les, puis remettez-les en ordre.',
  'car.too_many_pictures': 'Une voiture peut avoir 20 photos. Retirez-en une d’abord.',
  'company.location_not_found': 'Cette agence n’est plus l’une des vôtres. Choisissez-en une autre.',
  'car.gone': 'Cette voiture n’est plus proposée. Choisissez-en une autre.',
  'car.not_found': 'Voiture introuvable : elle n’est peut-être plus proposée. Choisissez-en une autre.',
  'business.certificate_missing': 'Envoyez votre extrait d’immatriculation.',
  'application.already_applied':
    'Nous avons déjà une demande de cette entreprise : cherchez notre e-mail avec son lien.',
  'application.already_company':
    'Cette entreprise travaille déjà avec nous : son propriétaire se connecte au portail.',
  'application.link_invalid': 'Ce lien ne correspond à aucune demande.',
  'application.not_found': 'Cette demande n’existe pas.',
  'application.not_possible': 'La demande n’en est plus à ce point : ouvrez-la de nouveau.',
  'meeting.taken': 'Cet horaire vient d’être pris. Choisissez-en un autre.',
  'favorite.too_many': 'Vous pouvez enregistrer au plus 100 favoris. Retirez-en un d’abord.',
  'car.not_for_events':
    'Cette voiture n’est pas proposée pour les événements. Choisissez-en une autre ou réservez-la sans événement.',
  'company.not_found': 'Aucun loueur trouvé.',
  'company.no_statement': 'Il n’y a pas de relevé pour ce mois.',
  'company.step_not_possible': 'La société n’en est plus à ce point : ouvrez-la de nouveau.',
  'company.not_ready': 'Il manque encore quelque chose pour que les clients voient cette société.',
  'company.notice_too_short': 'Ce jour est trop proche.',
  'location.not_found': 'Cette agence n’existe pas.',
  'location.name_taken': 'Il y a déjà une agence de ce nom dans cette ville.',
  'location.has_cars': 'Des voitures se trouvent dans cette agence : déplacez-les d’abord.',
  'closing_days.not_found': 'L’entreprise n’est plus fermée ces jours-là.',
  'closing_days.taken': 'L’entreprise est déjà fermée l’un de ces jours.',
  'extra.not_found': 'Cette option n’existe pas.',
  'calendar.dates_taken':
    'La voiture est déjà prise à ces dates. Choisissez d’autres heures ou une autre voiture.',
  'own_rental.not_found': 'Cette location n’existe plus.',
  'offline_period.not_found': 'Cette période n’existe plus.',
  'police_report.no_service':
    'Cette plateforme n’est pas reliée au service de la police. Déclarez la location sur le site de la police et indiquez-le ici.',
  'police_report.no_credentials':
    'Il manque les identifiants de votre société pour le service de la police. Le propriétaire les saisit à la page Société.',
  'police_report.incomplete': 'Il manque encore quelque chose à la déclaration.',
  'police_report.state_changed': 'L’état de la déclaration a changé entre-temps. Vérifiez-la à nouveau.',
  'police_account.refused':
    'Le service de la police n’accepte pas ces identifiants. Vérifiez le nom d’utilisateur et le mot de passe.',
  'feed.not_found': 'Cet agenda n’existe plus.',
  'feed.too_many': 'Une voiture ne peut recevoir qu’un certain nombre d’agendas. Retirez-en un d’abord.',
  'rental.not_found': 'Nous ne trouvons pas cette location.',
  'handover.inspection_not_found': 'Nous ne trouvons pas cet état des lieux.',
  'handover.cancelled':
    'Cette location a été annulée. Ce que vous avez saisi est conservé ; ne remettez pas la voiture.',
  'handover.changed':
    'Cette location a changé : autre voiture ou autres dates. Ce que vous avez saisi est conservé ; rouvrez la location et vérifiez.',
  'handover.already_checked_in': 'Cette voiture a déjà été remise.',
  'handover.not_checked_in': 'Cette voiture n’a pas été remise.',
  'handover.already_checked_out': 'Cette voiture a déjà été reprise.',
  'handover.take_back_instead': 'Cette voiture reste bloquée jusqu’à son retour : reprenez-la au comptoir.',
  'handover.undo_too_late': 'Une remise ne peut être annulée que dans les dix minutes.',
  'handover.agreement_changed': 'Le contrat a changé depuis qu’il a été affiché. Relisez-le et signez.',
  'handover.agreement_signed': 'Le contrat est déjà signé.',
  'handover.too_early':
    'La voiture se remet au plus tôt 12 heures avant le retrait convenu. Si le client vient avant, il faut d’abord modifier la réservation.',
  'handover.driver_missing': 'Aucun conducteur n’est présent. Indiquez qui est venu.',
  'handover.signer_missing':
    'Aucune des personnes présentes n’a signé le contrat de location. Faites-le signer à nouveau par qui est venu.',
  'handover.signer_unknown': 'Seul un conducteur peut signer le contrat de location.',
  'handover.agreement_missing': 'Le contrat de location n’est pas signé.',
  'handover.police_report_missing':
    'La déclaration à la police n’est pas passée, et personne ne s’en est chargé.',
  'handover.deposit_collected': 'La caution a déjà été encaissée.',
  'handover.no_deposit': 'Aucune caution n’a été encaissée.',
  'handover.deposit_returned': 'La caution a déjà été rendue.',
  'handover.picture_other': 'Une autre photo porte déjà ce nom. Reprenez-la.',
  'handover.picture_damaged': 'La photo a été abîmée en chemin. Reprenez-la.',
  'handover.picture_missing': 'Une photo n’est pas encore arrivée. Envoyez-la à nouveau.',
  'handover.too_many_pictures': 'Il y a trop de photos de cette location.',
  'handover.mileage_below':
    'Ce kilométrage est inférieur au dernier relevé de la voiture, {{kilometres}} km. Revérifiez et confirmez ce qu’affiche le compteur.',
  'handover.mileage_far_above':
    'Ce kilométrage dépasse de beaucoup le dernier relevé de la voiture, {{kilometres}} km. Revérifiez et confirmez ce qu’affiche le compteur.',
  'handover.mileage_not_between':
    'Les autres relevés de cette voiture vont de {{from}} à {{to}} km : corrigez celui qui est faux.',
  'handover.documents_missing': 'Les documents d’un conducteur ne sont pas vérifiés.',
  'handover.licence_missing': 'Le permis d’un conducteur expire avant le retour.',
  'damage.not_found': 'Nous ne trouvons pas ce dommage.',
  'issue.not_found': 'Ce signalement n’existe plus.',
  'issue.not_possible': 'Vous pouvez signaler un problème une fois la réservation payée.',
  'issue.already_read': 'Ce signalement a déjà été lu : il ne peut plus être supprimé.',
  'issue.already_resolved': 'Ce signalement est déjà réglé.',
  'issue.too_many':
    'Vous avez atteint le nombre maximal de signalements pour cette réservation. Appelez le loueur.',
  'invoice.not_found': 'Cette facture n’existe pas, ou n’a pas encore de fichier.',
  'invoice.not_resendable': 'Cette facture est en route ou arrivée. Elle n’est pas renvoyée.',
  'invoice.data_missing':
    'Des données du destinataire manquent ou sont incorrectes : code postal, province, code SDI ou adresse PEC d’une société, code fiscal d’un client.',
  'review.not_found': 'Cet avis n’existe pas.',
  'review.exists': 'Vous avez déjà donné votre avis sur cette location.',
  'review.own_company': 'Qui travaille pour un loueur ne donne pas d’avis sur lui.',
  'review.no_driver': 'Seule une location remise à l’un de ses conducteurs peut recevoir un avis.',
  'review.too_early': 'Vous pourrez donner votre avis une fois la voiture rendue.',
  'review.too_late': 'Il est trop tard pour donner un avis sur cette location.',
  'review.answered': 'Cet avis a déjà reçu une réponse.',
  'review.hidden': 'Ce texte a été masqué.',
  'booking.not_found': 'Cette réservation est introuvable. Vérifiez le numéro.',
  'booking.dates_taken':
    'Cette voiture vient d’être réservée à ces dates. Choisissez d’autres dates ou une autre voiture.',
  'booking.car_offline':
    'Cette voiture n’est pas réservable à ces dates. Choisissez d’autres dates ou une autre voiture.',
  'booking.price_changed': 'Le prix a changé. Vérifiez le nouveau total avant de payer.',
  'booking.already_paid': 'Cette réservation est déjà payée.',
  'booking.total_too_small':
    'Ce total est trop petit pour être payé par carte. Choisissez plus de jours ou une option.',
  'booking.too_many_unpaid':
    'Vous avez trois réservations en attente de paiement. Payez ou annulez d’abord l’une d’elles.',
  'booking.already_cancelled': 'Cette réservation est déjà annulée.',
  'booking.link_invalid': 'Ce lien n’est plus valable. Demandez-en un nouveau.',
  'booking.documents_link_invalid':
    'Ce lien ne fonctionne plus : un lien est valable 30 minutes, dans le premier navigateur où il a été ouvert et tant que la réservation est en cours. Demandez-en un nouveau.',
  'booking.nothing_to_decide': 'Il n’y a plus rien à décider pour cette réservation.',
  'booking.replacement_not_possible': 'Aucune autre voiture ne peut être proposée pour cette réservation.',
  'booking.documents_closed':
    'Les documents de cette réservation sont visibles du paiement jusque peu après le retour.',
  'booking.not_paid': 'Cette réservation n’a pas été payée : il n’y a pas de reçu.',
  'booking.replacement_not_equal':
    'L’autre voiture doit être d’une catégorie égale ou supérieure, et automatique si la voiture réservée l’est.',
  'booking.no_show_too_early':
    'Une réservation peut être close pour absence à partir d’une heure après l’heure du retrait.',
  'booking.report_too_early':
    'Vous pouvez signaler qu’aucune voiture n’a été remise à partir de l’heure du retrait.',
  'booking.car_handed_over': 'Le loueur a noté le retrait de la voiture. Si c’est une erreur, appelez-nous.',
  'booking.nothing_reported': 'Le client n’a rien signalé pour cette réservation.',
  'booking.reported': 'Le client a signalé qu’aucune voiture ne lui a été remise. Répondez à ce signalement.',
  'booking.disputed': 'Le client et le loueur sont en désaccord, ou une banque décide : cela passe d’abord.',
  'booking.nothing_to_object': 'Cette réservation n’a pas été close pour absence.',
  'booking.objection_exists':
    'Vous avez déjà contesté, et ce que vous aviez écrit est conservé. Pour ajouter quelque chose, écrivez-nous par la page de contact en indiquant la réservation.',
  'booking.objection_too_late': 'Les 48 heures pour contester sont passées. Appelez-nous.',
  'booking.not_cancellable': 'Cette réservation ne peut plus être annulée : la voiture vous a été remise.',
  'booking.not_unfunded':
    'Cette réservation ne peut pas être close ici : elle a commencé ou pris fin, ou une partie du paiement est encore conservée.',
  'booking.pickup_passed':
    'L’heure du retrait est passée : la réservation ne peut plus être annulée. Appelez le loueur ou signalez que la voiture ne vous a pas été remise.',
  'booking.not_changeable': 'Cette réservation ne peut plus être modifiée en ligne. Appelez-nous.',
  'booking.change_too_late':
    'Les modifications sont possibles jusqu’à 48 heures avant le jour du retrait, et ce délai est passé.',
  'booking.not_extendable':
    'Le retour ne se déplace en ligne que tant que vous avez la voiture et que l’heure convenue n’est pas passée. Appelez le loueur.',
  'booking.extension_waiting':
    'Vous avez déjà demandé à garder la voiture plus longtemps. Retirez cette demande pour en faire une autre.',
  'booking.return_not_later': 'Choisissez un retour postérieur à celui convenu.',
  'booking.no_change_waiting': 'Aucune modification n’est en attente.',
  'booking.nothing_changed': 'Vous n’avez encore rien modifié dans votre réservation.',
  'booking.documents_missing':
    'Sans vos documents, nous ne pouvons pas terminer la réservation. Ajoutez-les pour continuer.',
  'booking.terms_not_accepted': 'Avant de payer, acceptez les conditions et la politique de confidentialité.',
  'booking.pickup_in_past':
    'L’heure du retrait est déjà passée. Choisissez une date ou une heure ultérieure.',
  'booking.lead_time': 'Ce retrait est trop proche pour le loueur. Choisissez une heure plus tardive.',
  'booking.return_before_pickup': 'Le retour doit avoir lieu après le retrait.',
  'booking.range_too_long': 'Une location dure 30 jours au maximum. Avancez la date de retour.',
  'booking.pickup_outside_opening_hours':
    'Le loueur est fermé à l’heure du retrait. Choisissez un jour et une heure où il est ouvert.',
  'booking.return_outside_opening_hours':
    'Le loueur est fermé à l’heure du retour. Choisissez un jour et une heure où il est ouvert.',
  'booking.return_after_pickup_time':
    'Avec le retour à la même heure, la voiture doit être rendue au plus tard à l’heure du retrait. Choisissez une heure de retour plus tôt ou désactivez l’option.',
  'booking.extra_unknown': 'L’une des options n’est plus proposée. Choisissez à nouveau vos options.',
  'booking.extra_quantity': 'Vous pouvez prendre « {{name}} » {{most}} fois au plus.',
  'booking.extras_exclusive': 'Un seul choix possible, une seule fois : {{names}}.',
  'booking.too_many_drivers': 'Vous pouvez ajouter au plus 5 conducteurs.',
  'booking.driver_own': 'Vous conduisez déjà : indiquez une autre personne.',
  'booking.driver_twice': 'Ce conducteur est déjà ajouté.',
  'booking.driver_unknown':
    'L’un des conducteurs supplémentaires ne peut plus être ajouté. Retirez-le et ajoutez-le à nouveau.',
  'booking.drivers_unnamed': 'Ajoutez chaque conducteur par son adresse e-mail.',
  'booking.driver_too_young':
    'Cette voiture est réservée aux conducteurs d’au moins {{age}} ans : au retrait, {{name}} sera plus jeune.',
  'booking.licence_class_missing':
    '{{name}} n’a pas indiqué la catégorie B de son permis, nécessaire pour conduire nos voitures.',
  'booking.licence_expires':
    '{{name}} a un permis qui expire avant le jour du retour : il doit être valable jusque-là.',
  'booking.licence_too_new':
    'Cette voiture demande un permis détenu depuis au moins {{years}} ans : au retrait, celui de {{name}} sera plus récent. Si la catégorie B est antérieure à la date indiquée dans le profil, corrigez cette date : elle figure dans la colonne 10 au verso du permis.',
  'car.driver_age': 'Cette voiture est réservée aux conducteurs d’au moins {{age}} ans.',
  'car.licence_years': 'Cette voiture demande un permis détenu depuis au moins {{years}} ans.',
  'booking.deal_unknown': 'Cette offre n’est pas valable pour cette voiture à ces dates.',
  'booking.delivery_not_offered': 'Cette voiture ne peut pas être livrée. Retirez-la chez le loueur.',
  'booking.delivery_address_missing': 'Indiquez l’adresse de livraison et la ville.',
  'booking.delivery_too_far':
    'La livraison n’y est pas possible : c’est à environ {{km}} km, et ce loueur livre dans un rayon de {{radiusKm}} km. Choisissez une adresse plus proche.',
  'booking.place_unknown': 'Le loueur ne reprend pas la voiture à cet endroit. Choisissez un autre lieu.',
  'coupon.not_found': 'Ce code promo n’existe plus.',
  'coupon.code_taken': 'Un autre de vos codes promo est le même.',
  'coupon.used': 'Des réservations ont été faites avec ce code promo. Fixez plutôt son dernier jour.',
  'deal.not_found': 'Cette offre n’existe plus.',
  'deal.used': 'Des réservations ont été faites avec cette offre. Fixez plutôt son dernier jour.',
  'coupon.unknown': 'Saisissez un code promo valide',
  'coupon.not_started': 'Ce code promo n’est pas encore valable.',
  'coupon.expired': 'Ce code promo a expiré.',
  'coupon.minimum_not_reached': 'Le prix de la location est inférieur au minimum exigé par ce code promo.',
  'coupon.used_up': 'Ce code promo a déjà été utilisé le nombre de fois prévu.',
  'coupon.too_many_guesses': 'Vous avez essayé trop de codes promo. Réessayez dans une heure.',
  'coupon.already_used': 'Vous avez déjà utilisé ce code promo.',
  'card.not_found': 'Cette carte est introuvable. Rechargez la page.',
  'card.too_many': 'Vous pouvez enregistrer au plus 10 cartes. Supprimez-en une pour en ajouter une autre.',
  'payment.unavailable':
    'Le service de paiement ne répond pas. Rien n’a été débité ; réessayez dans quelques minutes.',
  'payment.session_not_found': 'Ce paiement est introuvable. Consultez Mes réservations.',
  'payment.webhook_signature': 'La signature du message n’est pas valide.',
  'payment.case_not_found': 'Nous ne trouvons pas ce dossier de paiement.',
  'payment.case_resolved': 'Quelqu’un a clos ce dossier entre-temps.',
  'dispute.not_found': 'Nous ne trouvons pas cette contestation.',
  'payout.not_found': 'Nous ne trouvons pas ce versement.',
  'payout.state_changed': 'Ce versement a changé entre-temps. Regardez-le de nouveau.',
  'payout.second_person':
    'Vous l’avez demandé vous-même : une autre personne de la finance doit le confirmer.',
  'document.image_too_large': 'L’image est trop volumineuse. Choisissez-en une de 10 Mo au maximum.',
  'document.image_unsupported': 'Seules les images JPG, JPEG et PNG sont acceptées.',
  'document.image_unreadable':
    'Le fichier est endommagé ou incomplet. Choisissez la photo d’origine ou prenez-en une autre.',
  'document.image_too_small':
    'L’image est trop petite pour être lue. Rapprochez-vous ou utilisez un meilleur appareil photo.',
  'document.image_too_many_pixels':
    'L’image a trop de pixels. Choisissez-en une de 50 mégapixels au maximum.',
  'document.not_found': 'Ce document est introuvable.',
  'document.review_outdated':
    'Entre-temps, quelqu’un a décidé ou le client a changé quelque chose. Rouvrez ces documents.',
} satisfies Texts<typeof en>;
