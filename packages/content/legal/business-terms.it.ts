import type { LegalDocument } from '../schema/legal-document.ts';

/** In Article 26, and beside the tick with which a business approves them at its registration. */
export const approvedArticles =
  '3 (rifiuto della registrazione), 12 (pagamenti fuori dalla Piattaforma), 14 (compensazione e trattenuta), 17 (sostituzione), 22 (responsabilità), 23 (sospensione e fine del contratto), 25 (modifiche) e 26 (foro)';

export const content: LegalDocument = {
  meta: {
    title: 'Termini e condizioni per gli autonoleggi',
    description:
      'Il contratto tra la piattaforma e gli autonoleggi: registrazione, commissione del 15% al netto dell’IVA, pagamento al check-in, cancellazioni, responsabilità.',
  },
  title: 'Termini e condizioni per gli autonoleggi',
  description: 'Il contratto tra {{company}} e gli autonoleggi che pubblicano i propri veicoli.',
  introduction: [
    'Questi termini regolano l’uso della piattaforma {{site}} da parte delle imprese di autonoleggio. Sono un contratto tra {{company}}, {{address}}, partita IVA {{vat}} (il «Fornitore»), e l’impresa che si registra (l’«Utente»).',
    'Il Fornitore gestisce un marketplace online che mette in contatto autonoleggi e persone che cercano un’auto a noleggio. Non noleggia veicoli in proprio. L’Utente resta indipendente: fissa i propri prezzi e le proprie condizioni, può offrire i veicoli altrove e a qualsiasi condizione, e conclude il contratto di noleggio in nome proprio.',
    'Spuntando la casella al momento della registrazione l’Utente accetta la versione il cui numero e la cui data sono indicati in testa a questa pagina. Il testo può essere salvato e stampato. Contiene anche le informazioni richieste dal Regolamento (UE) 2019/1150, che promuove equità e trasparenza per gli utenti commerciali dei servizi di intermediazione online.',
  ],
  articles: [
    {
      heading: 'Articolo 1. Definizioni',
      text: [
        [
          'Piattaforma: il sito {{site}}, i suoi sottodomini, il portale per gli autonoleggi e le applicazioni collegate',
          'Fornitore: {{company}}, proprietaria e gestore della Piattaforma',
          'Utente: l’impresa di autonoleggio registrata sulla Piattaforma',
          'Cliente (o Terzo): chi prenota un veicolo tramite la Piattaforma, consumatore o impresa',
          'Veicolo: un veicolo pubblicato dall’Utente',
          'Prenotazione: la prenotazione di un Veicolo per date determinate, pagata tramite la Piattaforma',
          'Prezzo del noleggio: il prezzo finale della Prenotazione con tutte le opzioni e i supplementi, cauzione esclusa; «al netto dell’IVA» indica tale prezzo senza l’imposta sul valore aggiunto',
          'Commissione: quanto l’Utente deve al Fornitore per ogni Prenotazione ai sensi dell’articolo 13',
          'Check-in e check-out: la consegna e la riconsegna del Veicolo, registrate sulla Piattaforma',
        ],
      ],
    },
    {
      heading: 'Articolo 2. Oggetto',
      text: [
        'Il Fornitore dà all’Utente accesso alla Piattaforma per pubblicare Veicoli, ricevere Prenotazioni, incassare i pagamenti, gestire flotta, prenotazioni, prezzi, promozioni e coupon e consultare i rapporti. La Piattaforma mostra le offerte in italiano, inglese e francese.',
        'L’uso della Piattaforma non comporta canoni fissi. L’Utente deve soltanto la Commissione, e solo quando nasce una Prenotazione alle condizioni di questi termini.',
      ],
    },
    {
      heading: 'Articolo 3. Chi può registrarsi',
      text: [
        'Per il momento possono registrarsi solo imprese di autonoleggio con sede in Italia. L’Utente deve essere iscritto al registro delle imprese, avere tutti i titoli richiesti per il noleggio di veicoli senza conducente e agire nell’esercizio della propria attività. I consumatori non possono registrarsi come Utenti.',
        'Il Fornitore verifica la registrazione e può chiedere documenti, in particolare una visura camerale recente. Può rifiutare una registrazione indicandone il motivo.',
      ],
    },
    {
      heading: 'Articolo 4. Registrazione e account',
      text: [
        'I dati forniti alla registrazione devono essere veri, completi e aggiornati: ragione sociale, forma giuridica, partita IVA, sede legale, codice SDI o PEC, legale rappresentante, coordinate per i pagamenti. Alcuni di essi devono essere raccolti e verificati dal Fornitore ai sensi del Regolamento (UE) 2022/2065; i corrispettivi sono comunicati all’amministrazione finanziaria ai sensi della direttiva (UE) 2021/514.',
        'L’Utente custodisce le credenziali e risponde dell’uso che ne fanno i propri collaboratori. Per ricevere i pagamenti serve un conto collegato presso il gestore dei pagamenti, regolato dalle condizioni di quest’ultimo.',
      ],
    },
    {
      heading: 'Articolo 5. Pubblicazione dei Veicoli',
      text: [
        'Per ogni Veicolo l’Utente indica in modo veritiero marca, modello, tipo, alimentazione, anno, chilometri inclusi o illimitati, luogo di ritiro, orari di apertura, eventuale consegna su richiesta, età minima e requisiti di patente, coperture assicurative e franchigie, cauzione e ogni costo che il Cliente potrebbe dover sostenere.',
        'Le immagini mostrano il Veicolo offerto oppure, se dichiarato, uno dello stesso tipo. L’Utente deve avere i diritti su testi e immagini. Il Fornitore può correggere errori evidenti e nascondere offerte illecite, ingannevoli o incomplete, informandone l’Utente con il motivo.',
      ],
    },
    {
      heading: 'Articolo 6. Prezzi, offerte e coupon',
      text: [
        'L’Utente fissa da solo i prezzi giornalieri, settimanali e mensili, gli extra, i supplementi, le offerte e i coupon. Tutti i prezzi comprendono l’IVA. La Piattaforma ne ricava il prezzo della Prenotazione come combinazione più conveniente dei periodi e lo mostra per intero al Cliente prima del pagamento.',
        'Gli sconti sono a carico dell’Utente. Il prezzo a cui è avvenuta una Prenotazione è vincolante anche se fissato per errore.',
      ],
    },
    {
      heading: 'Articolo 7. Disponibilità',
      text: [
        'L’Utente tiene aggiornato il calendario dei Veicoli e mette offline un Veicolo per manutenzione, o per noleggi conclusi altrove, appena ne ha certezza. Un Veicolo resta bloccato per 30 minuti mentre il Cliente paga e, confermato il pagamento, per tutto il periodo, compreso l’intervallo di ripristino fissato dall’Utente.',
      ],
    },
    {
      heading: 'Articolo 8. Ordine dei risultati',
      text: [
        'L’elenco mostra i Veicoli pubblicati nel luogo cercato e liberi nelle date scelte; sul sito di una singola impresa o di un rivenditore, soltanto i Veicoli di quel sito. In ogni ordine i Veicoli che non si possono ritirare o riconsegnare agli orari richiesti, o non con così poco preavviso, seguono tutti gli altri, perché il Cliente non può prenotarli per quegli orari.',
        'Se il Cliente non sceglie un altro ordine, i Veicoli sono disposti come «Consigliate» dalla Piattaforma. I parametri principali sono, in ordine di peso: primo, se il Veicolo si trova entro 5 km dal centro della città, dell’aeroporto o dell’indirizzo cercato (una regione o un Paese non hanno un centro di questo tipo e lì il parametro non conta); secondo, l’importanza, un valore che il Fornitore stesso attribuisce a ciascun Veicolo secondo una propria valutazione dell’offerta, a partire dal più alto; un Veicolo che non ne ha ricevuto uno vale zero; terzo, a parità di valore, il momento in cui il Veicolo è stato inserito, a partire dal più recente. La vicinanza pesa di più perché quasi tutti i Clienti vogliono ritirare il Veicolo dove lo hanno cercato; il valore pesa più del momento perché l’ordine deve seguire la qualità delle offerte e non il semplice momento in cui sono state inserite. Il valore è uguale per tutti i Clienti e non è calcolato in base al numero di Prenotazioni, al prezzo, alla completezza dell’offerta o alla Commissione.',
        'Il Cliente può invece ordinare per distanza dal centro del luogo cercato, a partire dai Veicoli più vicini, per prezzo, crescente o decrescente (il totale per le date, dedotti gli sconti delle offerte; senza date il prezzo al giorno), o per momento dell’inserimento, a partire dal più recente. La pagina iniziale mostra selezioni per importanza entro classi di tipo e di prezzo, per prezzo al giorno più basso, per momento dell’inserimento e per numero di Prenotazioni non cancellate.',
        'Nessun pagamento al Fornitore, diretto o indiretto, influisce sull’ordine. Il Fornitore non tratta in modo diverso offerte proprie o collegate, perché non ne ha.',
      ],
    },
    {
      heading: 'Articolo 9. Prenotazioni e contratto di noleggio',
      text: [
        'Il contratto di noleggio si conclude soltanto tra Utente e Cliente, con la conferma del pagamento. Il Fornitore non ne è parte; agisce per conto dell’Utente nel concluderlo e nell’incassare il prezzo. L’Utente è vincolato da ogni Prenotazione confermata e non può chiedere al Cliente importi diversi o superiori a quelli mostrati.',
        'Le condizioni di noleggio dell’Utente si applicano accanto alla Prenotazione in quanto non la contraddicano e rispettino il Codice del consumo.',
      ],
    },
    {
      heading: 'Articolo 10. Clienti e conducenti',
      text: [
        'I Clienti hanno un account con e-mail verificata e caricano un documento d’identità e la patente. Il Fornitore li fa verificare prima del check-in; l’Utente deve comunque esaminare gli originali alla consegna e rifiutare chi non può guidare.',
        'Una Prenotazione può indicare fino a cinque conducenti aggiuntivi, ciascuno con un account convalidato. Per Clienti e conducenti che hanno meno di 25 anni il giorno del ritiro l’Utente può applicare un supplemento giornaliero, indicato in anticipo sulla Piattaforma. Un’età minima superiore deve risultare dall’offerta.',
      ],
    },
    {
      heading: 'Articolo 11. Durata e orari',
      text: [
        'Una Prenotazione dura al massimo 30 giorni. Ritiro e riconsegna cadono negli orari di apertura indicati dall’Utente. Un giorno è di 24 ore, con 60 minuti di tolleranza alla fine del noleggio. Per una riconsegna successiva l’Utente può applicare la penale giornaliera dichiarata, per ogni 24 ore iniziate, regolandola direttamente con il Cliente.',
      ],
    },
    {
      heading: 'Articolo 12. Pagamento del Cliente',
      text: [
        'Il Cliente paga l’intero prezzo al Fornitore sulla pagina sicura del gestore dei pagamenti, tramite un servizio di conti collegati. Il Fornitore incassa in nome e per conto dell’Utente e custodisce la somma fino al check-in. Il pagamento al Fornitore libera il Cliente.',
        'L’Utente non può chiedere al Cliente di pagare una Prenotazione fuori dalla Piattaforma, né indurlo ad annullarla per noleggiare direttamente.',
      ],
    },
    {
      heading: 'Articolo 13. Commissione, IVA e fatture',
      text: [
        'Per ogni Prenotazione l’Utente deve al Fornitore una Commissione del 15% del Prezzo finale del noleggio, al netto dell’IVA. Alla Commissione si aggiunge l’IVA al 22%. La cauzione non rientra nella base di calcolo.',
        'Esempio: una Prenotazione di 230,00 € contiene 41,48 € di IVA; il 15% dei restanti 188,52 € è 28,28 €; con l’IVA al 22% (6,22 €) la Commissione è di 34,50 € e all’Utente vanno 195,50 €.',
        'Il Fornitore emette una fattura elettronica per ogni Commissione e la invia al codice SDI o alla PEC dell’Utente. La fattura del noleggio è emessa al Cliente dall’Utente, che risponde in proprio delle sue imposte.',
      ],
    },
    {
      heading: 'Articolo 14. Pagamento all’Utente',
      text: [
        'Al check-in del Cliente il restante 85% del prezzo, cioè il prezzo meno la Commissione e la relativa IVA, è trasferito sul conto collegato dell’Utente. I tempi di accredito in banca dipendono dal gestore dei pagamenti.',
        'Il Fornitore può compensare le somme che gli sono dovute e trattenere un pagamento finché sussiste un sospetto concreto di frode o la banca del Cliente ha stornato l’addebito, comunicandone il motivo.',
      ],
    },
    {
      heading: 'Articolo 15. Cauzione',
      text: [
        'Se chiede una cauzione, l’Utente ne indica l’importo nell’offerta, la incassa direttamente dal Cliente prima del check-in e la restituisce o sblocca direttamente dopo il check-out. Il Fornitore non la custodisce e non ne risponde. Ogni trattenuta deve essere motivata e documentata al Cliente.',
      ],
    },
    {
      heading: 'Articolo 16. Cancellazione da parte del Cliente',
      text: [
        'Il Cliente può annullare gratuitamente fino a 48 ore prima della mezzanotte (00:00) con cui comincia il giorno di inizio del noleggio. In tal caso riceve il 100% e non è dovuta alcuna Commissione.',
        'Se il Cliente annulla più tardi ma prima dell’ora del ritiro, il Fornitore trattiene dalla somma pagata la Commissione e la relativa IVA e rimborsa il resto al Cliente. Per quella Prenotazione non c’è pagamento all’Utente. Dall’ora del ritiro la Prenotazione non può essere annullata.',
      ],
    },
    {
      heading: 'Articolo 17. Veicolo non disponibile e sostituzione',
      text: [
        'Se non può fornire il Veicolo prenotato, l’Utente deve proporre al Cliente, tramite la Piattaforma, un altro dei propri Veicoli, di categoria pari o superiore, entro 48 ore prima della mezzanotte del giorno di inizio del noleggio. Se il Cliente accetta, la Prenotazione passa a quel Veicolo allo stesso prezzo.',
        'Se il Cliente rifiuta la sostituzione, è rimborsato al 100% a carico dell’Utente e il Fornitore conserva il diritto alla Commissione del 15%, che fattura all’Utente e può compensare con pagamenti successivi. Lo stesso vale se l’Utente non propone nulla o non consegna il Veicolo.',
      ],
    },
    {
      heading: 'Articolo 18. Check-in, check-out e segnalazioni',
      text: [
        'L’Utente registra check-in e check-out al momento della consegna e della riconsegna, con carburante, chilometri e segni visibili. I problemi si registrano con fotografie e descrizione e sono visibili al Cliente. Il check-in può essere registrato solo a Veicolo effettivamente consegnato e con i documenti del Cliente verificati.',
      ],
    },
    {
      heading: 'Articolo 19. Obblighi dell’Utente',
      text: [
        'L’Utente:',
        [
          'consegna Veicoli sicuri, puliti, revisionati, assicurati e in regola con le imposte',
          'mette a disposizione un numero a cui i Clienti lo raggiungono durante il noleggio e presta assistenza in caso di guasto',
          'rispetta le norme su consumatori, circolazione stradale, pubblica sicurezza e fisco, compreso l’obbligo di comunicare alle autorità i dati dei contratti di noleggio',
          'notifica le multe al conducente addebitando al massimo le spese di gestione indicate nelle proprie condizioni',
          'risponde con prontezza a Clienti e Fornitore, di regola entro un giorno lavorativo',
          'non discrimina i Clienti per origine, residenza, sesso, religione, disabilità o età, oltre quanto oggettivamente richiesto dalla propria assicurazione',
        ],
      ],
    },
    {
      heading: 'Articolo 20. Contenuti e proprietà intellettuale',
      text: [
        'La Piattaforma, il software, la grafica e i nomi appartengono al Fornitore. L’Utente ha il diritto di usarli come previsto da questi termini e per la loro durata.',
        'Per lo stesso periodo l’Utente concede al Fornitore il diritto gratuito e non esclusivo di pubblicare, tradurre, ridimensionare e promuovere testi, immagini e marchi sulla Piattaforma e nella propria pubblicità, e risponde della loro liceità.',
      ],
    },
    {
      heading: 'Articolo 21. Dati personali e riservatezza',
      text: [
        'Utente e Fornitore sono titolari autonomi dei dati personali dei Clienti. L’Utente usa quanto riceve dalla Piattaforma solo per eseguire il noleggio e adempiere agli obblighi di legge, vede i documenti solo per la durata della Prenotazione e non ne trae copie che la legge non richieda. Per inviare pubblicità ai Clienti serve il loro consenso.',
        'I trattamenti del Fornitore sono descritti nell’[informativa sulla privacy](/privacy-policy). L’Utente accede sulla Piattaforma ai dati di Prenotazioni, prezzi e Veicoli propri, anche aggregati; finito il contratto può chiederne copia entro 60 giorni.',
      ],
    },
    {
      heading: 'Articolo 22. Responsabilità',
      text: [
        'Il Fornitore risponde della gestione diligente della Piattaforma. Non garantisce che funzioni senza interruzioni, né un numero di Prenotazioni, né che i Clienti adempiano ai loro obblighi.',
        'Salvo dolo o colpa grave e i casi in cui la legge non ammette limiti, la responsabilità complessiva del Fornitore verso l’Utente è limitata al massimo al doppio del compenso pagato dall’Utente per la Prenotazione da cui nasce la pretesa o, se non nasce da una Prenotazione, al doppio delle Commissioni pagate nei dodici mesi precedenti. L’Utente tiene indenne il Fornitore dalle pretese di Clienti e terzi che derivano dai Veicoli, dal contratto di noleggio o dalla violazione di questi termini.',
      ],
    },
    {
      heading: 'Articolo 23. Sospensione e fine del contratto',
      text: [
        'Il contratto è a tempo indeterminato. L’Utente può disattivare l’account o chiederne l’eliminazione in ogni momento, sulla Piattaforma o per iscritto a {{email}}. Prima dell’eliminazione si eseguono le Prenotazioni confermate e si regolano i sospesi.',
        'Il Fornitore può rifiutare o cessare il servizio in ogni momento con 30 giorni di preavviso e motivazione su supporto durevole. Può limitare, sospendere o chiudere un account senza preavviso in caso di violazione ripetuta o grave, dati falsi, perdita di un titolo abilitativo, pericolo per i Clienti, sospetto di frode o ordine di un’autorità; ne comunica i motivi al più tardi quando la misura ha effetto. L’Utente può chiarire la propria posizione ai sensi dell’articolo 24 ed è reintegrato senza ritardo se la misura risulta ingiustificata.',
      ],
    },
    {
      heading: 'Articolo 24. Reclami e mediazione',
      text: [
        'L’Utente può presentare gratuitamente reclamo a {{email}} per il mancato rispetto di questi termini o della legge da parte del Fornitore, per problemi tecnici e per le misure adottate nei suoi confronti. Il Fornitore esamina il reclamo e risponde individualmente e in modo chiaro, di regola entro 15 giorni.',
        'Se non si trova una soluzione, le parti possono rivolgersi a un organismo di mediazione iscritto nel registro del Ministero della giustizia, nel luogo della sede del Fornitore. La mediazione è volontaria e il Fornitore sostiene una parte ragionevole dei costi.',
      ],
    },
    {
      heading: 'Articolo 25. Modifiche',
      text: [
        'Il Fornitore annuncia per e-mail le modifiche di questi termini almeno 15 giorni prima che abbiano effetto, o con anticipo maggiore se l’Utente deve adeguarsi. Entro tale termine l’Utente può recedere. La pubblicazione di nuove offerte in questo periodo vale come accettazione, salvo che l’adeguamento richieda più di 15 giorni. Un preavviso più breve è ammesso solo se lo impone una legge o un pericolo imprevisto. Le Prenotazioni già avvenute seguono la versione allora in vigore.',
      ],
    },
    {
      heading: 'Articolo 26. Legge, foro e disposizioni finali',
      text: [
        'Il contratto è regolato dalla legge italiana. Per le controversie con l’Utente è competente in via esclusiva il foro della sede legale del Fornitore.',
        'Per le controversie con Clienti consumatori l’Utente prende atto che questi possono servirsi della piattaforma dell’Unione europea per la risoluzione online delle controversie, https://ec.europa.eu/consumers/odr, che oggi rimanda all’elenco degli organismi riconosciuti della Commissione europea, [consumer-redress.ec.europa.eu](https://consumer-redress.ec.europa.eu).',
        `Se una disposizione è nulla restano valide le altre. Prevale la versione italiana. Ai sensi degli articoli 1341 e 1342 del codice civile l’Utente approva specificamente, con una distinta spunta alla registrazione, gli articoli ${approvedArticles}.`,
      ],
    },
  ],
};
