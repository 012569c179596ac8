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
    'Un cookie è un breve testo che un sito memorizza nel browser. La memoria locale fa lo stesso, senza inviare il testo a ogni richiesta. Questa pagina riguarda entrambi e completa l’[informativa sulla privacy](/privacy-policy). Il titolare è {{company}}, {{address}}, {{email}}.',
    'Senza consenso memorizziamo solo ciò che serve al funzionamento del sito. Rifiutare è facile quanto accettare, non costa nulla e non toglie nulla al sito.',
  ],
  articles: [
    {
      heading: '1. Ciò che serve al funzionamento',
      text: [
        'Queste voci non richiedono consenso (articolo 122 del Codice privacy, articolo 5, paragrafo 3, della direttiva 2002/58/CE). Sono tutte nostre:',
        [
          'i18nextLng: la lingua; cookie (__Host-i18nextLng) e memoria locale, un anno',
          'access_token: mantiene l’accesso; memoria locale, fino alla disconnessione o a 14 giorni senza visite e comunque non oltre 30 giorni',
          'selectedLocation e selectedDate: l’ultimo luogo (tutta l’Italia prima della prima ricerca) e le ultime date cercati; memoria locale, finché non li cancelli',
          'recentSearches: le tue ultime quattro ricerche, riproposte nel modulo di ricerca; memoria locale, fino alla disconnessione o finché non le cancelli',
          'theme_count, company_id, contractor_id: l’aspetto e la flotta del sito che stai visitando; memoria locale',
          'una bozza della prenotazione, perché ricaricando la pagina non vada perso nulla; cancellata a pagamento avvenuto',
          'il punto a cui era arrivata la pagina e l’auto in cima all’elenco, perché ricaricando si ritrovi lo stesso punto; fino alla chiusura della scheda',
          'le foto scelte per segnalare un problema dell’auto prenotata e non ancora inviate, perché ricaricando la pagina non vada perso nulla; cancellate all’invio e alla disconnessione, non più mostrate dopo un giorno',
          'document_link, solo nei browser dei noleggiatori: il link ai documenti di una prenotazione aperto qui; fino alla chiusura della scheda',
          'document_link_browsers, solo nei browser dei noleggiatori: permette di riaprire quel link nello stesso browser; memoria locale, inutilizzabile dopo 30 minuti e cancellata alla visita successiva di quella pagina',
          'la tua risposta alla domanda sul consenso; sei mesi',
        ],
        'Le pagine che hai aperto, e le tue prenotazioni se le hai aperte, possono restare sul dispositivo per essere lette senza connessione. Vengono rimosse quando ti disconnetti.',
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
        'Se acconsenti, un servizio di statistiche conta visite e pagine, così vediamo che cosa viene usato e che cosa no. Imposta cookie propri, in genere fino a 13 mesi. Il servizio e il suo fornitore sono indicati nel pannello del consenso.',
      ],
    },
    {
      heading: '4. Pubblicità, solo con il consenso',
      text: [
        'Se acconsenti, il pixel di un social network ci dice se i nostri annunci hanno portato a prenotazioni. Può collegare la visita al tuo account su quel social e imposta cookie che di solito durano 90 giorni. Entrambi i servizi ricevono le pagine viste e, per una prenotazione, auto, importo, valuta e il tuo indirizzo e-mail come codice da cui non si può risalire all’indirizzo.',
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
