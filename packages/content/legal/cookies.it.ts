import type { LegalDocument } from '../schema/legal-document.ts';

export const content: LegalDocument = {
  meta: {
    title: 'Informativa sui cookie',
    description:
      'Che cosa memorizziamo nel tuo browser per far funzionare il sito, che cosa solo con il consenso, per quanto tempo e come cambiare idea.',
  },
  title: 'Informativa sui cookie',
  description: 'Che cosa {{site}} memorizza nel tuo browser, perché, per quanto tempo e come cambiare idea.',
  introduction: [
    'Un cookie è un breve testo che un sito memorizza nel browser. La memoria locale fa lo stesso, senza inviare il testo a ogni richiesta; così pure la memoria della scheda, la banca dati del browser e il suo archivio di file. Questa pagina li riguarda tutti e completa l’[informativa sulla privacy](/privacy-policy). Il titolare è {{company}}, {{address}}, {{email}}.',
    'Senza consenso memorizziamo solo ciò che serve al funzionamento del sito. Rifiutare è facile quanto accettare, non costa nulla e non toglie nulla al sito.',
  ],
  articles: [
    {
      heading: '1. Ciò che serve al funzionamento',
      text: [
        'Queste voci non richiedono consenso (articolo 122 del Codice privacy, articolo 5, paragrafo 3, della direttiva 2002/58/CE). Sono tutte nostre. Questi cookie sono inviati al nostro server a ogni richiesta:',
        [
          '__Host-i18nextLng: la lingua; un anno',
          '__Host-nolo_business, solo nei browser di chi lavora per i noleggiatori: mantiene l’accesso al portale; fino alla disconnessione e comunque non oltre 30 giorni',
          '__Host-nolo_staff, solo nei browser del nostro personale: lo stesso nel back office; fino alla disconnessione e comunque non oltre 12 ore',
          '__Host-nolo_device: un contrassegno casuale del browser da cui è stato effettuato un accesso, per avvisarti di un accesso da un browser sconosciuto e perché chi tenta di indovinare la password non possa bloccarti l’account; un anno',
        ],
        'La memoria locale conserva quanto segue fino al momento indicato, altrimenti finché non cancelli i dati del sito nel browser:',
        [
          'i18nextLng: la lingua',
          'sign_up_token: che ti sei registrato in questo browser, così confermando l’indirizzo email accedi senza altro; inutilizzabile dopo un’ora, e fino alla conferma o alla disconnessione',
          'access_token: mantiene l’accesso; fino alla disconnessione o a 14 giorni senza visite e comunque non oltre 30 giorni',
          'sub_domain: in quale dei nostri siti hai effettuato l’accesso',
          'logged_out_at: quando qualcuno si è disconnesso per l’ultima volta in questo browser, perché le altre schede dimentichino ciò che vi era stato scritto',
          'selectedLocation e selectedDate: l’ultimo luogo (tutta l’Italia prima della prima ricerca) e le ultime date cercati; fino alla disconnessione',
          'recentSearches: le tue ultime quattro ricerche, riproposte nel modulo di ricerca; fino alla disconnessione o finché non le cancelli',
          'favorite_cars: le auto che hai segnato senza effettuare l’accesso; finché non le togli o non accedi, quando passano al tuo account',
          'theme_count, company_id, contractor_id: l’aspetto e la flotta del sito che stai visitando',
          'cookie_consent: la tua risposta alla domanda sul consenso; vale sei mesi',
          'document_link_browsers, solo nei browser dei noleggiatori: permette di riaprire nello stesso browser il link ai documenti di una prenotazione; inutilizzabile dopo 30 minuti e cancellata alla visita successiva di quella pagina',
          'nolo_log_out, solo sui dispositivi di chi lavora per i noleggiatori: che qualcuno è uscito senza rete; finché la sessione non è chiusa',
        ],
        'La memoria della singola scheda conserva quanto segue fino alla chiusura della scheda o alla disconnessione:',
        [
          'draft:, seguito dal nome di un modulo: ciò che vi hai scritto, prenotazione compresa, perché ricaricando la pagina non vada perso nulla; fino all’invio',
          'react-router-scroll-positions: il punto a cui era arrivata la pagina, perché tornando o ricaricando si ritrovi lo stesso punto',
          'server_clock: di quanto l’orologio del tuo dispositivo differisce dal nostro, perché orari e scadenze siano giusti',
          'flash_toast: un messaggio che mostrerà la pagina successiva; finché non è stato mostrato',
          'document_link, solo nei browser dei noleggiatori: il link ai documenti di una prenotazione aperto qui',
        ],
        'La banca dati del browser e il suo archivio di file conservano:',
        [
          'pictures: le foto scelte per segnalare un problema dell’auto prenotata e non ancora inviate, perché ricaricando la pagina non vada perso nulla; cancellate all’invio e alla disconnessione, non più mostrate dopo un giorno',
          'nolo-device, solo sui dispositivi di chi lavora per i noleggiatori: le consegne di oggi e domani, fino alla disconnessione, e ciò che ne è stato registrato e non ancora inviato, fino all’invio o alla cancellazione; cifrati per il singolo account',
          'i file del portale dei noleggiatori, solo dove è stato aperto, perché si apra anche senza rete; fino alla versione successiva',
        ],
      ],
    },
    {
      heading: '2. Misura della velocità',
      text: [
        'Su un campione di visite misuriamo quanto rapidamente le pagine si caricano e reagiscono. I valori arrivano solo al nostro server, senza alcun identificativo, e non memorizzano nulla sul dispositivo.',
      ],
    },
    {
      heading: '3. Statistiche, solo con il consenso',
      text: [
        'Se acconsenti, un servizio di statistiche conta visite, pagine e prenotazioni, così vediamo che cosa viene usato e che cosa no. Non imposta cookie. Per distinguere le tue visite da quelle altrui gli inviamo visitor_id, un nostro numero casuale conservato nella memoria locale: è cancellato quando revochi il consenso e dopo 13 mesi è sostituito da un altro. Il servizio è indicato nel pannello del consenso.',
      ],
    },
    {
      heading: '4. Pubblicità, solo con il consenso',
      text: [
        'Se acconsenti, il pixel di un social network ci dice se i nostri annunci hanno portato a prenotazioni. Può collegare la visita al tuo account su quel social e imposta cookie che di solito durano 90 giorni. Entrambi i servizi ricevono gli indirizzi delle pagine viste, fino al punto interrogativo, e, per una prenotazione, auto, importo, valuta e il tuo indirizzo e-mail come codice (SHA-256): l’indirizzo non vi si legge, ma un servizio che già lo conosce può riconoscerlo.',
      ],
    },
    {
      heading: '5. La pagina di pagamento',
      text: [
        'Paghi su una pagina di Stripe Payments Europe, Ltd., che imposta cookie propri per la sicurezza e la prevenzione delle frodi. Lì vale la sua informativa: [stripe.com/cookies-policy/legal](https://stripe.com/cookies-policy/legal).',
      ],
    },
    {
      heading: '6. Cambiare idea',
      text: [
        'Il collegamento «Impostazioni cookie» in fondo a ogni pagina riapre il pannello, dove puoi dare o revocare il consenso con un clic. Lo chiediamo di nuovo dopo sei mesi, o prima se cambia una finalità o un fornitore. Puoi anche cancellare i cookie dalle impostazioni del browser: in quel caso vieni disconnesso e il sito dimentica la lingua.',
      ],
    },
  ],
};
