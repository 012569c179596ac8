import type { Texts } from '../texts.ts';
import type en from '../en/emails.ts';

export default {
  greeting: 'Ciao {{firstName}},',
  footer: 'Ricevi questo messaggio perché hai un account o una prenotazione con {{name}}.',
  footer_operator: '{{operator}} gestisce account, prenotazioni e pagamenti di {{name}}.',
  footer_legal: '{{company}} · P. IVA {{vat}}',
  fallback_link: 'Se il pulsante non funziona, copia questo indirizzo nel browser:',

  newsletter_subject: 'Iscrizione alla newsletter di {{name}}',
  newsletter_text:
    'Questo indirizzo è ora nella lista della nostra newsletter: novità e offerte, ogni tanto.',
  newsletter_not_you: 'Se non l’hai chiesta tu, o non la vuoi più, basta un clic per uscire dalla lista.',
  newsletter_button: 'Annulla l’iscrizione',
  newsletter_reason:
    'Ricevi questa e-mail perché questo indirizzo è stato inserito per la newsletter di {{name}}.',

  operator_contact_subject: 'Nuovo messaggio dal modulo di contatto',
  operator_contact_preview: 'Qualcuno ha scritto.',
  operator_contact_reason:
    'Scritto nel modulo di contatto di {{name}}: rispondendo a questa e-mail scrivi al mittente.',
  operator_meeting_subject: 'È stata prenotata una chiamata',
  operator_meeting_preview: 'L’orario è qui sotto.',
  operator_meeting_reason:
    'Prenotata sul sito di {{name}}: rispondendo a questa e-mail scrivi a chi ha prenotato.',
  operator_issue_subject: 'Un cliente ha segnalato un problema',
  operator_issue_preview: 'Il testo è qui sotto; le foto sono conservate con la segnalazione.',
  operator_issue_reason:
    'L’auto è stata prenotata tramite {{name}}: rispondendo a questa e-mail scrivi al cliente.',
  operator_from: 'Da {{name}}, {{email}}, {{phone}}',

  application_submitted_subject: 'Abbiamo ricevuto la richiesta di {{company}}',
  application_submitted_preview: 'La esaminiamo e ti scriviamo.',
  application_submitted_text:
    'Grazie: hai chiesto di pubblicare su {{name}} le auto di {{company}}. Esaminiamo quello che ci hai mandato e rispondiamo entro due giorni lavorativi. Dal link vedi a che punto è.',
  application_asked_subject: 'Una domanda sulla richiesta di {{company}}',
  application_asked_preview: 'Per andare avanti ci serve la tua risposta.',
  application_asked_text: 'Prima di decidere sulla richiesta, rispondi a questo:',
  application_accepted_subject: '{{company}} è stata accettata',
  application_accepted_preview: 'L’invito al portale arriva con un’altra e-mail.',
  application_accepted_text:
    'Ti diamo il benvenuto: {{company}} è stata accettata su {{name}}. L’invito al portale per gli autonoleggi è in un’altra e-mail. I clienti vedono le tue auto quando avrai completato lì ciò che serve.',
  application_refused_subject: 'La richiesta di {{company}} non è stata accettata',
  application_refused_preview: 'Nell’e-mail trovi il motivo.',
  application_refused_text:
    'Abbiamo esaminato la richiesta di {{company}} e non l’abbiamo accettata, per questo motivo:',
  application_open: 'Apri la richiesta',
  application_answer: 'Rispondi',
  application_not_you: 'Se non hai fatto tu la richiesta, rispondi a questa e-mail e la eliminiamo.',
  application_reason:
    'Ricevi questa e-mail perché questo indirizzo è stato indicato in una richiesta di {{company}} a {{name}}.',
  application_new_submitted: '{{company}} chiede di pubblicare le sue auto',
  application_new_answered: '{{company}} ha risposto',
  application_new_preview: 'Ti aspetta nel back office.',
  application_new_by: 'Richiedente',
  application_new_open: 'Apri nel back office',
  application_new_reason:
    'Da una richiesta su {{name}}: rispondendo a questa e-mail scrivi a chi l’ha fatta.',

  company_status_activate_subject: 'I clienti vedono {{company}}',
  company_status_activate_text: 'Ora le auto di {{company}} si trovano e si prenotano su {{name}}.',
  company_status_suspend_subject: '{{company}} è sospesa',
  company_status_suspend_text:
    'Da ora le auto di {{company}} non si trovano e non si prenotano su {{name}}. Le prenotazioni pagate proseguono come concordato. Il motivo:',
  company_status_resume_subject: 'La sospensione di {{company}} è finita',
  company_status_resume_text: 'Le auto di {{company}} si trovano e si prenotano di nuovo su {{name}}.',
  company_status_end_subject: '{{company}} lascia {{name}}',
  company_status_end_text:
    'Le auto di {{company}} si trovano e si prenotano fino a {{day}} compreso, per noleggi che finiscono entro quel giorno. Le prenotazioni pagate proseguono come concordato.',
  company_status_keep_subject: '{{company}} resta su {{name}}',
  company_status_keep_text:
    'La fine del servizio di {{company}} è ritirata: le auto si trovano e si prenotano come prima.',
  company_status_object: 'Se non sei d’accordo, rispondi a questa e-mail: la legge una persona.',
  company_status_open: 'Apri il portale',
  location_address_subject: '{{company}}: i clienti non sanno dove andare',
  location_address_text:
    'Di queste sedi i clienti leggono solo la città. Scrivi la via e come si trova il banco: lo leggono nella conferma, nel calendario e nel promemoria del giorno prima.',
  location_address_open: 'Scrivi l’indirizzo',
  police_credentials_subject: 'Il servizio della Polizia non accetta le credenziali di {{company}}',
  police_credentials_text:
    'Le comunicazioni dei tuoi noleggi alla Polizia sono ferme, e senza comunicazione le auto non possono partire. Inserisci di nuovo le credenziali: quello che aspetta parte da sé. Quelle nuove le rilascia la Questura della tua sede.',
  police_credentials_open: 'Inserisci le credenziali',
  offer_report_received_subject: 'Abbiamo ricevuto la tua segnalazione',
  offer_report_received_text: 'La esaminiamo e ti scriviamo che cosa decidiamo e perché. Hai scritto:',
  offer_report_decided_subject: 'La nostra decisione sulla tua segnalazione: {{carName}}',
  offer_report_decided_hide: 'Abbiamo nascosto {{carName}}: nessuno la trova o la prenota più. Il motivo:',
  offer_report_decided_keep:
    'Abbiamo esaminato la tua segnalazione su {{carName}}. L’offerta resta com’è. Il motivo:',
  offer_report_reason:
    'Ricevi questa e-mail perché con questo indirizzo è stata segnalata un’offerta su {{name}}.',
  offer_decided_hide_subject: '{{carName}} è nascosta su {{name}}',
  offer_decided_hide_text:
    'Da ora i clienti non trovano {{carName}}, che non si può prenotare né pubblicare. Le prenotazioni pagate proseguono come concordato. L’ha deciso una persona; il motivo:',
  offer_decided_show_subject: '{{carName}} non è più nascosta su {{name}}',
  offer_decided_show_text: '{{carName}} è di nuovo com’era prima che la nascondessimo. Il motivo:',
  offer_decided_keep_subject: '{{carName}} è stata segnalata e resta com’è',
  offer_decided_keep_text:
    'Qualcuno ci ha segnalato {{carName}}. Una persona ha esaminato la segnalazione e non cambia nulla. Il motivo:',
  decision_object:
    'Se non sei d’accordo, rispondi a questa e-mail entro sei mesi: la riesamina gratuitamente una persona diversa da chi ha deciso. Puoi anche rivolgerti a un organismo certificato di risoluzione extragiudiziale delle controversie o al giudice.',
  review_hidden_review_subject: 'La recensione della prenotazione {{number}} è nascosta',
  review_hidden_review_text:
    'Abbiamo nascosto questa recensione con la sua risposta: la leggono ancora solo chi l’ha scritta, {{company}} e noi, e non conta più. L’ha deciso una persona; il motivo:',
  review_hidden_answer_subject: 'La risposta alla recensione della prenotazione {{number}} è nascosta',
  review_hidden_answer_text:
    'Abbiamo nascosto la risposta di {{company}} a questa recensione: la leggono ancora solo chi ha scritto la recensione, {{company}} e noi. L’ha deciso una persona; il motivo:',
  company_status_reason: 'Ricevi questa e-mail perché sei titolare di {{company}} su {{name}}.',

  verify_subject: 'Verifica la tua e-mail',
  verify_preview: 'Un clic e il tuo account {{name}} è pronto.',
  verify_text: 'Grazie per la registrazione. Conferma che questo indirizzo e-mail è tuo.',
  verify_button: 'Verifica l’indirizzo e-mail',
  verify_validity: 'Il link funziona una sola volta ed è valido per 24 ore.',
  verify_not_you: 'Se non hai creato un account, ignora questo messaggio: senza il clic non succede nulla.',

  greeting_nameless: 'Ciao,',
  log_in: 'Accedi',
  not_you:
    'Se non sei stato tu, imposta subito una nuova password: tutti i dispositivi verranno disconnessi.',
  exists_subject: 'Hai già un account {{name}}',
  exists_preview: 'Qualcuno si è appena registrato con la tua e-mail.',
  exists_text:
    'Qualcuno, forse tu, si è appena registrato con questa e-mail. L’account esiste già, quindi non è cambiato nulla: ti basta accedere.',
  exists_forgot: 'Hai dimenticato la password? Scegli «Password dimenticata» nella pagina di accesso.',
  exists_not_you: 'Se non sei stato tu, non devi fare nulla.',
  reset_subject: 'Imposta una nuova password',
  reset_preview: 'Il link vale un’ora.',
  reset_text: 'Hai chiesto una nuova password per il tuo account {{name}}. Sceglila qui:',
  reset_button: 'Imposta una nuova password',
  reset_validity:
    'Il link funziona una sola volta e vale un’ora. Con la nuova password tutti i dispositivi vengono disconnessi.',
  reset_not_you: 'Se non l’hai chiesta tu, ignora questo messaggio: la password resta quella di prima.',
  password_changed_subject: 'La tua password è stata cambiata',
  password_changed_preview: 'Sei stato tu?',
  password_changed_text:
    'La password del tuo account {{name}} è stata cambiata {{moment}} (ora italiana). Gli altri dispositivi sono stati disconnessi.',
  new_device_subject: 'Nuovo accesso al tuo account',
  new_device_preview: 'Accesso da un dispositivo che non conosciamo.',
  new_device_text:
    'Qualcuno è appena entrato nel tuo account {{name}} da un dispositivo che non avevamo mai visto. Se sei tu, è tutto a posto.',
  device: 'Dispositivo',
  device_unknown: 'sconosciuto',
  when: 'Quando (ora italiana)',
  new_device_button: 'Vedi i tuoi dispositivi',
  passkey_subject: 'È stata aggiunta una passkey al tuo account',
  passkey_preview: 'Sei stato tu?',
  passkey_text: 'D’ora in poi con questa passkey si accede al tuo account {{name}} senza password.',
  passkey: 'Passkey',
  passkey_not_you: 'Se non la riconosci, rimuovila e cambia subito la password.',
  passkey_button: 'Vedi le tue passkey',
  deleted_subject: 'Il tuo account è stato eliminato',
  deleted_preview: 'I tuoi documenti e i tuoi dati sono stati cancellati.',
  deleted_text:
    'Come hai chiesto, il tuo account {{name}} è stato eliminato: i documenti sono stati cancellati e nessuno può più accedere.',
  deleted_bookings:
    'Le prenotazioni non ancora iniziate sono annullate. Ti rimborsiamo, con lo stesso mezzo di pagamento: {{refund}}.',
  deleted_kept:
    'Le prenotazioni passate e le fatture restano, senza il tuo nome, per il tempo richiesto dalla legge. Questo è l’ultimo messaggio su questo account.',

  paid_subject: 'Prenotazione {{number}} confermata: {{carName}}',
  paid_preview: 'Pagata e confermata. {{handover}}.',
  handover: '{{name}}: {{moment}}',
  paid_title: 'La tua prenotazione è confermata',
  paid_text: 'Abbiamo ricevuto il pagamento. Ecco che cosa hai prenotato:',
  booking_number: 'Numero di prenotazione',
  car: 'Auto',
  car_or_similar: '{{carName}} o simile',
  drivers: 'Conducenti aggiuntivi',
  pickup: 'Ritiro',
  delivery: 'Consegna al tuo indirizzo',
  return: 'Riconsegna',
  price: 'Prezzo',
  total: 'Totale pagato, IVA inclusa',
  deposit: 'Cauzione',
  deposit_text: '{{amount}}, da regolare direttamente con il noleggiatore; non fa parte del totale.',
  free_cancellation: 'Cancellazione gratuita',
  free_cancellation_until: 'Fino a {{moment}} (ora locale del luogo di ritiro).',
  free_cancellation_over: 'È terminata {{moment}} (ora locale del luogo di ritiro).',
  company: 'Noleggiatore',
  registered_office: 'Sede legale: {{address}}',
  bring: 'Quando ricevi l’auto porta con te gli originali del documento d’identità e della patente di guida.',
  documents_checked:
    'Verifichiamo i tuoi documenti entro un giorno lavorativo e ti scriviamo. L’auto viene consegnata solo quando sono verificati.',
  my_bookings: 'Apri Le mie prenotazioni',
  see_booking: 'Apri la prenotazione',
  driver_invited_subject: '{{renter}} ti invita come conducente aggiuntivo',
  driver_invited_title: 'Invito come conducente aggiuntivo',
  driver_invited_text: '{{renter}} noleggia un’auto con {{name}} e ti vorrebbe come conducente aggiuntivo.',
  driver_invited_how:
    'Si può aggiungere solo chi ha un account verificato. Registrati con questo indirizzo, o accedi se hai già un account, e carica il documento d’identità e la patente. Poi avvisa {{renter}}, che ti aggiungerà alla prenotazione.',
  driver_invited_button: 'Registrati',
  driver_invited_reason:
    'Ricevi questa e-mail perché {{renter}} ha indicato questo indirizzo a {{name}}. Se non vuoi guidare, non devi fare nulla.',
  driver_subject: '{{renter}} ti ha aggiunto come conducente: {{carName}}',
  driver_title: 'Sei un conducente aggiuntivo',
  driver_text: '{{renter}} ha prenotato un’auto e ti ha indicato come conducente aggiuntivo.',
  driver_delivery: 'Consegna a chi ha prenotato',
  driver_bring:
    'Alla consegna dell’auto porta con te gli originali del documento d’identità e della patente.',
  driver_button: 'Controlla i miei documenti',
  driver_not_you:
    'Non vuoi guidare quest’auto? Dillo a chi l’ha prenotata o scrivici. Ricevi questo messaggio una sola volta per ogni prenotazione in cui sei indicato.',

  cancelled_subject: 'Prenotazione {{number}} annullata',
  cancelled_preview: 'La tua prenotazione di {{carName}} è stata annullata.',
  cancelled_title: 'La tua prenotazione è annullata',
  cancelled_text: 'La prenotazione {{number}} di {{carName}} è stata annullata.',
  cancelled_unpaid: 'Non era stato pagato nulla, quindi non c’è nulla da rimborsare.',
  cancelled_free:
    'Hai annullato in tempo per la cancellazione gratuita: ti rimborsiamo {{refund}}, tutto quello che hai pagato.',
  cancelled_with_bank:
    'Hai contestato il pagamento presso la tua banca. Ciò che la banca ti restituisce non lo rimborsiamo una seconda volta; il resto lo rimborsiamo secondo le condizioni di cancellazione, appena la banca avrà deciso. Per ora ti rimborsiamo {{refund}}.',
  cancelled_payment_returned:
    'L’intero pagamento di questa prenotazione ti è stato restituito, quindi l’abbiamo chiusa. Non addebitiamo né rimborsiamo altro. Se ti serve ancora un’auto, prenota di nuovo.',
  cancelled_replacement_refused:
    'Hai rifiutato l’auto proposta al suo posto: ti rimborsiamo {{refund}}, tutto ciò che hai pagato.',
  cancelled_replacement_unanswered:
    'Non hai risposto in tempo alla proposta di un’altra auto: ti rimborsiamo {{refund}}, tutto ciò che hai pagato.',
  cancelled_company:
    'Il noleggiatore non ha potuto darti l’auto e ha annullato la prenotazione: ti rimborsiamo tutto ciò che hai pagato, {{refund}}.',
  cancelled_not_handed_over:
    'Il noleggiatore non ha potuto consegnarti l’auto: ti rimborsiamo tutto ciò che hai pagato, {{refund}}.',
  cancelled_no_show:
    'La prenotazione è stata chiusa perché nessuno ha ritirato l’auto. Dei {{total}} pagati ti rimborsiamo {{refund}}; la nostra commissione di {{commission}} resta dovuta, come previsto dalle condizioni di cancellazione. Se sei andato a prendere l’auto, apri la prenotazione e contesta la chiusura entro {{hours}} ore: una persona la verificherà.',
  cancelled_commission_kept:
    'Il termine per la cancellazione gratuita era scaduto. Dei {{total}} pagati ti rimborsiamo {{refund}} e tratteniamo la nostra commissione di {{commission}}, come indicato nelle condizioni di cancellazione.',
  refund_when:
    'Il rimborso arriva sulla carta con cui hai pagato. A seconda della banca servono da 5 a 10 giorni lavorativi.',

  link_subject: 'La tua prenotazione {{number}}',
  link_text: 'Hai chiesto di vedere la prenotazione {{number}} senza accedere. Eccola:',
  link_button: 'Vedi la prenotazione',
  link_validity: 'Il link vale per un’ora. Per modificare o annullare, accedi al tuo account.',
  link_not_you: 'Se non l’hai chiesto tu, ignora questo messaggio.',
  car_expires_insured_until_subject: '{{carName}}: assicurata fino al {{date}}',
  car_expires_inspected_until_subject: '{{carName}}: revisione valida fino al {{date}}',
  car_expires_taxed_until_subject: '{{carName}}: bollo pagato fino al {{date}}',
  car_expires_text: 'Quando è rinnovato, inserisci la nuova data nel portale.',
  car_expires_until: 'Valida fino al',
  car_expires_button: 'Apri l’auto',
  member_subject: '{{company}} ti invita nel suo portale',
  member_owner:
    '{{invitedBy}} ti invita a lavorare per {{company}} su {{name}} come titolare: prenotazioni, persone e tutto il resto.',
  member_manager:
    '{{invitedBy}} ti invita a lavorare per {{company}} su {{name}} come responsabile: auto, prezzi e prenotazioni.',
  member_counter:
    '{{invitedBy}} ti invita a lavorare per {{company}} su {{name}} al banco: ritiri, riconsegne e prenotazioni.',
  member_button: 'Vedi l’invito',
  member_validity: 'Il link funziona una sola volta, entro {{days}} giorni. Non inoltrarlo.',
  member_not_you: 'Se non conosci questa azienda, ignora questo messaggio: senza il clic non succede nulla.',
  member_reason:
    'Ricevi questa e-mail perché un noleggiatore su {{name}} ha indicato questo indirizzo per un invito.',

  document_link_subject: 'Documenti della prenotazione {{number}}',
  document_link_text:
    'Qualcuno ha chiesto di vedere, per la tua azienda, i documenti della prenotazione {{number}}. Servono a preparare la consegna dell’auto; il cliente può leggere che li avete guardati.',
  document_link_button: 'Mostra i documenti',
  document_link_validity:
    'Il link vale {{minutes}} minuti, nel primo browser che lo apre e solo finché la prenotazione è in corso. Non inoltrarlo.',
  document_link_not_you:
    'Se nessuno nella tua azienda l’ha chiesto, ignora questo messaggio: nessuno ha visto nulla.',
  changed_subject: 'Prenotazione {{number}} modificata',
  changed_title: 'La tua prenotazione è stata modificata',
  changed_preview: 'I nuovi dettagli della prenotazione di {{carName}}.',
  changed_text: 'Ecco com’è ora la prenotazione {{number}}:',
  changed_paid: 'Hai pagato {{amount}} in più.',
  changed_refunded: 'Ti rimborsiamo {{amount}} sulla carta con cui hai pagato.',
  not_changed_subject: 'La prenotazione {{number}} resta com’era',
  not_changed_preview: 'Il pagamento della modifica è arrivato tardi.',
  not_changed_title: 'La tua prenotazione resta com’era',
  not_changed_text:
    'Il pagamento di {{amount}} per la modifica della prenotazione {{number}} ({{carName}}) è arrivato troppo tardi e la modifica non è stata fatta. La prenotazione resta com’era e ti rimborsiamo l’intero importo.',
  expired_subject: 'La prenotazione di {{carName}} è scaduta',
  expired_title: 'La tua prenotazione è scaduta',
  expired_preview: 'Non è stata pagata entro 30 minuti. Non ti è stato addebitato nulla.',
  expired_text:
    'La prenotazione {{number}} di {{carName}} non è stata pagata entro 30 minuti ed è scaduta. Non ti è stato addebitato nulla. Se vuoi ancora l’auto, prenotala di nuovo.',
  reminder_subject: 'Domani inizia il tuo noleggio: {{carName}}',
  reminder_title: 'Domani inizia il tuo noleggio',
  reminder_bring: 'Che cosa portare',
  reminder_card:
    'La cauzione si regola con il noleggiatore quando ti consegna l’auto: tieni pronta una carta intestata a te.',
  agreement_subject: 'Contratto di noleggio firmato: {{carName}}',
  agreement_title: 'Il contratto firmato',
  agreement_text:
    'Il contratto di noleggio con {{companyName}} per {{carName}} ({{number}}) è firmato. Lo trovi in allegato.',
  agreement_text_company:
    'Il contratto di noleggio per {{carName}} ({{number}}) è firmato. Lo trovi in allegato.',
  agreement_hash: 'SHA-256 del file: {{sha256}}',
  handed_over_subject: 'Hai ritirato {{carName}}',
  handed_over_title: 'Il tuo noleggio è iniziato',
  handed_over_text:
    '{{companyName}} ti ha consegnato {{carName}} (prenotazione {{number}}) con {{kilometres}} km e il serbatoio a {{fuel}}/8. Conserva questa e-mail: le foto scattate alla consegna sono nella pagina della prenotazione.',
  returned_subject: 'Hai riconsegnato {{carName}}',
  returned_title: 'Il tuo noleggio è finito',
  returned_text:
    '{{companyName}} ha ripreso {{carName}} (prenotazione {{number}}) con {{kilometres}} km e il serbatoio a {{fuel}}/8. Le foto e quanto annotato sono nella pagina della prenotazione.',
  handover_undone_subject: 'Consegna di {{carName}} annullata',
  handover_undone_title: 'La consegna è stata annullata',
  handover_undone_text:
    '{{companyName}} ha annullato la consegna di {{carName}} (prenotazione {{number}}). Se hai l’auto, chiama il noleggiatore.',
  returned_review:
    'Com’è andata? Per {{days}} giorni puoi dirlo in quella pagina: da una a cinque stelle e qualche riga che aiuta chi noleggerà dopo di te.',
  handover_object: 'Se qualcosa non era così, scrivilo in quella pagina entro 48 ore.',
  replacement_subject: 'Un’altra auto per la prenotazione {{number}}',
  replacement_title: 'Il noleggiatore propone un’altra auto',
  replacement_preview: 'Accettala allo stesso prezzo oppure ti rimborsiamo tutto.',
  replacement_text:
    '{{companyName}} non può darti l’auto della prenotazione {{number}} ({{carName}}) e te ne propone un’altra allo stesso prezzo: {{newCarName}}.',
  replacement_choice: 'Decidi tu: accettala, oppure rifiuta e ti rimborsiamo tutto quello che hai pagato.',
  replacement_until:
    'Decidi entro {{deadline}}. Senza una risposta la prenotazione si chiude e ti rimborsiamo tutto ciò che hai pagato.',
  replacement_button: 'Guarda e decidi',
  extension_accepted_subject: 'Prenotazione {{number}}: puoi tenere l’auto più a lungo',
  extension_accepted_title: 'Puoi tenere l’auto più a lungo',
  extension_accepted_preview: 'Manca solo il pagamento di {{amount}}.',
  extension_accepted_text:
    '{{companyName}} accetta che tu riconsegni più tardi l’auto {{carName}}. La nuova riconsegna vale appena hai pagato {{amount}}.',
  extension_accepted_until: 'Paga entro {{deadline}}. Altrimenti la riconsegna resta quella concordata.',
  extension_button: 'Paga {{amount}}',
  extension_ended_subject: 'Prenotazione {{number}}: la riconsegna resta quella concordata',
  extension_ended_title: 'La riconsegna resta quella concordata',
  extension_declined:
    '{{companyName}} non può lasciarti più a lungo l’auto {{carName}}. Non ti è stato addebitato nulla.',
  extension_unanswered:
    '{{companyName}} non ha risposto alla tua richiesta di tenere più a lungo l’auto {{carName}}. Non ti è stato addebitato nulla.',
  extension_unpaid: 'Il prolungamento del noleggio dell’auto {{carName}} non è stato pagato in tempo.',
  company_new_subject: 'Nuova prenotazione {{number}}: {{carName}}',
  company_new_title: 'Hai una nuova prenotazione',
  company_new_text:
    'Un cliente ha prenotato e pagato una tua auto. Tienila libera in queste date e pronta per il ritiro.',
  company_changed_subject: 'Prenotazione {{number}} modificata: {{carName}}',
  company_changed_title: 'Una prenotazione è cambiata',
  company_changed_text: 'La prenotazione {{number}} è stata modificata. Ecco come risulta ora.',
  company_cancelled_subject: 'Prenotazione {{number}} annullata: {{carName}}',
  company_cancelled_title: 'Una prenotazione è stata annullata',
  company_cancelled_text:
    'Il cliente ha annullato la prenotazione {{number}}. In queste date l’auto è di nuovo libera e non è previsto alcun pagamento.',
  company_extension_asked_subject: 'Prenotazione {{number}}: il cliente vuole tenere l’auto più a lungo',
  company_extension_asked_title: 'Il cliente può tenere l’auto più a lungo?',
  company_extension_asked_text:
    'Il cliente della prenotazione {{number}} chiede di riconsegnare più tardi. I giorni sono bloccati per te: apri la prenotazione per vedere la nuova riconsegna e la tua quota, e per accettare o rifiutare.',
  company_extended_subject: 'Prenotazione {{number}} prolungata: {{carName}}',
  company_extended_title: 'Il noleggio è prolungato',
  company_extended_text:
    'Il cliente della prenotazione {{number}} tiene l’auto più a lungo. Ecco come risulta ora.',
  company_extension_ended_subject: 'Prenotazione {{number}}: la riconsegna resta quella concordata',
  company_extension_ended_title: 'Il noleggio non è prolungato',
  company_extension_ended_text:
    'La riconsegna posticipata della prenotazione {{number}} non è stata accettata o pagata in tempo. L’auto rientra come concordato e i giorni successivi sono di nuovo liberi.',
  company_car_not_back_subject: 'Prenotazione {{number}}: {{carName}} potrebbe non rientrare in tempo',
  company_car_not_back_title: 'L’auto non è ancora rientrata',
  company_car_not_back_text:
    'Il cliente precedente non ha ancora riportato l’auto della prenotazione {{number}}. Chiamalo, oppure proponi al tuo cliente un’altra auto. La prenotazione resta com’è.',
  company_replacement_accepted_subject: 'Prenotazione {{number}}: il cliente accetta l’altra auto',
  company_replacement_accepted_title: 'Il cliente ha accettato la proposta',
  company_replacement_accepted_text:
    'La prenotazione {{number}} ha ora l’auto qui sotto, allo stesso prezzo. Tienila pronta per il ritiro.',
  company_police_report_refused_subject: 'Prenotazione {{number}}: comunicazione alla Polizia rifiutata',
  company_police_report_refused_title: 'Il servizio della Polizia ha rifiutato la comunicazione',
  company_police_report_refused_text:
    'Era per la prenotazione {{number}}, e senza comunicazione l’auto non può partire. Aprila: dice perché e che cosa fare.',
  company_police_report_refused_open: 'Apri la comunicazione',
  company_not_provided_subject: 'Prenotazione {{number}} annullata: auto non fornita',
  company_not_provided_title: 'L’auto non è stata fornita',
  company_not_provided_text:
    'La prenotazione {{number}} è stata chiusa perché l’auto non è stata o non può essere consegnata. Il cliente riceve il rimborso completo e la tua azienda deve la commissione di {{amount}}, IVA inclusa.',
  company_no_show_subject: 'Prenotazione {{number}} chiusa: mancato ritiro',
  company_no_show_title: 'Una prenotazione è stata chiusa per mancato ritiro',
  company_no_show_text:
    'La prenotazione {{number}} è stata chiusa perché nessuno ha ritirato l’auto. La commissione resta dovuta e non è previsto alcun versamento. Il cliente è stato avvisato e può contestare.',
  company_no_show_objected_subject: 'Prenotazione {{number}}: il cliente contesta',
  company_no_show_objected_title: 'Il cliente dice di essersi presentato',
  company_no_show_objected_text:
    'Il cliente contesta la chiusura della prenotazione {{number}} per mancato ritiro. Una persona di Nolo la verifica e potrebbe chiederti che cosa è successo.',
  company_inspection_objected_subject: 'Prenotazione {{number}}: il cliente contesta foto o letture',
  company_inspection_objected_title: 'Il cliente contesta',
  company_inspection_objected_text:
    'Il cliente della prenotazione {{number}} dice che quanto registrato alla consegna o alla riconsegna non corrisponde. Leggi che cosa scrive nella pagina della consegna e rispondigli.',
  company_not_handed_over_reported_subject: 'Prenotazione {{number}}: rispondi alla segnalazione del cliente',
  company_not_handed_over_reported_title: 'Il cliente segnala che l’auto non gli è stata consegnata',
  company_not_handed_over_reported_text:
    'Il cliente della prenotazione {{number}} dice che nessuno gli ha consegnato l’auto. Se non è così, apri la prenotazione e contesta: lì trovi entro quando. Senza contestazione la prenotazione si chiude, il cliente riceve tutto indietro e tu devi la commissione di {{amount}}, IVA inclusa.',
  company_not_handed_over_unanswered_subject: 'Prenotazione {{number}} annullata: auto non consegnata',
  company_not_handed_over_unanswered_title: 'La prenotazione si è chiusa senza consegna',
  company_not_handed_over_unanswered_text:
    'Il cliente della prenotazione {{number}} ha segnalato la mancata consegna e nessuno ha contestato in tempo. Il cliente riceve tutto indietro e tu devi la commissione di {{amount}}, IVA inclusa.',
  company_review_written_subject: 'Prenotazione {{number}}: il cliente ha recensito il noleggio',
  company_review_written_title: 'Hai una nuova recensione',
  company_review_written_text:
    'Il cliente della prenotazione {{number}} ha raccontato com’è andato il noleggio, in una recensione che tutti possono leggere. La trovi nel portale, dove un titolare o un responsabile può rispondere una volta.',
  company_open: 'Apri la prenotazione',
  company_renter: 'Cliente',
  company_invoice_to: 'Fattura da inviare a',
  company_delivery: 'Consegna al cliente',
  company_total: 'Pagato dal cliente, IVA inclusa',
  company_payout: 'La tua quota, versata al check-in',
  company_reason: 'Ricevi questo messaggio perché l’auto è stata prenotata tramite {{name}}.',
  replacement_ended_subject: 'Prenotazione {{number}} annullata: l’altra auto non è stata scelta',
  replacement_ended_preview: '{{carName}}: di nuovo libera in queste date.',
  replacement_ended_refused_title: 'Il cliente ha rifiutato l’altra auto',
  replacement_ended_unanswered_title: 'Il cliente non ha risposto in tempo',
  replacement_ended_refused:
    '{{renterName}} ha rifiutato l’auto proposta ({{newCarName}}) per la prenotazione {{number}}. La prenotazione è annullata, il cliente riceve il rimborso completo ed entrambe le auto sono di nuovo libere.',
  replacement_ended_unanswered:
    '{{renterName}} non ha risposto in tempo alla proposta di un’altra auto ({{newCarName}}) per la prenotazione {{number}}. La prenotazione è annullata, il cliente riceve il rimborso completo ed entrambe le auto sono di nuovo libere.',
  replacement_ended_owed:
    'Poiché l’auto prenotata non era disponibile, è dovuta la commissione di {{amount}}, IVA inclusa.',
  replacement_ended_reason: 'Ricevi questo messaggio perché l’auto è stata prenotata tramite {{name}}.',
  verified_subject: 'I tuoi documenti sono verificati',
  verified_preview: 'Puoi ritirare le auto che prenoti.',
  verified_text:
    'Abbiamo controllato i tuoi documenti: è tutto in regola e puoi ritirare le auto che prenoti.',
  rejected_subject: 'Non abbiamo potuto accettare i tuoi documenti',
  rejected_preview: 'Caricali di nuovo.',
  rejected_text: 'Abbiamo guardato i tuoi documenti e per ora non possiamo accettarli.',
  rejected_next:
    'Correggi e caricali di nuovo. Le prenotazioni restano valide; l’auto ti viene consegnata quando i documenti sono verificati.',
  rejected_button: 'Carica i documenti',

  late_subject: 'Il pagamento della prenotazione {{number}} è stato rimborsato',
  late_preview: 'Il pagamento è arrivato quando la prenotazione era già scaduta.',
  late_title: 'Il tuo pagamento è stato rimborsato',
  late_text:
    'Il tuo pagamento di {{total}} per {{carName}} è arrivato quando la prenotazione era già scaduta e nel frattempo l’auto è stata prenotata da un’altra persona. Ci dispiace. Ti rimborsiamo l’intero importo.',
  late_button: 'Trova un’altra auto',
} satisfies Texts<typeof en>;
