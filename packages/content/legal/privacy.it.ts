import type { LegalDocument } from '../schema/legal-document.ts';

export const content: LegalDocument = {
  meta: {
    title: 'Informativa sulla privacy',
    description:
      'Quali dati personali raccogliamo quando prenoti un’auto, perché, chi li riceve, per quanto tempo li conserviamo e come esercitare i tuoi diritti GDPR.',
  },
  title: 'Informativa sulla privacy',
  description:
    'Quali dati raccogliamo, perché, chi li vede, per quanto tempo li conserviamo e che cosa puoi chiederci.',
  introduction: [
    'Ci affidi il tuo nome, la tua carta e le immagini dei tuoi documenti d’identità. Questa pagina, resa ai sensi degli articoli 13 e 14 del Regolamento (UE) 2016/679, dice che cosa ne facciamo. Riguarda il sito {{site}}, gli account di clienti e autonoleggi e i messaggi che ci scambiamo.',
    'In breve: raccogliamo ciò che serve a una prenotazione, mostriamo i documenti solo a chi li verifica e all’autonoleggio che ti consegna l’auto, non vendiamo dati e nessuno strumento di pubblicità o di statistica si carica prima del tuo consenso.',
  ],
  articles: [
    {
      heading: '1. Titolare del trattamento',
      text: [
        'Il titolare è {{company}}, {{address}}, partita IVA {{vat}}. Per tutto ciò che riguarda i dati personali scrivi a {{email}}.',
        'L’autonoleggio con cui prenoti è titolare autonomo per il contratto di noleggio: consegna, cauzione, assicurazione, multe. Nome e recapiti sono nella prenotazione e vale la sua informativa.',
      ],
    },
    {
      heading: '2. Tipi di dati raccolti',
      text: [
        'Raccogliamo, direttamente da te o dall’uso del sito:',
        [
          'dati identificativi: nome e cognome, genere, data di nascita, codice fiscale, numero di account',
          'dati di contatto: indirizzo e-mail, telefono, Paese',
          'indirizzi di fatturazione e di consegna; per le aziende anche ragione sociale, partita IVA, forma giuridica, codice SDI, PEC',
          'documenti: numero, data di rilascio e di scadenza, immagini del passaporto o della carta d’identità e della patente',
          'dati di pagamento: un identificativo della carta, le ultime quattro cifre e la scadenza, custoditi dal gestore dei pagamenti; il numero completo non ci arriva mai',
          'prenotazioni: numero, auto, date, luoghi, extra, conducenti aggiuntivi, prezzo, coupon, storico degli acquisti, rimborsi, segnalazioni con fotografie',
          'recensioni che scrivi: stelle e testo, che pubblichiamo con il tuo nome e l’iniziale del cognome',
          'i messaggi che ci invii e i dati con cui un autonoleggio chiede di aderire: azienda, legale rappresentante con il codice fiscale, IBAN, visura camerale',
          'dati di utilizzo e del dispositivo: pagine richieste, ora, indirizzo IP, tipo di browser, lingua, velocità di caricamento delle pagine e un contrassegno casuale di ciascun browser da cui hai effettuato l’accesso',
          'scelte memorizzate nel browser: lingua, ultime ricerche, preferite, consenso',
        ],
        'Non chiediamo categorie particolari di dati e ti preghiamo di non inviarne: se ti serve un’auto adattata per una disabilità, indica l’attrezzatura e non il motivo.',
      ],
    },
    {
      heading: '3. Modalità del trattamento',
      text: [
        'I dati sono trattati su server nello Spazio economico europeo; vi accede solo chi ne ha bisogno per lavoro. Le connessioni sono cifrate. Le immagini dei documenti vengono ripulite dai metadati nascosti, conservate cifrate e non hanno un indirizzo pubblico: ogni visualizzazione è verificata rispetto all’account che la chiede. Le password sono conservate solo in una forma da cui non si può risalire all’originale.',
        'I documenti sono letti prima da un programma, che controlla la qualità dell’immagine, la zona a lettura ottica, la corrispondenza del nome con il profilo e la scadenza. Ciò che non riesce a leggere passa a una persona. Nessuna prenotazione è rifiutata da una macchina soltanto: puoi sempre chiedere che una persona riesamini la decisione scrivendo a {{email}}.',
      ],
    },
    {
      heading: '4. Finalità',
      text: [
        'Usiamo i dati per:',
        [
          'aprire, gestire e proteggere il tuo account',
          'ricevere prenotazioni, incassare i pagamenti, versare il dovuto agli autonoleggi ed eseguire i rimborsi',
          'verificare che chi guida sia chi dice di essere e possa guidare',
          'inviare i messaggi che una prenotazione richiede: conferma, promemoria, modifiche, ricevute',
          'rispondere alle domande e risolvere segnalazioni e reclami',
          'adempiere agli obblighi fiscali, contabili e di pubblica sicurezza',
          'prevenire frodi e abusi, trovare e correggere i guasti',
          'con il tuo consenso, misurare l’uso del sito e la pubblicità',
          'con il tuo consenso, inviare la newsletter a chi si è iscritto',
        ],
      ],
    },
    {
      heading: '5. Base giuridica',
      text: [
        'Ai sensi dell’articolo 6 del Regolamento (UE) 2016/679 (GDPR) ci basiamo su:',
        [
          'esecuzione di un contratto o di misure precontrattuali (art. 6, par. 1, lett. b): account, prenotazioni, pagamenti, documenti, messaggi di servizio',
          'obbligo di legge (lett. c): fatture, contabilità, richieste delle autorità, comunicazioni dovute dalle piattaforme digitali',
          'legittimo interesse (lett. f): sicurezza, prevenzione delle frodi, difesa in giudizio, misura dei tempi di caricamento senza identificare nessuno',
          'consenso (lett. a): strumenti di statistica e pubblicità, newsletter. Puoi revocarlo in ogni momento, con la stessa facilità con cui l’hai dato',
        ],
        'Senza i dati indicati come obbligatori nei moduli non possiamo concludere il contratto. Tutto il resto è facoltativo.',
      ],
    },
    {
      heading: '6. Servizi di terzi e dati che ciascuno tratta',
      text: [
        'Comunichiamo i dati solo per quanto ogni finalità richiede:',
        [
          'all’autonoleggio della tua prenotazione: nome, contatti, dati di fatturazione, prenotazione, conducenti aggiuntivi e, finché la prenotazione è in corso e per due giorni dopo la riconsegna, i documenti: li apre con un link inviato al suo indirizzo, e nel profilo leggi quando l’ha fatto',
          'a Stripe Payments Europe, Ltd., Irlanda (pagamenti con carta, carte salvate, rimborsi, versamenti agli autonoleggi): nome, e-mail, importo, dati della carta che inserisci sulla sua pagina, dati del dispositivo per la prevenzione delle frodi',
          'ai fornitori di hosting e archiviazione, quali responsabili: tutti i dati, cifrati quando conservati come file',
          'al fornitore che recapita le nostre e-mail, quale responsabile: nome, indirizzo, contenuto del messaggio',
          'ai servizi di mappe e ricerca dei luoghi, se forniti da terzi: le parole che scrivi e la porzione di mappa che guardi, non il tuo account',
          'al servizio di statistiche e al pixel del social network indicati nel pannello del consenso, solo dopo il consenso: indirizzi delle pagine visitate, dati del dispositivo e, per un acquisto, importo, valuta, auto e il tuo indirizzo e-mail come codice (SHA-256), dal quale un servizio che già lo conosce può riconoscerlo',
          'all’Agenzia delle entrate e al Sistema di interscambio (SDI): i dati delle fatture',
          'al registro dei noleggi della Polizia di Stato, al quale l’autonoleggio comunica chi guida (D.L. 113/2018, articolo 17): identità, documenti, contratto e auto',
          'a tribunali, forze dell’ordine e altre autorità, quando la legge ci obbliga',
        ],
        'I responsabili operano in base a un contratto conforme all’articolo 28 del GDPR. Se un fornitore o il suo gruppo si trova fuori dallo Spazio economico europeo, il trasferimento si fonda su una decisione di adeguatezza, come il Data Privacy Framework UE-USA, o sulle clausole contrattuali tipo della Commissione europea. Puoi chiedercene copia.',
      ],
    },
    {
      heading: '7. Per quanto tempo conserviamo i dati',
      text: [
        'Conserviamo i dati finché servono allo scopo, poi li cancelliamo o li rendiamo anonimi:',
        [
          'account: finché non lo elimini; se l’indirizzo e-mail non è mai stato confermato, un anno',
          'recensioni che scrivi: finché non elimini l’account',
          'l’indirizzo di rete e il browser da cui arriva una recensione, come codice che riconosce solo quelli uguali: 180 giorni',
          'immagini e numeri dei documenti: finché non li sostituisci o elimini l’account, e comunque non oltre due anni dall’ultimo caricamento e dalla fine del tuo ultimo noleggio',
          'quale autonoleggio ha guardato i tuoi documenti e quando: due anni, o finché non elimini l’account',
          'ciò che un autonoleggio ha comunicato alla Polizia su un tuo noleggio: 30 giorni dalla fine; il fatto che l’abbia comunicato e la ricevuta, quanto la prenotazione',
          'prenotazioni, pagamenti e fatture: dieci anni, come impone l’articolo 2220 del codice civile; dopo l’eliminazione dell’account restano privi di tutto ciò che la legge non richiede',
          'ciò che il software ha letto nell’immagine di un documento: 90 giorni',
          'messaggi e reclami: due anni dall’invio',
          'richieste degli autonoleggi non accettate, con la visura: due anni dall’invio; di quelle accettate finché lo richiedono il contratto e la legge, in particolare quella fiscale (DAC7)',
          'chiamate prenotate con noi: un anno dall’appuntamento',
          'sessioni di accesso: 30 giorni, oppure 14 senza visite, o fino alla disconnessione; quando e con quale dispositivo sono state usate, altri 30 giorni',
          'link inviati per e-mail, come quello per una nuova password: fino alla scadenza e, come codice, altri 30 giorni',
          'browser da cui hai effettuato l’accesso, come codice del loro contrassegno casuale: 400 giorni dall’ultimo accesso',
          'tentativi di indovinare una password o un coupon, come codice: due giorni',
          'avvisi nel tuo account: 400 giorni',
          'quali e-mail ti abbiamo inviato, senza il testo né il tuo indirizzo: 30 giorni',
          'comunicazioni del fornitore dei servizi di pagamento su singoli pagamenti: 90 giorni',
          'registri tecnici, che non contengono nomi né dati dei documenti: fino a 90 giorni',
          'indirizzo per la newsletter: fino alla disiscrizione',
        ],
      ],
    },
    {
      heading: '8. Cookie e memoria del browser',
      text: [
        'Ciò che memorizziamo nel tuo browser, con e senza consenso, è elencato nell’[informativa sui cookie](/cookie-policy). Puoi cambiare scelta in ogni momento dal collegamento in fondo a ogni pagina.',
      ],
    },
    {
      heading: '9. I tuoi diritti',
      text: [
        'Il GDPR ti riconosce il diritto di:',
        [
          'sapere se trattiamo i tuoi dati e averne copia (accesso)',
          'far correggere i dati inesatti (rettifica)',
          'far cancellare i dati, quando nessuna legge ci obbliga a conservarli (cancellazione)',
          'ottenere la limitazione del trattamento mentre si chiarisce una questione',
          'ricevere i dati che ci hai fornito in un formato leggibile da una macchina o farli trasmettere a un altro titolare (portabilità)',
          'opporti ai trattamenti fondati sul legittimo interesse e, in ogni momento, al marketing diretto',
          'revocare il consenso, senza effetto su quanto avvenuto prima',
          'non essere soggetto a decisioni basate unicamente su un trattamento automatizzato e chiedere l’intervento di una persona',
          'proporre reclamo al Garante per la protezione dei dati personali, [garanteprivacy.it](https://www.garanteprivacy.it), o all’autorità del Paese in cui risiedi',
        ],
      ],
    },
    {
      heading: '10. Come esercitarli',
      text: [
        'Molto puoi farlo da te: correggere il profilo, sostituire i documenti, rimuovere le carte ed eliminare l’account dall’area personale. Per il resto scrivi a {{email}} dall’indirizzo dell’account. È gratuito. Rispondiamo entro un mese; se la richiesta è complessa possono servirne fino ad altri due, e te lo comunichiamo entro il primo.',
        'Se abbiamo motivo di dubitare dell’identità di chi scrive possiamo chiedere un’informazione in più, mai oltre il necessario.',
      ],
    },
    {
      heading: '11. Minori',
      text: [
        'Il sito è destinato a chi ha l’età per guidare. Non apriamo consapevolmente account a minori di 18 anni; se ne conosci uno, segnalacelo e lo cancelliamo.',
      ],
    },
    {
      heading: '12. Violazioni della sicurezza',
      text: [
        'Se, nonostante le cautele, una violazione mette a rischio i tuoi diritti, la notifichiamo al Garante entro 72 ore e, quando il rischio è elevato, ti avvisiamo senza ritardo indicando che cosa puoi fare.',
      ],
    },
    {
      heading: '13. Modifiche',
      text: [
        'Quando modifichiamo l’informativa pubblichiamo qui la nuova versione con numero e data. Se il cambiamento ti riguarda in modo importante ti scriviamo prima; se si fonda sul consenso, lo chiediamo di nuovo.',
      ],
    },
    {
      heading: '14. Definizioni',
      text: [
        [
          'dato personale: qualsiasi informazione su una persona identificata o identificabile',
          'trattamento: qualunque operazione sui dati, dalla raccolta alla cancellazione',
          'titolare: chi decide perché e come trattare i dati; responsabile: chi li tratta per conto del titolare',
          'dati di utilizzo: informazioni raccolte automaticamente, come l’indirizzo di una pagina e l’ora della richiesta',
          'consenso: manifestazione di volontà libera, specifica, informata e inequivocabile',
          'strumento di tracciamento: cookie o tecnologia simile che memorizza o legge informazioni su un dispositivo',
          'cliente: persona con un account che prenota auto; autonoleggio: impresa che le offre',
        ],
      ],
    },
  ],
};
