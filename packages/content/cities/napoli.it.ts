import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Noleggio auto a Napoli',
    description:
      'Noleggiare un’auto a Napoli: ZTL, Capodichino, garage, la Costiera e le sue regole, ricarica, Pompei e Caserta, tempi di guida e abitudini locali.',
  },
  title: 'Noleggio auto a Napoli',
  description:
    'A Napoli l’auto non serve a nessuno, e senza auto nessuno vede la Campania. Ritirala il giorno in cui esci dalla città.',
  text: [
    {
      heading: 'ZTL e corsie preferenziali',
      text: [
        'Napoli ha diverse zone a traffico limitato, tra cui Centro Antico, Piazza Dante, Mezzocannone, Tarsia e, in certi orari, parti di Chiaia e del lungomare. Gli orari cambiano da varco a varco, e con cantieri, eventi e stagione: fa fede il cartello, e l’elenco aggiornato è sul sito del Comune. Anche le corsie preferenziali ricevono le telecamere, nel 2026 quelle di via Marina lungo il porto. Nei feriali d’inverno la città ha inoltre fermato i diesel più vecchi, fino a Euro 5, tranne che in autostrada: se la tua auto è diesel, chiedi al noleggiatore.',
        'Un hotel dentro una zona, o il garage di cui sei cliente, può di solito comunicare la targa al Comune. Molti hotel fanno di meglio e mandano qualcuno a portare l’auto in un garage custodito: accetta. Se non offrono né l’uno né l’altro, scegli un garage vicino al porto o alla stazione e prosegui in metro, che è già un museo.',
      ],
    },
    {
      heading: 'Dove ritirare l’auto',
      text: [
        'Capodichino è a sei chilometri dal centro, accanto alla Tangenziale. L’area noleggi è a poca distanza dal terminal, a piedi o con la navetta secondo il noleggiatore: tieni un quarto d’ora. Da lì in cinque minuti sei in Tangenziale, sulla A1 o sulla A3 senza vedere una sola strada di città, ed è per questo che conviene rispetto ai banchi intorno alla stazione centrale. L’Alibus collega aeroporto, stazione e porto per chi arriva in treno o in traghetto.',
      ],
    },
    {
      heading: 'Dove parcheggiare',
      text: [
        'Non lasciare mai un’auto a noleggio in strada di notte: il garage custodito fa parte del prezzo di Napoli. I più noti sono il Morelli, ricavato nelle cavità di tufo di monte Echia, il parcheggio Brin vicino al porto e i garage intorno a piazza Municipio e alla stazione. Per lasciare l’auto e prendere la metro 1 ci sono Colli Aminei e Frullone. I parcheggiatori abusivi che chiedono monete non sono un parcheggio.',
      ],
    },
    {
      heading: 'Dove ricaricare un’elettrica',
      text: [
        'Ci sono colonnine al Vomero, a Fuorigrotta, sul lungomare e nei garage più grandi; quelle veloci su A1 e A3 e nei centri commerciali di Nola e Afragola. In Costiera le prese sono soprattutto degli hotel. Parti da Napoli con la batteria piena e conta di recuperarne un po’ scendendo da Agerola o da Ravello.',
      ],
    },
    {
      heading: 'Gite in giornata',
      text: [
        [
          'Pompei ed Ercolano: 30 e 20 minuti con la A3; parcheggi custoditi agli ingressi',
          'Vesuvio: 50 minuti; biglietti solo online, navetta per l’ultimo tratto',
          'Reggia di Caserta: 35 minuti con la A1',
          'Sorrento: 1 h 10; Positano e Amalfi da 1 h 30 a 2 h con la SS163',
          'Paestum, templi e bufale: 1 h 20',
          'Pozzuoli, Baia e Cuma: 30 minuti con la Tangenziale',
        ],
        'Sulla statale amalfitana tra Positano e Vietri, dalle dieci alle diciotto, valgono le targhe alterne, ogni giorno da luglio o agosto a fine settembre, e nei fine settimana e nei festivi da Pasqua ai primi di novembre. Finora nei giorni pari si sono fermate le targhe con l’ultima cifra pari, nei dispari le dispari. Le auto a noleggio non sono esenti; lo è chi ha una prenotazione in albergo sulla costa, il giorno di arrivo e quello di partenza. Leggi l’ordinanza dell’anno, oppure prendi il traghetto da Salerno.',
      ],
    },
    {
      heading: 'Come si guida, e quando venire',
      text: [
        'Il traffico è una trattativa condotta di buon umore. Guarda ciò che hai davanti, muoviti piano e con continuità, usa il clacson per annunciarti e non per rimproverare, chiudi gli specchietti nei vicoli. Gli scooter sorpassano da ogni lato e in senso contrario. La Tangenziale ha un pedaggio unico: tieni pronte monete o carta. Anche la A3 per Pompei ha una tariffa unica, ma dal 2024 il gestore non prende più Visa e Mastercard: porta contanti.',
        'Primavera e autunno sono i periodi migliori. Da metà giugno a metà settembre la Costiera va a passo d’uomo dalle dieci del mattino alle sette di sera. D’inverno Napoli è mite, Pompei vuota e il Vesuvio qualche volta bianco.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Spaccanapoli e San Gregorio Armeno',
      description:
        'La strada diritta della città greca divide ancora il centro antico, tra il chiostro maiolicato di Santa Chiara e il vicolo in cui si fanno pastori da presepe tutto l’anno. È il cuore della ZTL Centro Antico: arriva in metro a Dante o a Università e prosegui a piedi.',
      image: 'napoli-spaccanapoli',
    },
    {
      name: 'Castel dell’Ovo',
      description:
        'Il castello più antico della città sorge su un isolotto dove, dice la leggenda, Virgilio nascose un uovo da cui dipende la sorte di Napoli. Dagli spalti, quando i restauri li lasciano aperti, si vede il golfo da Posillipo al Vesuvio. Intorno c’è il Borgo Marinari con i ristoranti sull’acqua; il lungomare è spesso chiuso alle auto.',
      image: 'napoli-castel-dell-ovo',
    },
    {
      name: 'Cappella Sansevero',
      description:
        'Una piccola cappella di famiglia con una delle sculture più stupefacenti del mondo: il Cristo velato di Sanmartino, del 1753, in cui il marmo diventa velo. Del principe che lo volle si racconta che fosse alchimista. Si entra in pochi e su prenotazione: pensaci prima di organizzare la giornata.',
      image: 'napoli-cappella-sansevero',
    },
    {
      name: 'Piazza del Plebiscito',
      description:
        'Un grande emiciclo di colonne davanti al Palazzo Reale, con il San Carlo, il più antico teatro d’opera ancora in attività, dietro l’angolo e il caffè più famoso della città lì accanto. Fino agli anni Novanta era un parcheggio. Prova a camminare a occhi chiusi dal palazzo fino a passare tra le due statue equestri.',
      image: 'napoli-piazza-del-plebiscito',
    },
  ],
  questions: [
    {
      question: 'È pericoloso guidare a Napoli?',
      answer:
        'Più lento che pericoloso. Il danno tipico è il graffio: guarda la franchigia dell’auto e parcheggia in un garage custodito.',
    },
    {
      question: 'Posso portare l’auto a Capri o a Ischia?',
      answer:
        'A Capri no: le auto dei non residenti sono vietate per gran parte dell’anno. A Ischia ci sono limiti stagionali e serve il consenso del noleggiatore.',
    },
    {
      question: 'Quale auto per la Costiera?',
      answer:
        'La più piccola in cui stanno tutti. I pullman si incontrano in curva e i posti auto sono corti.',
    },
    {
      question: 'Per Pompei treno o auto?',
      answer: 'Solo per Pompei il treno. Con Ercolano, Vesuvio o Paestum nella stessa giornata, l’auto.',
    },
  ],
};
