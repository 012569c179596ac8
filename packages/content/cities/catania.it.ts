import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Noleggio auto a Catania',
    description:
      'Noleggiare un’auto a Catania: ZTL intorno a via Etnea, Fontanarossa, parcheggi custoditi, cenere vulcanica, ricarica, Etna, Taormina e Siracusa.',
  },
  title: 'Noleggio auto a Catania',
  description:
    'Una città bianca e nera sotto una montagna che fuma, con il barocco del sud-est e la costa di Taormina a un’ora.',
  text: [
    {
      heading: 'ZTL e vie pedonali',
      text: [
        'Il cuore di Catania, da piazza Duomo lungo via Etnea fino ai Quattro Canti, è pedonale, e così piazza Mazzini e la piazza del Castello Ursino, dove le vie laterali chiudono dalle diciannove alle sette e tutta la domenica. Il quartiere intorno al Teatro Massimo Bellini, tra via di Sangiuliano e via Vittorio Emanuele, è a traffico limitato di giorno e di notte. Ai varchi ci sono le telecamere. È un’area piccola, e in auto si arriva a pochi passi da quasi tutti gli hotel; i varchi cambiano con cantieri e feste: valgono i cartelli.',
        'Chiedi all’hotel da quale via arrivare e se la targa va registrata. La vera difficoltà non è la telecamera ma la doppia fila: strade larghe sulla mappa hanno una sola corsia libera. Arriva prima delle otto o dopo pranzo.',
      ],
    },
    {
      heading: 'Dove ritirare l’auto',
      text: [
        'Fontanarossa è sei chilometri a sud, l’aeroporto più frequentato della Sicilia. I banchi degli autonoleggi sono in un’area separata davanti al terminal, a pochi minuti a piedi, con quasi tutte le auto subito dietro; alcuni usano piazzali vicini con la navetta. D’estate calcola tre quarti d’ora. L’Alibus va in centro e in stazione, e c’è anche la fermata ferroviaria. Se l’Etna butta cenere l’aeroporto può chiudere e i voli atterrano a Comiso, Palermo o Trapani: chiama il noleggiatore, che ne sa più della compagnia.',
      ],
    },
    {
      heading: 'Dove parcheggiare',
      text: [
        'Di notte lascia l’auto in custodia. Piazza Borsellino vicino al porto, piazza Europa sul mare e i garage privati intorno a via Etnea e alla stazione sono le scelte comuni; i parcheggi di scambio con bus o metro sono a Due Obelischi, Nesima, Santa Sofia e piazzale Sanzio. Le strisce blu si pagano con app o biglietto. I posteggiatori abusivi chiedono una moneta e non assicurano nulla. A Taormina usa i garage Lumbi o Porta Catania, a Siracusa il Talete per Ortigia.',
      ],
    },
    {
      heading: 'Dove ricaricare un’elettrica',
      text: [
        'In città si ricarica in corso Italia, al porto, in aeroporto e nei centri commerciali di Misterbianco e San Giovanni la Punta; le colonnine veloci sono sulla A18 e sulla strada per Siracusa. L’Etna è un buon posto per un’elettrica: la discesa da 1.900 metri restituisce una parte di ciò che la salita si è presa.',
      ],
    },
    {
      heading: 'Gite in giornata',
      text: [
        [
          'Etna sud, rifugio Sapienza: 1 h; Etna nord, Piano Provenzana: 1 h 15',
          'Aci Castello e Acireale: da 20 a 25 minuti',
          'Taormina: 55 minuti con la A18, a pedaggio',
          'Siracusa e Ortigia: 55 minuti, gratis',
          'Noto, Avola e la riserva di Vendicari: 1 h 10',
          'Ragusa Ibla e Modica: 1 h 40',
          'Caltagirone e Piazza Armerina: 1 h 10 e 1 h 30',
        ],
        'Sopra i 1.500 metri porta una giacca anche in agosto. A Ortigia, Taormina, Noto e Ibla i centri storici sono in ZTL.',
      ],
    },
    {
      heading: 'Cenere, abitudini, stagione',
      text: [
        'Dopo un parossismo la cenere nera sta sull’asfalto come tanti cuscinetti a sfera: frena piano, tieni le distanze, non usare i tergicristalli a secco. La città allora abbassa i limiti e ferma le due ruote. Per il resto si guida con vivacità e senza rancore: passa chi ha il muso avanti, e il clacson vuol dire «ci sono».',
        'Aprile, maggio, giugno, settembre e ottobre sono ideali. Agosto è caldo e pieno. Dal 3 al 5 febbraio la festa di Sant’Agata riempie le strade giorno e notte; la cera delle candele rende scivoloso il selciato per una settimana e il centro è chiuso. D’inverno sul vulcano si scia, e dal 15 novembre al 15 aprile per gli ultimi chilometri servono pneumatici invernali o catene; fino a metà marzo anche sul tratto montano della A19 per Palermo.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Piazza Duomo e il Liotru',
      description:
        'Un elefante di lava porta un obelisco egizio davanti alla cattedrale in cui riposano Bellini e la patrona; tutta la piazza barocca nacque dopo il terremoto del 1693, pietra nera e bianca. Sotto scorre un fiume, che si vede dai gradini dietro la fontana. È tutta pedonale.',
      image: 'catania-piazza-duomo',
    },
    {
      name: 'La Pescheria',
      description:
        'Il mercato dietro la fontana dell’Amenano: pesci spada con la spada, ricci aperti sul momento, venditori che cantano. Le mattine da lunedì a sabato, meglio verso le nove. Più tardi i ristoranti intorno cucinano ciò che resta. Tieni stretti la borsa e l’appetito, e lascia l’auto lontano.',
      image: 'catania-pescheria',
    },
    {
      name: 'Teatro Massimo Bellini',
      description:
        'Un teatro d’opera del 1890, velluto rosso e oro, con un’acustica così buona che i cantanti ne hanno paura. Sul soffitto sono dipinte le opere di Bellini. Intorno alla piazza c’è il quartiere in cui Catania esce la sera, chiuso dalle telecamere a ogni ora a chi non ha il permesso.',
      image: 'catania-teatro-bellini',
    },
    {
      name: 'Castello Ursino',
      description:
        'Federico II lo fece costruire sul mare nel 1239; la lava del 1669 gli girò intorno e spinse la riva mezzo chilometro più in là, così oggi sta in mezzo alle case. Dentro c’è il museo civico. Le vie intorno sono ottime per la carne arrosto di sera, quando alle auto sono chiuse.',
      image: 'catania-castello-ursino',
    },
  ],
  questions: [
    {
      question: 'Posso salire sull’Etna con l’auto a noleggio?',
      answer:
        'Sì, fino ai parcheggi a pagamento del Sapienza e di Piano Provenzana. Oltre vanno solo funivia, guide e mezzi speciali.',
    },
    {
      question: 'E se l’aeroporto chiude per la cenere?',
      answer:
        'Chiama subito il noleggiatore: spesso tiene l’auto più a lungo o ne trova una dove atterri. La cancellazione gratuita segue la regola delle 48 ore.',
    },
    {
      question: 'Le autostrade si pagano?',
      answer:
        'La A18 per Taormina e Messina sì, e le casse automatiche possono volere solo contanti; Siracusa e Palermo sono gratis.',
    },
    {
      question: 'È sicuro parcheggiare in strada?',
      answer: 'Di giorno, senza nulla in vista, sì; di notte scegli un garage custodito.',
    },
  ],
};
