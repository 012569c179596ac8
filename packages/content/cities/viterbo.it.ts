import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Noleggio auto a Viterbo',
    description:
      'Noleggiare un’auto a Viterbo: la ZTL dentro le mura, parcheggio gratuito a Valle Faul, strade da Roma, ricarica, Civita di Bagnoregio, Bolsena, Bomarzo.',
  },
  title: 'Noleggio auto a Viterbo',
  description:
    'La città dei papi e delle acque calde è nella Tuscia, terra di laghi, tombe etrusche e borghi sul tufo che l’auto unisce in mezz’ora.',
  text: [
    {
      heading: 'Dentro le mura',
      text: [
        'Le mura di Viterbo sono intere, e dentro gran parte è zona a traffico limitato: San Pellegrino, il quartiere delle scale medievali, sempre; altre vie del centro in certi orari, più lunghi nei fine settimana e d’estate. Le telecamere sono alle porte e all’ingresso di San Pellegrino. Porta Romana, Porta Fiorentina e Porta della Verità si attraversano per raggiungere i parcheggi.',
        'Gli hotel all’interno registrano la targa per lo scarico. Le distanze sono brevi, e quasi tutti lasciano l’auto fuori e camminano dieci minuti. La mappa è sul sito del Comune. Il 2 e 3 settembre, quando passa la Macchina di Santa Rosa, tutto il centro è chiuso.',
      ],
    },
    {
      heading: 'Dove ritirare l’auto',
      text: [
        'Non c’è aeroporto: Fiumicino è a un’ora e mezza per la A12 e la SS1bis, oppure per il Raccordo e la Cassia; Ciampino a un’ora e quaranta. I treni da Roma impiegano da un’ora e mezza a due ore e fermano a Porta Romana e Porta Fiorentina; durante i lavori sulla linea ci sono gli autobus. Le filiali degli autonoleggi sono fuori le mura, lungo la Cassia a nord e a sud e vicino alle stazioni, con orari d’ufficio. Chi arriva in treno da lontano può scendere a Orte, trenta minuti a est con la SS675 gratuita, dove alcuni consegnano su appuntamento.',
      ],
    },
    {
      heading: 'Dove parcheggiare',
      text: [
        'Valle Faul, sotto il palazzo papale, è grande, in parte gratuita e in parte a pagamento ma economica, con gli ascensori che, quando funzionano, salgono verso la cattedrale: è la prima scelta. Piazza Martiri d’Ungheria, detta il Sacrario, è al margine del centro e a pagamento; il Riello e le aree fuori Porta Romana e Porta Fiorentina sono gratuite o economiche. Il mercato del sabato si è spostato in piazza della Rocca, dentro Porta Fiorentina: leggi i cartelli prima di lasciarci l’auto la sera. Per Civita si parcheggia a Bagnoregio, a pagamento, e si passa il ponte a piedi; a Bolsena e Capodimonte sul lago, d’estate a pagamento.',
      ],
    },
    {
      heading: 'Dove ricaricare un’elettrica',
      text: [
        'Si ricarica a Valle Faul, vicino a Porta Fiorentina, nei centri commerciali sulla Cassia e sulla Tuscanese e alle Terme; le colonnine veloci sono rare, a Orte vicino alla A1 e nella zona commerciale di Viterbo. Intorno al lago di Bolsena ce n’è qualcuna nei paesi più grandi. Comincia la giornata con la batteria piena: le distanze sono piccole.',
      ],
    },
    {
      heading: 'Gite in giornata',
      text: [
        [
          'Terme dei Papi e le pozze libere del Bullicame: 10 minuti',
          'Villa Lante a Bagnaia: 10 minuti',
          'Bomarzo, il parco dei mostri: 25 minuti',
          'Caprarola e il lago di Vico: da 25 a 30 minuti',
          'Tuscania: 30 minuti; Tarquinia e le tombe 45',
          'Bolsena e il suo lago: 35 minuti',
          'Civita di Bagnoregio: 35 minuti, biglietto per il ponte',
          'Orvieto: 45 minuti; Pitigliano 1 h',
        ],
        'I borghi sembrano vicini ma sono divisi da forre: fidati dei minuti, non dei chilometri.',
      ],
    },
    {
      heading: 'Strade, abitudini, stagione',
      text: [
        'La Cassia è antica, bella e piena di curve: sorpassa solo dove vedi lontano. La SS675 per Orte è veloce e gratuita. Chi è di qui conosce ogni curva e te lo dimostra; lascialo passare. Dopo il tramonto attraversano cinghiali e istrici, a settembre i camion delle nocciole. Nei paesi i distributori chiudono dalle dodici e mezza alle tre e mezza.',
        'Aprile, maggio e ottobre sono i mesi più belli, con i colori del tufo e dei boschi e i borghi vuoti. A luglio fa caldo, ma i laghi sono puliti e freschi, Bolsena su tutti. D’inverno le acque calde fumano nell’aria fredda e sui Cimini può nevicare: sulle strade segnalate, Cassia compresa in più tratti, l’obbligo di gomme invernali o catene va dal 15 novembre al 15 aprile.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Palazzo dei Papi',
      description:
        'Nella sala di questo palazzo i cardinali sedettero quasi tre anni dal 1268, finché il popolo li chiuse a chiave, scoperchiò il tetto e li mise a pane e acqua: così nacque il conclave. La loggia, un merletto di pietra, guarda Valle Faul, dove hai parcheggiato, con gli ascensori in mezzo.',
      image: 'viterbo-palazzo-dei-papi',
    },
    {
      name: 'Quartiere San Pellegrino',
      description:
        'Profferli, archi, torri e fontane di peperino grigio: uno dei quartieri medievali meglio conservati d’Europa, abitato e illuminato dalle lanterne. In primavera per qualche giorno si riempie di fiori. È sempre chiuso al traffico; entra a piedi da Porta San Pietro, dove ci sono posti fuori le mura.',
      image: 'viterbo-san-pellegrino',
    },
    {
      name: 'Villa Lante',
      description:
        'Un giardino rinascimentale in cui la protagonista è l’acqua: nasce da una grotta, scende per una catena di pietra, si stende sulla tavola di un cardinale e finisce in un quadrato di vasche con quattro Mori. A Bagnaia, dieci minuti d’auto, con il parcheggio nella piazza del paese. Di solito chiusa il lunedì.',
      image: 'viterbo-villa-lante',
    },
    {
      name: 'Terme dei Papi e Bullicame',
      description:
        'Acqua sulfurea a quasi sessanta gradi, ricordata da Dante, usata da etruschi, papi e da tutti gli altri. Le terme hanno una piscina di duemila metri quadrati sotto il cielo; al Bullicame ci si bagna gratis in vasche di pietra in un prato. Entrambi hanno il parcheggio; vai in una mattina fredda, quando sale il vapore: il parco del Bullicame chiude prima di sera.',
      image: 'viterbo-terme-dei-papi',
    },
  ],
  questions: [
    {
      question: 'C’è un parcheggio economico vicino al centro?',
      answer:
        'Sì, a Valle Faul: una parte è gratuita, il resto costa poco, e gli ascensori, quando funzionano, salgono alla cattedrale. Nei giorni di festa a mezzogiorno è pieno.',
    },
    {
      question: 'Come arrivo a Civita di Bagnoregio?',
      answer:
        'In auto fino a Bagnoregio, poi a piedi sul ponte con un piccolo biglietto. D’estate prima delle dieci o dopo le cinque.',
    },
    {
      question: 'Qual è la strada più bella da Roma?',
      answer:
        'La Cassia per Sutri e il lago di Vico: venti minuti in più della SS675, con un anfiteatro romano lungo la via.',
    },
    {
      question: 'Si fa il bagno nei laghi?',
      answer:
        'A Bolsena e a Vico sì, puliti e con spiagge libere. Sulla riva da giugno a settembre il parcheggio si paga.',
    },
  ],
};
