import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Noleggio auto a Roma',
    description:
      'Noleggiare un’auto a Roma: ZTL e permessi, banchi a Fiumicino e Termini, dove parcheggiare e ricaricare, gite in giornata con i tempi di guida.',
  },
  title: 'Noleggio auto a Roma',
  description:
    'Per i Fori l’auto non serve. Serve per tutto ciò che comincia dove finisce la metro: laghi, colli, città etrusche e mare.',
  text: [
    {
      heading: 'Le ZTL e i permessi',
      text: [
        'Il centro storico è zona a traffico limitato, e lo sono anche Tridente, Trastevere, San Lorenzo, Testaccio e parte di Monti: alcune di giorno, altre di notte, altre solo nel fine settimana. Ai varchi ci sono le telecamere. Un pannello luminoso dice «varco attivo» quando per te è chiuso e «varco non attivo» quando è aperto: leggi quello, non gli orari di una guida. Tutt’intorno c’è una fascia più larga riservata ai veicoli meno inquinanti, che di norma non riguarda un’auto a noleggio recente. Dentro la ZTL del centro il limite è di 30 km/h, anche sulle vie larghe.',
        'Se l’hotel è dentro, chiedi se può registrare la targa per i giorni di arrivo e di partenza, e fattelo confermare per iscritto: prima deve conoscere la targa, quindi telefona dal banco del noleggio. Nel Tridente le regole sono più strette. Altrimenti parcheggia fuori e prosegui in taxi. Orari e permessi li pubblica Roma Servizi per la Mobilità.',
      ],
    },
    {
      heading: 'Dove ritirare l’auto',
      text: [
        'A Fiumicino i banchi sono in una torre uffici collegata ai terminal da passaggi coperti, a dieci minuti a piedi dal nastro bagagli. A Ciampino sono a pochi passi dall’uscita. A Termini i banchi sono dentro la stazione e le auto in un garage vicino: comodo senza bagagli, faticoso all’ora di punta. Se atterri stanco, dormi la prima notte in città e riprendi il treno per un banco in aeroporto o a Tiburtina: così cominci dal Raccordo e non da piazza Venezia.',
      ],
    },
    {
      heading: 'Dove parcheggiare',
      text: [
        'Strisce bianche gratis, blu a pagamento, gialle riservate. In centro le blu sono poche e a tempo. I grandi garage sono sotto Villa Borghese e sotto il Gianicolo, entrambi fuori dalla ZTL e a una passeggiata o a un autobus dai monumenti. Costano meno i parcheggi di scambio con la metro: Anagnina e Ponte Mammolo a est, Laurentina a sud, Saxa Rubra sulla ferrovia per Viterbo. Nei feriali si riempiono presto. Non lasciare nulla in vista.',
      ],
    },
    {
      heading: 'Dove ricaricare un’elettrica',
      text: [
        'Le colonnine pubbliche sono frequenti a Prati, ai Parioli, all’EUR e lungo le consolari, più rare nel centro antico. Quasi tutte sono da 22 kW e vanno bene per una cena o una notte; quelle veloci stanno nei centri commerciali vicino al Raccordo e nelle aree di servizio della A1. Le app mostrano quali sono libere. Le elettriche non entrano più gratis nelle ZTL: da luglio 2026 il Comune chiede un permesso annuale a pagamento, che un’auto a noleggio di rado ha. Un varco attivo vale anche per te.',
      ],
    },
    {
      heading: 'Gite in giornata',
      text: [
        [
          'Tivoli, Villa d’Este e Villa Adriana: 45 minuti con la A24',
          'Frascati e i Castelli: 40 minuti, con pranzo in fraschetta',
          'Ostia Antica e il mare: 35 minuti',
          'Lago di Bracciano: 50 minuti per la Cassia o la Braccianese',
          'Cerveteri e Tarquinia, le tombe dipinte: 50 minuti e 1 h 15 con la A12',
          'Orvieto: 1 h 20 con la A1; si lascia l’auto in basso e si sale in funicolare',
        ],
        'Parti prima delle otto o dopo le dieci. La domenica sera rientrano tutti insieme, dall’A1 come dalla Pontina e dalla via del Mare.',
      ],
    },
    {
      heading: 'Come si guida, e quando venire',
      text: [
        'Il traffico è veloce, ravvicinato e meno aggressivo di quanto sembri: ognuno dà per scontato che gli altri si infilino in ogni spazio libero. Tieni la tua traiettoria, metti la freccia, lascia passare gli scooter da entrambi i lati. Sulle strisce il pedone ha la precedenza e se la prende. Il Grande Raccordo Anulare gira intorno alla città, non ha pedaggio e le sue uscite numerate sono la chiave di ogni tragitto.',
        'Aprile, maggio, ottobre e i primi di novembre sono i mesi migliori. Ad agosto le strade sono vuote, molti negozi chiudono e un’auto lasciata al sole diventa un forno; a dicembre le giornate sono brevi ma i colli limpidi. Nei giorni di smog si fermano le auto più vecchie e in alcune domeniche ecologiche d’inverno anche i diesel nuovi; elettriche, ibride e benzina Euro 6 finora hanno circolato. Guarda il sito del Comune.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Colosseo',
      description:
        'L’anfiteatro dell’anno 80 conteneva circa cinquantamila persone e fa ancora da misura a ogni stadio. Prenota la fascia oraria, vieni all’apertura o nel tardo pomeriggio e prosegui con lo stesso biglietto per Foro e Palatino. Le vie intorno sono chiuse alle auto: la metro ferma proprio davanti.',
      image: 'roma-colosseo',
    },
    {
      name: 'Pantheon',
      description:
        'Un tempio del II secolo con una cupola in calcestruzzo mai superata nel suo genere; luce e pioggia entrano dall’oculo. Sta nel mezzo della ZTL, tra vicoli fatti per camminare. La mattina presto la piazza è tutta tua, e anche il caffè nei dintorni è migliore senza fila.',
      image: 'roma-pantheon',
    },
    {
      name: 'Fontana di Trevi',
      description:
        'Il dio marino di Nicola Salvi esce con i cavalli dalla facciata di un palazzo in una piazza troppo piccola per lui, ed è proprio questo l’effetto. L’acqua arriva da un acquedotto di Agrippa ancora in funzione. Di giorno, per scendere fino alla vasca, si paga un biglietto. Vieni dopo le undici di sera, lancia una moneta sopra la spalla sinistra e tornerai.',
      image: 'roma-fontana-di-trevi',
    },
    {
      name: 'San Pietro e Castel Sant’Angelo',
      description:
        'La cupola di Michelangelo si può salire, e dall’alto la città si stende tra pini e cupole fino ai Colli Albani. Un viale dritto porta al mausoleo di Adriano sul Tevere, diventato poi fortezza dei papi. Il garage sotto il Gianicolo è a dieci minuti a piedi, fuori dalla ZTL.',
      image: 'roma-san-pietro',
    },
  ],
  questions: [
    {
      question: 'Dentro Roma serve l’auto?',
      answer:
        'No. A piedi, in metro e in tram si arriva ovunque; noleggia l’auto per i giorni in cui esci dalla città.',
    },
    {
      question: 'Sono entrato in ZTL per sbaglio: che cosa faccio?',
      answer:
        'Se il tuo hotel è dentro, chiedigli di registrare la targa lo stesso giorno. Altrimenti non uscire e rientrare: conta ogni passaggio. La multa arriva tramite il noleggiatore.',
    },
    {
      question: 'Quanto ci vuole da Fiumicino al centro?',
      answer:
        'Quaranta minuti con poco traffico, ben più di un’ora tra le 7:30 e le 9:30. Il treno per Termini impiega circa mezz’ora.',
    },
    {
      question: 'Dove faccio il pieno prima di riconsegnare l’auto a Fiumicino?',
      answer:
        'Ai distributori lungo l’autostrada da Roma o a Fiumicino paese; quelli accanto all’aeroporto costano di più e al mattino sono affollati.',
    },
  ],
};
