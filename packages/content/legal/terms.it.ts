import type { LegalDocument } from '../schema/legal-document.ts';

export const content: LegalDocument = {
  meta: {
    title: 'Termini e condizioni per chi noleggia',
    description:
      'Le condizioni con cui prenoti un’auto: prezzo, pagamento, cancellazione fino a 48 ore prima, cauzione, documenti, conducenti, reclami.',
  },
  title: 'Termini e condizioni per chi noleggia',
  description: 'Le regole tra te, l’autonoleggio e noi quando prenoti un’auto su {{site}}.',
  introduction: [
    'Questi termini sono un contratto tra te, cliente, e {{company}}, {{address}}, partita IVA {{vat}} («noi»). Valgono per ogni account e per ogni prenotazione su {{site}}. Abbiamo cercato di scriverli in modo che bastino dieci minuti per leggerli: fallo prima di pagare.',
    'Spuntando la casella al momento del pagamento accetti la versione il cui numero e la cui data sono indicati in testa a questa pagina. La conserviamo insieme alla prenotazione ed è quella che continua a valere, anche se in seguito i termini cambiano.',
  ],
  articles: [
    {
      heading: '1. Chi fa che cosa',
      text: [
        'Gestiamo un marketplace online. Autonoleggi indipendenti vi pubblicano le proprie auto, ne fissano prezzi e condizioni e le consegnano. Noi mostriamo le auto, riceviamo la prenotazione, incassiamo il pagamento e aiutiamo entrambe le parti quando qualcosa non va.',
        'Il contratto di noleggio è concluso soltanto tra te e l’autonoleggio. Noi non ne siamo parte: non siamo proprietari delle auto e non le consegniamo. Il contratto che hai con noi riguarda l’uso del marketplace e la somma che custodiamo fino al check-in.',
        'Il nome dell’autonoleggio è indicato nella pagina di ogni auto e nella conferma. Gli autonoleggi sono tutti operatori professionali: nei loro confronti ti tutela quindi il Codice del consumo.',
      ],
    },
    {
      heading: '2. Il tuo account',
      text: [
        'Per guardare auto e prezzi non serve registrarsi. Per prenotare serve un account con il tuo vero nome, un indirizzo e-mail verificato e un numero di telefono a cui rispondi. Devi avere almeno 18 anni.',
        'La password è personale. Se pensi che qualcun altro abbia usato il tuo account, scrivici a {{email}}. Puoi eliminare l’account in qualsiasi momento dall’area personale, tranne che durante un noleggio; che cosa dobbiamo conservare dopo è spiegato nell’[informativa sulla privacy](/privacy-policy).',
      ],
    },
    {
      heading: '3. Documenti e patente',
      text: [
        'Prima di prenotare carica la patente di guida e il passaporto oppure la carta d’identità, fronte e retro. I dati devono corrispondere a quelli del profilo. Chi ha una patente rilasciata fuori dall’Unione europea può avere bisogno anche del permesso internazionale di guida o di una traduzione giurata: verificalo prima di partire, perché l’autonoleggio è tenuto a rifiutare chi non esibisce una patente valida in Italia.',
        'Se i documenti sono ancora in verifica puoi prenotare e pagare, ma l’auto viene consegnata solo a verifica conclusa. Se la verifica non riesce ti diciamo perché e che cosa puoi inviare in alternativa.',
        'Al ritiro porta gli originali. Se non puoi mostrarli, o se la patente è scaduta o ritirata, l’autonoleggio può rifiutare la consegna e si applica l’articolo 11 sulla cancellazione tardiva.',
      ],
    },
    {
      heading: '4. Ricerca e ordine dei risultati',
      text: [
        'L’elenco mostra le auto del luogo scelto che sono libere nelle tue date. Quelle che non si possono ritirare o riconsegnare agli orari indicati, o non con così poco preavviso, vengono per ultime qualunque sia l’ordine, e ne è indicato il motivo. Sul sito di un singolo autonoleggio o rivenditore vedi solo le sue auto.',
        'Se non scegli un altro ordine vedi «Consigliate». Se hai cercato una città, un aeroporto o un indirizzo, le auto entro 5 km dal suo centro vengono prima di quelle più lontane; una regione o un Paese non hanno un centro di questo tipo. Poi le auto sono disposte per importanza, un valore che noi stessi attribuiamo a ciascuna auto secondo una nostra valutazione. È uguale per tutti. Non dipende da ciò che fai sul sito e non è calcolato in base al numero di prenotazioni, al prezzo o alla completezza della pagina. A parità di importanza viene prima l’auto inserita per ultima.',
        'Puoi scegliere un altro ordine: per distanza dal centro del luogo cercato, a partire dalle più vicine; per prezzo, cioè per totale delle tue date o, finché non ne hai scelte, per prezzo al giorno; oppure per data di inserimento, a partire dalle più recenti. Oltre agli elenchi per importanza, la pagina iniziale ne mostra con le auto dal prezzo al giorno più basso, con le ultime inserite e con le più prenotate.',
        'Nessuno ci paga per comparire più in alto.',
      ],
    },
    {
      heading: '5. Come nasce una prenotazione',
      text: [
        'Quando premi «Paga ora» l’auto resta riservata per 30 minuti, il tempo di pagare sulla pagina del nostro gestore dei pagamenti. Puoi avere al massimo tre prenotazioni non pagate contemporaneamente. Se il pagamento non arriva in tempo la prenotazione decade e l’auto torna disponibile; se arriva dopo, ti rimborsiamo per intero, a meno che l’auto non sia ancora libera: in tal caso la prenotazione è ripristinata.',
        'Il contratto di noleggio si conclude con la conferma del pagamento. Ricevi un’e-mail con auto, orari, luogo, prezzo voce per voce, cauzione e condizioni di cancellazione: controllala subito.',
      ],
    },
    {
      heading: '6. Prezzo',
      text: [
        'Tutti i prezzi comprendono l’IVA. Il totale mostrato prima del pagamento contiene il prezzo del noleggio, meno offerta e coupon, più gli extra e, quando previsti, i supplementi per giovane conducente, sola andata, consegna su richiesta e riconsegna flessibile. I nostri costi di piattaforma sono compresi nel totale e non vi si aggiungono. A noi non devi altro.',
        'Il prezzo del noleggio è la combinazione più conveniente di tariffe giornaliere, settimanali e mensili che copre le tue date.',
        'Salvo diversa indicazione nella pagina dell’auto non sono compresi: carburante o ricarica, pedaggi, parcheggi, multe e le spese di gestione dell’autonoleggio per notificarle, pulizia oltre il normale uso, chilometri oltre quelli inclusi e i danni di cui rispondi secondo il contratto di noleggio.',
      ],
    },
    {
      heading: '7. Date, orari e ritardi',
      text: [
        'Una prenotazione dura al massimo 30 giorni. Ritiro e riconsegna devono cadere negli orari di apertura dell’autonoleggio. Gli orari sono sempre quelli locali del luogo di ritiro.',
        'Un giorno di noleggio è di 24 ore. Alla fine hai 60 minuti di tolleranza; oltre, si conta un altro giorno. Con «riconsegna alla stessa ora» attiva, l’auto torna entro l’ora del giorno in cui l’hai ritirata. Se la disattivi scegli l’ora che preferisci e si aggiunge l’eventuale supplemento di riconsegna flessibile dell’autonoleggio.',
        'Se riporti l’auto con più di 60 minuti di ritardo rispetto all’ora concordata, l’autonoleggio può addebitare la propria penale giornaliera per ogni 24 ore iniziate. Avvisa appena sai di essere in ritardo: può dipenderne la copertura assicurativa.',
      ],
    },
    {
      heading: '8. Pagamento',
      text: [
        'Paghi il totale a noi, con carta, sulla pagina sicura del nostro gestore dei pagamenti. Non vediamo e non conserviamo il numero completo della carta. Custodiamo la somma fino alla consegna dell’auto e poi la trasferiamo all’autonoleggio, trattenuta la nostra commissione.',
        'La fattura del noleggio è emessa dall’autonoleggio, a te o all’azienda di cui hai inserito i dati in fase di prenotazione.',
      ],
    },
    {
      heading: '9. Cauzione',
      text: [
        'Quasi tutti gli autonoleggi chiedono una cauzione. L’importo è mostrato accanto al totale prima del pagamento e non ne fa mai parte. La regoli direttamente con l’autonoleggio prima del check-in, di solito come blocco su una carta di credito intestata al conducente principale; se hai solo una carta di debito, controlla nella pagina dell’auto che sia accettata. Dopo la riconsegna l’autonoleggio la sblocca o la restituisce, dedotto quanto dovuto secondo il contratto di noleggio.',
      ],
    },
    {
      heading: '10. Conducenti, extra e consegna su richiesta',
      text: [
        'Possono guidare solo tu e i conducenti aggiuntivi indicati nella prenotazione. Puoi aggiungerne fino a cinque; ciascuno deve avere un proprio account con i documenti verificati. Se tu o un conducente aggiuntivo avete meno di 25 anni il giorno del ritiro, l’autonoleggio può applicare un supplemento giornaliero, mostrato prima del pagamento. Alcune auto richiedono un’età minima più alta o un certo numero di anni di patente.',
        'Gli extra, come i seggiolini, si pagano una volta per noleggio o al giorno, come indicato. Puoi sceglierli alla prenotazione oppure in filiale, secondo la disponibilità del momento.',
        'Se l’autonoleggio offre la consegna su richiesta e scegli questo servizio, indichi un indirizzo entro il suo raggio di consegna; il costo è mostrato prima del pagamento. All’ora concordata deve essere presente una persona indicata nella prenotazione, con i documenti originali.',
      ],
    },
    {
      heading: '11. Cancellazione',
      text: [
        'Fino a 48 ore prima delle 00:00 del giorno di ritiro puoi annullare gratuitamente: ti rimborsiamo il 100% di quanto pagato. Per un ritiro di venerdì, a qualunque ora, significa fino alle 23:59 di martedì.',
        'Dopo questo termine e fino all’ora del ritiro puoi ancora annullare, ma la nostra commissione è trattenuta: ti rimborsiamo il totale meno la commissione e la relativa IVA. L’importo esatto compare prima della conferma. Dopo l’ora del ritiro non è più possibile annullare: se non hai ricevuto l’auto, chiama il noleggiatore e segnalacelo.',
        'Si annulla da «Le mie prenotazioni»; non serve altro. Il rimborso arriva sulla carta usata per pagare, di norma entro cinque-dieci giorni lavorativi a seconda della banca. Se non ti presenti e non annulli, l’autonoleggio può considerare l’auto come ritirata.',
      ],
    },
    {
      heading: '12. Se l’auto non è disponibile',
      text: [
        'Se l’autonoleggio non può darti l’auto prenotata deve proportene un’altra delle sue entro 48 ore prima delle 00:00 del giorno di ritiro. Decidi tu. Se accetti, la prenotazione passa alla nuova auto allo stesso prezzo. Se rifiuti, ti rimborsiamo il 100% di quanto pagato.',
        'Anche se al momento della consegna non c’è un’auto per te e non te ne viene offerta una di categoria pari o superiore, ti rimborsiamo il 100%. Restano salvi i tuoi diritti di legge verso l’autonoleggio.',
      ],
    },
    {
      heading: '13. Nessun diritto di recesso',
      text: [
        'Il diritto di recesso di 14 giorni previsto per i contratti a distanza non si applica al noleggio di auto per una data determinata (articolo 59, comma 1, lettera n, del Codice del consumo). Valgono invece le regole di cancellazione dell’articolo 11, di solito più favorevoli.',
      ],
    },
    {
      heading: '14. Consegna e uso dell’auto',
      text: [
        'Al check-in esamina l’auto insieme all’autonoleggio, fai annotare e fotografare ogni segno, controlla carburante e chilometri. Il contratto di noleggio che firmi in quel momento si affianca a questi termini; se li contraddice su prezzo, cancellazione o cauzione, prevale ciò che hai prenotato qui.',
        'Usa l’auto con cura e secondo la legge. Non subnoleggiarla, non guidare dopo aver assunto alcol o droghe, non gareggiare, non trainare senza permesso e non portarla all’estero o su un traghetto senza il consenso dell’autonoleggio.',
        'Multe, pedaggi e accessi alle zone a traffico limitato (ZTL) durante il noleggio sono a tuo carico. L’autonoleggio deve comunicare alle autorità i dati del conducente e può addebitare le proprie spese di gestione, nella misura indicata nel suo contratto.',
      ],
    },
    {
      heading: '15. Riconsegna e problemi',
      text: [
        'Riporta l’auto nel luogo e all’ora concordati, con il livello di carburante o di carica pattuito e con tutta la dotazione. Chiedi che il check-out avvenga in tua presenza. Tu e l’autonoleggio potete registrare eventuali problemi, con fotografie, nella prenotazione: li vedono entrambi.',
        'In caso di guasto o incidente pensa prima alla sicurezza delle persone, chiama il 112 se serve e poi il numero dell’autonoleggio indicato nella prenotazione. Non far riparare l’auto senza il suo consenso.',
      ],
    },
    {
      heading: '16. Offerte e coupon',
      text: [
        'Un’offerta è uno sconto che un autonoleggio pratica per un certo periodo. Un coupon è un codice di otto cifre di un singolo autonoleggio: si usa una volta per cliente, entro le date di validità e, dove indicato, a partire da un importo minimo. Gli sconti riducono solo il prezzo del noleggio e non vengono mai convertiti in denaro.',
      ],
    },
    {
      heading: '17. Di che cosa rispondiamo',
      text: [
        'Rispondiamo della gestione diligente del marketplace, della corretta visualizzazione di quanto dichiarato dagli autonoleggi e del denaro che ci hai versato. Non rispondiamo dello stato delle auto, delle coperture assicurative e del comportamento dell’autonoleggio, che li deve a te in base al vostro contratto; ti aiutiamo però a raggiungerlo e usiamo quanto custodiamo per eseguire i rimborsi che ti spettano.',
        'Nulla in questi termini limita la responsabilità per dolo o colpa grave, per danni alla vita o alla salute, né i diritti che la legge riconosce ai consumatori e a cui non si può rinunciare.',
      ],
    },
    {
      heading: '18. Blocco dell’account',
      text: [
        'Possiamo sospendere o chiudere un account usato con dati o documenti falsi, per frode o in grave violazione di questi termini. Ti comunichiamo il motivo e come opporti, salvo che la legge lo vieti. Le prenotazioni già pagate vengono onorate o rimborsate.',
      ],
    },
    {
      heading: '19. Dati personali',
      text: [
        'Come trattiamo i tuoi dati, comprese le immagini dei documenti, è descritto nell’[informativa sulla privacy](/privacy-policy). I documenti sono visibili solo a te, a chi li verifica per nostro conto e, per una prenotazione in corso, all’autonoleggio.',
      ],
    },
    {
      heading: '20. Modifiche',
      text: [
        'Possiamo modificare questi termini per le prenotazioni future. La nuova versione, con numero e data, compare in questa pagina e ti viene chiesto di accettarla alla prenotazione successiva.',
      ],
    },
    {
      heading: '21. Reclami',
      text: [
        'Scrivici a {{email}} indicando il numero di prenotazione, oppure usa il [modulo di contatto](/contact-us). I problemi del sito sono seguiti a tutte le ore. Ricevi una risposta nel merito entro 15 giorni.',
      ],
    },
    {
      heading: '22. Legge, foro e risoluzione extragiudiziale',
      text: [
        'Si applica la legge italiana. Se sei un consumatore residente in un altro Paese dell’Unione europea conservi anche la tutela delle norme imperative di quel Paese. Per i consumatori è competente il giudice del luogo di residenza o domicilio.',
        'Puoi rivolgerti a un organismo di risoluzione alternativa delle controversie. La piattaforma europea per le controversie online, https://ec.europa.eu/consumers/odr, rimanda oggi all’elenco degli organismi riconosciuti della Commissione europea: [consumer-redress.ec.europa.eu](https://consumer-redress.ec.europa.eu).',
        'Questi termini esistono in italiano, inglese e francese e le versioni intendono dire la stessa cosa. In caso di differenze vale, per i consumatori, quella nella lingua in cui hanno prenotato; per tutti gli altri, quella italiana.',
      ],
    },
  ],
};
