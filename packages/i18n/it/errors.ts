import type { Texts } from '../texts.ts';
import type en from '../en/errors.ts';

export default {
  'request.invalid': 'Qualcosa nella richiesta non va. Controlla i campi segnalati e riprova.',
  'request.unknown_address': 'A questo indirizzo non c’è nulla.',
  'request.method_not_allowed': 'Questa azione non è possibile qui.',
  'request.timeout': 'I dati inviati hanno impiegato troppo tempo ad arrivare. Riprova.',
  'request.too_large': 'Quello che hai inviato è troppo grande. Riprova con file più piccoli.',
  'request.unsupported_media_type': 'Questo formato non è supportato.',
  'request.too_many': 'Troppi tentativi. Aspetta un minuto e riprova.',
  'server.error': 'Qualcosa è andato storto.',
  'server.unavailable': 'Il servizio non è disponibile in questo momento. Riprova fra qualche minuto.',
  'auth.required': 'Accedi per continuare.',
  'auth.role_missing': 'Il tuo ruolo non lo permette. Chiedi a un titolare della tua azienda.',
  'auth.origin_refused': 'Questa pagina è stata aperta da un altro indirizzo. Ricaricala.',
  'auth.code_wrong': 'Il codice non è giusto o è già stato usato. Aspetta il prossimo.',
  'auth.set_up_expired':
    'Il tempo per la configurazione è scaduto. Inquadra il nuovo codice, poi scrivi quello che l’app mostra.',
  'auth.too_many_codes': 'Troppi codici sbagliati. Aspetta 15 minuti.',
  'company.last_owner': 'Un’azienda ha sempre un titolare. Nomina prima un altro titolare.',
  'member.not_found': 'Questa persona non fa più parte dell’azienda.',
  'member.invitation_invalid': 'Questo invito non è più valido.',
  'member.invitation_ended':
    'Chi ha inviato questo invito non può più invitare. Chiedi all’azienda di inviartene uno nuovo.',
  'member.already_member': 'Chi ha questa e-mail fa già parte dell’azienda.',
  'member.too_many_invitations': 'Sono stati inviati troppi inviti. Riprova più tardi.',
  'staff.account_unknown':
    'Nessuno ha un account verificato con questo indirizzo. Prima deve registrarsi sul sito.',
  'staff.role_not_found': 'Questa persona non ha più questo ruolo.',
  'staff.last_admin': 'Ci vuole sempre un amministratore. Dai prima questo ruolo a un’altra persona.',
  'account.credentials_wrong': 'E-mail o password non corretti',
  'account.email_unknown': 'L’e-mail non è corretta',
  'account.reset_invalid': 'Questo link non è più valido. Richiedine uno nuovo.',
  'account.password_wrong': 'Questa non è la tua password attuale.',
  'account.too_many_attempts':
    'Troppi tentativi con questa e-mail. Aspetta 15 minuti, accedi da un dispositivo che hai già usato oppure imposta una nuova password con «Password dimenticata».',
  'account.session_not_found': 'Questo dispositivo è già disconnesso.',
  'passkey.refused': 'Accesso con passkey non riuscito. Riprova, oppure accedi con la password.',
  'passkey.invalid': 'Non è stato possibile aggiungere la passkey. Riprova.',
  'passkey.not_found': 'Questa passkey è già stata rimossa.',
  'passkey.not_here': 'A questo indirizzo le passkey non funzionano. Accedi con la password.',
  'passkey.too_many': 'Hai raggiunto il numero massimo di passkey. Prima rimuovine una.',
  'account.rental_running':
    'In questo momento hai un’auto a noleggio. Prima riconsegnala, poi elimina l’account.',
  'notice.not_found': 'Non troviamo questo avviso.',
  'newsletter.link_invalid': 'Questo link non viene da una nostra e-mail o non è più valido.',
  'account.email_not_verified':
    'La tua e-mail non è ancora verificata. Apri il link nel messaggio che ti abbiamo inviato.',
  'account.password_breached': 'Questa password compare tra quelle rubate ad altri siti. Scegline un’altra.',
  'account.password_weak': 'La password non deve essere troppo corta o troppo semplice.',
  'account.verification_invalid': 'Questo link non è più valido. Richiedi una nuova e-mail di verifica.',
  'website.unknown': 'La pagina che cerchi potrebbe non esistere.',
  'car.plate_used': 'Un’altra auto della tua azienda ha questa targa.',
  'car.plate_missing': 'Inserisci la targa prima di pubblicare l’auto.',
  'car.model_settled': 'Qualcun altro ha già deciso su questo nome. Ricarica l’elenco.',
  'car.model_unknown': 'Questa marca non ha un modello così.',
  'car.edited_meanwhile':
    'Nel frattempo qualcun altro ha modificato quest’auto. Quello che hai scritto non è perso: confronta e salva di nuovo.',
  'car.hidden': 'Abbiamo nascosto quest’auto. Nella sua pagina leggi perché e come opporti.',
  'offer_report.not_found': 'Questa segnalazione non c’è più.',
  'offer_report.decided': 'Qualcuno ha già deciso su questa segnalazione.',
  'car.archived': 'Quest’auto è archiviata. Prima ripristinala.',
  'car.booked_ahead': 'Quest’auto ha prenotazioni in arrivo. Archiviala dopo l’ultima riconsegna.',
  'car.picture_missing': 'Scegli prima una foto.',
  'car.picture_not_found': 'Questa foto è già stata tolta.',
  'car.pictures_changed': 'Nel frattempo le foto sono cambiate. Riguardale e rimettile in ordine.',
  'car.too_many_pictures': 'Un’auto può avere 20 foto. Togline prima una.',
  'company.location_not_found': 'Questa sede non è più tra le tue. Scegline un’altra.',
  'car.gone': 'Quest’auto non viene più offerta.',
  'car.not_found': 'Non troviamo quest’auto. Forse non è più disponibile.',
  'business.certificate_missing': 'Carica la visura camerale.',
  'application.already_applied':
    'Abbiamo già una richiesta di questa azienda: cerca la nostra e-mail con il link.',
  'application.already_company': 'Questa azienda lavora già con noi: il titolare accede al portale.',
  'application.link_invalid': 'Questo link non corrisponde a nessuna richiesta.',
  'application.not_found': 'Questa richiesta non esiste.',
  'application.not_possible': 'La richiesta non è più a questo punto: riaprila.',
  'meeting.taken': 'Questo orario è stato appena preso. Scegline un altro.',
  'favorite.too_many': 'Puoi tenere al massimo 100 auto preferite. Togline prima una.',
  'car.not_for_events':
    'Quest’auto non è disponibile per eventi. Scegline un’altra oppure prenotala senza evento.',
  'company.not_found': 'Nessun noleggiatore trovato.',
  'company.no_statement': 'Di questo mese non c’è un estratto conto.',
  'company.step_not_possible': 'L’azienda non è più a questo punto: riaprila.',
  'company.not_ready': 'Manca ancora qualcosa perché i clienti vedano questa azienda.',
  'company.notice_too_short': 'Questo giorno è troppo vicino.',
  'location.not_found': 'Questa sede non esiste.',
  'location.name_taken': 'In questa città c’è già una sede con questo nome.',
  'location.has_cars': 'In questa sede ci sono delle auto: prima spostale.',
  'closing_days.not_found': 'In questi giorni l’azienda non è più chiusa.',
  'closing_days.taken': 'In uno di questi giorni l’azienda è già chiusa.',
  'extra.not_found': 'Questo extra non esiste.',
  'calendar.dates_taken': 'In quei giorni l’auto è già occupata. Scegli altri orari o un’altra auto.',
  'own_rental.not_found': 'Questo noleggio non c’è più.',
  'offline_period.not_found': 'Questo periodo non c’è più.',
  'police_report.no_service':
    'Questa piattaforma non è collegata al servizio della Polizia. Comunica il noleggio sul sito della Polizia e segnalo qui.',
  'police_report.no_credentials':
    'Mancano le credenziali della tua azienda per il servizio della Polizia. Le inserisce il titolare, nella pagina Azienda.',
  'police_report.incomplete': 'Alla comunicazione manca ancora qualcosa.',
  'police_report.state_changed':
    'Nel frattempo lo stato della comunicazione è cambiato. Controllalo di nuovo.',
  'police_account.refused':
    'Il servizio della Polizia non accetta queste credenziali. Controlla nome utente e password.',
  'feed.not_found': 'Questo calendario non c’è più.',
  'feed.too_many': 'Un’auto può ricevere solo un certo numero di calendari. Prima scollegane uno.',
  'rental.not_found': 'Non troviamo questo noleggio.',
  'handover.inspection_not_found': 'Non troviamo questo verbale.',
  'handover.cancelled':
    'Questo noleggio è stato annullato. Quello che hai registrato resta salvato; non consegnare l’auto.',
  'handover.changed':
    'Questo noleggio è cambiato: altra auto o altre date. Quello che hai registrato resta salvato; riapri il noleggio e controlla.',
  'handover.already_checked_in': 'Quest’auto è già stata consegnata.',
  'handover.not_checked_in': 'Quest’auto non è stata consegnata.',
  'handover.already_checked_out': 'Quest’auto è già rientrata.',
  'handover.take_back_instead': 'Quest’auto resta occupata finché non rientra: riprendila al banco.',
  'handover.undo_too_late': 'Una consegna si può annullare solo entro dieci minuti.',
  'handover.agreement_changed': 'Il contratto è cambiato da quando è stato mostrato. Rileggilo e firma.',
  'handover.agreement_signed': 'Il contratto è già stato firmato.',
  'handover.too_early':
    'L’auto si consegna da 12 ore prima del ritiro concordato in poi. Se il cliente viene prima, va prima modificata la prenotazione.',
  'handover.driver_missing': 'Non c’è nessuno dei conducenti. Indica chi è venuto.',
  'handover.signer_missing':
    'Nessuno dei presenti ha firmato il contratto di noleggio. Fallo firmare di nuovo a chi è venuto.',
  'handover.signer_unknown': 'Il contratto di noleggio può firmarlo solo chi guida.',
  'handover.agreement_missing': 'Il contratto di noleggio non è firmato.',
  'handover.police_report_missing':
    'La comunicazione alla polizia non è ancora andata a buon fine e nessuno se ne è fatto carico.',
  'handover.deposit_collected': 'La cauzione è già stata incassata.',
  'handover.no_deposit': 'Nessuna cauzione è stata incassata.',
  'handover.deposit_returned': 'La cauzione è già stata restituita.',
  'handover.picture_other': 'C’è già un’altra foto con questo nome. Scattala di nuovo.',
  'handover.picture_damaged': 'La foto si è danneggiata durante l’invio. Scattala di nuovo.',
  'handover.picture_missing': 'Una foto non è ancora arrivata. Inviala di nuovo.',
  'handover.too_many_pictures': 'Ci sono troppe foto di questo noleggio.',
  'handover.mileage_below':
    'I chilometri sono meno dell’ultima lettura dell’auto, {{kilometres}} km. Ricontrollali e conferma quello che segna l’auto.',
  'handover.mileage_far_above':
    'I chilometri superano di molto l’ultima lettura dell’auto, {{kilometres}} km. Ricontrollali e conferma quello che segna l’auto.',
  'handover.mileage_not_between':
    'Le altre letture di quest’auto vanno da {{from}} a {{to}} km: correggi quella sbagliata.',
  'handover.documents_missing': 'I documenti di un conducente non sono verificati.',
  'handover.licence_missing': 'La patente di un conducente scade prima della riconsegna.',
  'damage.not_found': 'Non troviamo questo danno.',
  'issue.not_found': 'Questa segnalazione non c’è più.',
  'issue.not_possible': 'Puoi segnalare un problema solo dopo aver pagato la prenotazione.',
  'issue.already_read': 'Questa segnalazione è già stata letta: non si può più eliminare.',
  'issue.already_resolved': 'Questa segnalazione è già risolta.',
  'issue.too_many':
    'Hai raggiunto il numero massimo di segnalazioni per questa prenotazione. Chiama il noleggiatore.',
  'invoice.not_found': 'Questa fattura non esiste o non ha ancora un file.',
  'invoice.not_resendable': 'Questa fattura è in viaggio o è arrivata. Non viene inviata di nuovo.',
  'invoice.data_missing':
    'Dati del destinatario mancanti o non corretti: CAP, provincia, codice SDI o indirizzo PEC di un’azienda, codice fiscale di un cliente.',
  'review.not_found': 'Questa recensione non esiste.',
  'review.exists': 'Hai già recensito questo noleggio.',
  'review.own_company': 'Chi lavora per un noleggiatore non lo recensisce.',
  'review.no_driver': 'Si può recensire solo un noleggio consegnato a uno dei suoi conducenti.',
  'review.too_early': 'Potrai recensire il noleggio dopo la riconsegna dell’auto.',
  'review.too_late': 'È troppo tardi per recensire questo noleggio.',
  'review.answered': 'A questa recensione è già stata data una risposta.',
  'review.hidden': 'Questo testo è stato nascosto.',
  'booking.not_found': 'Non troviamo questa prenotazione.',
  'booking.dates_taken':
    'Quest’auto è appena stata prenotata per queste date. Scegli altre date o un’altra auto.',
  'booking.car_offline': 'Quest’auto non è prenotabile in queste date. Scegli altre date o un’altra auto.',
  'booking.price_changed': 'Il prezzo è cambiato. Controlla il nuovo totale prima di pagare.',
  'booking.already_paid': 'Questa prenotazione è già pagata.',
  'booking.total_too_small':
    'Questo totale è troppo piccolo per pagarlo con carta. Scegli più giorni o un extra.',
  'booking.too_many_unpaid':
    'Hai tre prenotazioni in attesa di pagamento. Paga o annulla prima una di queste.',
  'booking.already_cancelled': 'Questa prenotazione è già annullata.',
  'booking.link_invalid': 'Questo link non è più valido. Chiedine uno nuovo.',
  'booking.documents_link_invalid':
    'Questo link non funziona più: i link valgono 30 minuti, nel primo browser in cui sono stati aperti e finché la prenotazione è in corso. Chiedine uno nuovo.',
  'booking.nothing_to_decide': 'Per questa prenotazione non c’è più nulla da decidere.',
  'booking.replacement_not_possible': 'Per questa prenotazione non si può proporre un’altra auto.',
  'booking.documents_closed':
    'I documenti di questa prenotazione si vedono dal pagamento fino a poco dopo la riconsegna.',
  'booking.not_paid': 'Questa prenotazione non è stata pagata, quindi non c’è una ricevuta.',
  'booking.replacement_not_equal':
    'L’altra auto deve essere di categoria uguale o superiore, e automatica se lo è quella prenotata.',
  'booking.no_show_too_early':
    'Una prenotazione si può chiudere per mancato ritiro da un’ora dopo l’orario del ritiro.',
  'booking.report_too_early': 'Puoi segnalare la mancata consegna dall’ora del ritiro in poi.',
  'booking.car_handed_over': 'Il noleggiatore ha registrato il ritiro dell’auto. Se non è così, chiamaci.',
  'booking.nothing_reported': 'Per questa prenotazione il cliente non ha segnalato nulla.',
  'booking.reported':
    'Il cliente ha segnalato che l’auto non gli è stata consegnata. Rispondi alla segnalazione.',
  'booking.disputed':
    'Cliente e noleggiatore non sono d’accordo, o decide la banca: prima va chiarito questo.',
  'booking.nothing_to_object': 'Questa prenotazione non è stata chiusa per mancato ritiro.',
  'booking.objection_exists':
    'Hai già presentato una contestazione: vale quello che hai scritto allora. Per aggiungere qualcosa scrivici dalla pagina dei contatti, indicando la prenotazione.',
  'booking.objection_too_late': 'Le 48 ore per contestare sono passate. Chiamaci.',
  'booking.not_cancellable':
    'Non è più possibile annullare questa prenotazione: l’auto è già stata ritirata.',
  'booking.not_unfunded':
    'Questa prenotazione non si può chiudere qui: è già iniziata o finita, oppure una parte del pagamento c’è ancora.',
  'booking.pickup_passed':
    'L’ora del ritiro è passata, quindi la prenotazione non si può più annullare. Chiama il noleggiatore o segnala che non hai ricevuto l’auto.',
  'booking.not_changeable': 'Questa prenotazione non può più essere modificata online. Chiamaci.',
  'booking.change_too_late':
    'Il termine per le modifiche, 48 ore prima del giorno del ritiro, è passato. Chiama il noleggiatore.',
  'booking.not_extendable':
    'La riconsegna si può spostare online solo finché hai l’auto e non è passato l’orario concordato. Chiama il noleggiatore.',
  'booking.extension_waiting':
    'Hai già chiesto di tenere l’auto più a lungo. Per fare un’altra richiesta, ritira prima quella.',
  'booking.return_not_later': 'Scegli una riconsegna successiva a quella concordata.',
  'booking.no_change_waiting': 'Non c’è più alcuna modifica in attesa.',
  'booking.nothing_changed': 'Non è ancora cambiato nulla rispetto alla tua prenotazione.',
  'booking.documents_missing':
    'Senza i documenti non possiamo completare la prenotazione. Caricali per continuare.',
  'booking.terms_not_accepted': 'Prima di pagare, accetta le condizioni e l’informativa sulla privacy.',
  'booking.pickup_in_past': 'L’ora del ritiro è già passata. Scegli una data o un’ora successiva.',
  'booking.lead_time': 'Il noleggiatore ha bisogno di più preavviso. Scegli un’ora di ritiro successiva.',
  'booking.return_before_pickup':
    'La riconsegna deve essere dopo il ritiro. Scegli una data o un’ora successiva.',
  'booking.range_too_long': 'Un noleggio può durare al massimo 30 giorni. Anticipa la riconsegna.',
  'booking.pickup_outside_opening_hours':
    'All’ora del ritiro il noleggiatore è chiuso. Scegli un giorno e un’ora in cui è aperto.',
  'booking.return_outside_opening_hours':
    'All’ora della riconsegna il noleggiatore è chiuso. Scegli un giorno e un’ora in cui è aperto.',
  'booking.return_after_pickup_time':
    'Con la riconsegna alla stessa ora, l’auto va riportata entro l’ora del ritiro. Scegli un’ora precedente o disattiva l’opzione.',
  'booking.extra_unknown': 'Uno degli extra non è più disponibile. Scegli di nuovo gli extra.',
  'booking.extra_quantity': 'Di «{{name}}» puoi prendere al massimo {{most}}.',
  'booking.extras_exclusive': 'Di questi puoi scegliere uno solo, una volta: {{names}}.',
  'booking.too_many_drivers': 'Puoi aggiungere al massimo 5 conducenti.',
  'booking.driver_own': 'Tu guidi già: indica un’altra persona.',
  'booking.driver_twice': 'Questo conducente è già stato aggiunto.',
  'booking.driver_unknown':
    'Uno dei conducenti aggiuntivi non può più essere aggiunto. Rimuovilo e aggiungilo di nuovo.',
  'booking.drivers_unnamed': 'Aggiungi ogni conducente con il suo indirizzo e-mail.',
  'booking.driver_too_young':
    'Quest’auto è per conducenti di almeno {{age}} anni: al ritiro {{name}} ne avrà di meno.',
  'booking.licence_class_missing':
    'Sulla patente di {{name}} non risulta la categoria B, necessaria per guidare le nostre auto.',
  'booking.licence_expires':
    'La patente di {{name}} scade prima del giorno della riconsegna: deve essere valida fino ad allora.',
  'booking.licence_too_new':
    'Quest’auto richiede la patente da almeno {{years}} anni: al ritiro {{name}} l’avrà da meno. Se la categoria B è stata conseguita prima della data indicata nel profilo, correggi quella data: si trova nella colonna 10 sul retro della patente.',
  'car.driver_age': 'Quest’auto è per conducenti di almeno {{age}} anni.',
  'car.licence_years': 'Quest’auto richiede la patente da almeno {{years}} anni.',
  'booking.deal_unknown': 'Questa offerta non vale per quest’auto in queste date.',
  'booking.delivery_not_offered':
    'Per quest’auto non è prevista la consegna. Ritirala presso il noleggiatore.',
  'booking.delivery_address_missing': 'Scrivi l’indirizzo di consegna e la città.',
  'booking.delivery_too_far':
    'A questo indirizzo la consegna non è possibile: è a circa {{km}} km e il noleggiatore consegna entro {{radiusKm}} km. Scegline uno più vicino o ritira l’auto in sede.',
  'booking.place_unknown': 'Il noleggiatore non accetta la riconsegna in questo luogo. Scegline un altro.',
  'coupon.not_found': 'Questo coupon non c’è più.',
  'coupon.code_taken': 'Un altro tuo coupon ha questo codice.',
  'coupon.used': 'Ci sono prenotazioni con questo coupon. Chiudilo con l’ultimo giorno.',
  'deal.not_found': 'Questa offerta non c’è più.',
  'deal.used': 'Ci sono prenotazioni con questa offerta. Chiudila con l’ultimo giorno.',
  'coupon.unknown': 'Inserisci un codice coupon valido',
  'coupon.not_started': 'Questo coupon non è ancora valido.',
  'coupon.expired': 'Questo coupon è scaduto.',
  'coupon.minimum_not_reached': 'Il prezzo del noleggio è sotto il minimo richiesto da questo coupon.',
  'coupon.used_up': 'Questo coupon ha esaurito gli utilizzi disponibili.',
  'coupon.too_many_guesses': 'Hai provato troppi coupon. Riprova tra un’ora.',
  'coupon.already_used': 'Hai già usato questo coupon.',
  'card.not_found': 'Non troviamo questa carta.',
  'card.too_many': 'Puoi salvare 10 carte. Eliminane una per aggiungerne un’altra.',
  'payment.unavailable':
    'Il servizio di pagamento non risponde. Non ti è stato addebitato nulla: riprova fra qualche minuto.',
  'payment.session_not_found': 'Non troviamo questo pagamento.',
  'payment.webhook_signature': 'La firma del messaggio non è valida.',
  'payment.case_not_found': 'Non troviamo questa pratica di pagamento.',
  'payment.case_resolved': 'Nel frattempo qualcuno ha già chiuso questa pratica.',
  'dispute.not_found': 'Non troviamo questa contestazione.',
  'payout.not_found': 'Non troviamo questo versamento.',
  'payout.state_changed': 'Nel frattempo questo versamento è cambiato. Riguardalo.',
  'payout.second_person': 'L’hai chiesto tu: deve confermarlo un’altra persona dell’amministrazione.',
  'document.image_too_large': 'L’immagine è troppo grande. Scegline una di al massimo 10 MB.',
  'document.image_unsupported': 'Sono accettate solo immagini JPG, JPEG e PNG.',
  'document.image_unreadable':
    'Il file è danneggiato o incompleto. Scegli la foto originale o scattane un’altra.',
  'document.image_too_small':
    'L’immagine è troppo piccola per essere letta. Avvicinati o usa una fotocamera migliore.',
  'document.image_too_many_pixels': 'L’immagine ha troppi pixel. Scegline una di al massimo 50 megapixel.',
  'document.not_found': 'Non troviamo questo documento.',
  'document.review_outdated':
    'Nel frattempo qualcuno ha deciso, o il cliente ha cambiato qualcosa. Riapri questi documenti.',
} satisfies Texts<typeof en>;
