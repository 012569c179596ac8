import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Noleggio auto a Milano',
    description:
      'Noleggiare un’auto a Milano: Area B e Area C spiegate, banchi a Linate, Malpensa e Centrale, parcheggi di scambio, ricarica, laghi e colline a un’ora.',
  },
  title: 'Noleggio auto a Milano',
  description:
    'Milano ha i mezzi pubblici migliori d’Italia ed è a un’ora da tre laghi. L’auto si noleggia per il secondo motivo.',
  text: [
    {
      heading: 'Area C, Area B e le ZTL',
      text: [
        'Due anelli circondano Milano. Area B comprende quasi tutta la città e nei giorni feriali tiene fuori i veicoli più vecchi e inquinanti; un’auto a noleggio recente passa, ma se prenoti un vecchio diesel chiedi la classe ambientale. Area C è il centro dentro la cerchia dei Bastioni: nei giorni feriali, e anche nel fine settimana se il Comune ha attuato il piano annunciato per il 2026, serve un ticket per ogni giorno di ingresso, con eccezioni, finora, per le elettriche, alcune ibride e i veicoli delle persone con disabilità. Si compra online, con l’app, ai parcometri o in tabaccheria e va attivato con la targa, anche poco dopo l’ingresso. Giorni, orari e prezzo cambiano: guarda la pagina di Area C del Comune la mattina stessa.',
        'Poi ci sono ZTL più piccole, il Quadrilatero della moda giorno e notte, le vie di Brera e dei Navigli la sera e in parte per tutto il fine settimana, per le quali il ticket non basta: può registrarti solo un hotel o un garage che sta all’interno.',
      ],
    },
    {
      heading: 'Dove ritirare l’auto',
      text: [
        'Linate è a un quarto d’ora dal centro con la M4 e ha i banchi agli arrivi: è il posto più semplice. A Malpensa, a cinquanta chilometri, ci sono banchi in entrambi i terminal e il treno va a Centrale e Cadorna. A Bergamo i voli low cost atterrano accanto alla A4. In Centrale una parte dei banchi è in stazione, un’altra a qualche via di distanza, le auto nei garage intorno: leggi la conferma; per uscire senza toccare la cerchia dei Bastioni imposta il navigatore sulla Tangenziale.',
      ],
    },
    {
      heading: 'Dove parcheggiare',
      text: [
        'Strisce gialle per i residenti, blu per tutti a pagamento, in centro con limite di tempo. I grandi parcheggi di corrispondenza della metro sono capienti ed economici: Lampugnano e Molino Dorino per chi arriva dai laghi, Cascina Gobba e Gessate da est, San Donato e Rogoredo dalla A1, Famagosta e Bisceglie da sud e da ovest. Lampugnano e Rogoredo sono dentro Area B, gli altri fuori o al margine. In centro ci sono i garage privati, con i loro prezzi. Nelle notti di lavaggio strade le auto vengono rimosse: il giorno è scritto sul palo.',
      ],
    },
    {
      heading: 'Dove ricaricare un’elettrica',
      text: [
        'Poche città italiane hanno tante colonnine: cercale nelle vie di Porta Romana, all’Isola, a CityLife e intorno alle stazioni. Molte consentono la sosta solo durante la ricarica, con una tariffa per chi resta attaccato a carica finita. Le ultraveloci sono lungo le tangenziali e nelle aree di servizio di A4, A8 e A1. Per i laghi ricarica prima di partire: nei paesi le prese sono poche e i visitatori tanti.',
      ],
    },
    {
      heading: 'Gite in giornata',
      text: [
        [
          'Como: 50 minuti con la A9; per Bellagio altri 50 sulla strada del lago, stretta',
          'Bergamo alta: 50 minuti con la A4',
          'Certosa di Pavia e Pavia: 40 minuti',
          'Stresa e le isole Borromee: 1 h 10 con A8 e A26',
          'Vigevano e la sua piazza rinascimentale: 45 minuti',
          'Franciacorta e lago d’Iseo: 1 h 10',
        ],
        'Nei sabati di sole parti entro le otto: i laghi si riempiono, e anche i traghetti che portano le auto da Menaggio e Varenna a Bellagio.',
      ],
    },
    {
      heading: 'Pedaggi, abitudini, stagione',
      text: [
        'Le tangenziali sono in parte a pagamento. La Pedemontana (A36) a nord non ha caselli: le telecamere leggono la targa e si paga online entro quindici giorni, altrimenti paga il noleggiatore e aggiunge le sue spese. I tram hanno quasi sempre la precedenza; dove la gente scende in strada, fermati dietro. I milanesi guidano svelti e ordinati, e non perdonano chi esita al verde.',
        'Da novembre a gennaio certe mattine la pianura è nella nebbia. Le fiere, e soprattutto il Salone del Mobile in aprile, svuotano gli autonoleggi settimane prima. Da ottobre a marzo la Regione limita ancora di più i diesel vecchi. Dal 15 novembre al 15 aprile sulle autostrade verso laghi e monti servono pneumatici invernali o catene.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Duomo',
      description:
        'Sei secoli di cantiere, più di tremila statue e un tetto su cui si cammina tra le guglie, con le Alpi sullo sfondo nei giorni limpidi. Prendi l’ascensore prima del tramonto. La piazza è pedonale e sta in Area C; le linee M1 e M3 della metropolitana sbucano proprio nel mezzo.',
      image: 'milano-duomo',
    },
    {
      name: 'Galleria Vittorio Emanuele II',
      description:
        'La galleria coperta di vetro del 1877, tra il Duomo e la Scala, dove Milano prende l’aperitivo e si fa guardare mentre lo prende. Sul pavimento un toro di mosaico porta fortuna a chi ci gira sopra con il tacco. Oltre cominciano le vie di Brera, con gallerie e piccoli ristoranti, chiuse al traffico la sera.',
      image: 'milano-galleria',
    },
    {
      name: 'Castello Sforzesco',
      description:
        'La fortezza dei duchi, con l’ultima Pietà di Michelangelo, incompiuta, e una sala decorata da Leonardo. Dietro, il parco Sempione arriva fino all’Arco della Pace. I cortili sono aperti a tutti e i musei raramente affollati. L’auto lasciala lontano: le vie davanti all’ingresso sono in Area C.',
      image: 'milano-castello',
    },
    {
      name: 'Navigli',
      description:
        'Sono i due canali più noti della rete su cui il marmo del Duomo arrivava in barca. Di giorno ci sono gli studi degli artisti e, l’ultima domenica del mese, l’antiquariato; la sera i tavolini occupano tutta la riva. Lascia l’auto a Romolo o a Famagosta, a una o due fermate: la sera e nel fine settimana qui vigilano le telecamere.',
      image: 'milano-navigli',
    },
  ],
  questions: [
    {
      question: 'Il ticket di Area C lo pago io o il noleggiatore?',
      answer:
        'Lo paghi tu. Attiva un ticket con la targa il giorno stesso, o entro il breve termine concesso dopo. Altrimenti la multa arriva tramite il noleggiatore.',
    },
    {
      question: 'Quale aeroporto conviene per i laghi?',
      answer: 'Malpensa per il Maggiore e l’Orta, Malpensa o Linate per Como, Bergamo per Iseo e Garda.',
    },
    {
      question: 'In città l’auto serve?',
      answer:
        'Quasi mai. Metro e tram passano fin dopo mezzanotte; lascia l’auto in un parcheggio di corrispondenza.',
    },
    {
      question: 'Mi serve il Telepass?',
      answer:
        'No. Ai caselli si paga con carta (cartelli blu). Le autostrade senza caselli, come la Pedemontana, si pagano online.',
    },
  ],
};
