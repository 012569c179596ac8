import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Noleggio auto a Palermo',
    description:
      'Noleggiare un’auto a Palermo: quali strade sono in ZTL e come si ottiene il pass, la navetta a Punta Raisi, parcheggi, ricarica, gite e tempi di guida.',
  },
  title: 'Noleggio auto a Palermo',
  description:
    'La Sicilia occidentale comincia in fondo alla pista: templi, saline, spiagge. Solo la città antica chiede di lasciare l’auto fuori.',
  text: [
    {
      heading: 'ZTL: quali strade, quale pass',
      text: [
        'La zona a traffico limitato comprende il centro storico, più o meno tra la stazione centrale, il mare, la cattedrale e via Cavour, con via Maqueda, via Roma e corso Vittorio Emanuele in mezzo. Vale dal lunedì al venerdì dalle otto alle venti e, nelle notti di venerdì e sabato, fino alle sei, d’estate cominciando prima; parti di via Maqueda e del Cassaro sono sempre pedonali. Ogni ingresso ha la telecamera.',
        'Un’auto a noleggio può entrare con un pass giornaliero, che si compra online, con l’app o nei punti autorizzati; i veicoli più vecchi sono esclusi. Pagare non basta: il pass vale solo dopo che lo hai abbinato alla targa, quindi fallo prima di entrare. Gli hotel lo spiegano e spesso lo comprano per te. Giorni, orari, prezzi e sospensioni cambiano con le stagioni: guarda la pagina mobilità del Comune la mattina stessa. Se devi solo dormirci, costa meno parcheggiare fuori e camminare dieci minuti.',
      ],
    },
    {
      heading: 'Il banco in aeroporto e la navetta',
      text: [
        'L’aeroporto Falcone-Borsellino è a Punta Raisi, trentacinque chilometri a ovest, tra la montagna e il mare. Alcuni noleggi hanno il banco nel terminal, altri ricevono solo nell’area noleggi, dove stanno quasi tutte le auto e dove porta una navetta gratuita: quale sia il tuo lo dice la prenotazione, leggila prima di uscire. In agosto calcola tre quarti d’ora dal nastro alla chiave. I noleggiatori locali spesso ti aspettano fuori dagli arrivi, su appuntamento. Per la stazione centrale il treno impiega circa un’ora, il pullman una cinquantina di minuti.',
      ],
    },
    {
      heading: 'Dove parcheggiare',
      text: [
        'Le strisce blu si pagano con gratta e sosta o app e in molte strade sono libere la notte e la domenica. I garage custoditi costano poco rispetto al Nord: intorno a piazzale Ungheria e via Stabile, in piazza Vittorio Emanuele Orlando davanti al tribunale, vicino al porto. Basile, presso l’università, è il grande parcheggio di scambio in fondo alle autostrade, con l’autobus per il centro. Non lasciare nulla in auto, nemmeno una borsa vuota, e non dare la chiave a chi ti indica un posto.',
      ],
    },
    {
      heading: 'Dove ricaricare un’elettrica',
      text: [
        'Le colonnine sono in viale della Libertà, al porto, nei centri commerciali della circonvallazione e in aeroporto. Quelle veloci seguono la A19 e la A20 a lunghi intervalli e sono rare tra Trapani e Agrigento. Con un’elettrica dormi dove c’è una presa: molti agriturismi ce l’hanno.',
      ],
    },
    {
      heading: 'Gite in giornata',
      text: [
        [
          'Monreale e i mosaici: 25 minuti; si lascia l’auto in basso e si sale a piedi',
          'Spiaggia di Mondello: 20 minuti; in autobus le domeniche e le sere d’estate, con la piazza in ZTL',
          'Cefalù: 1 h con la A20; parcheggio a pagamento sul lungomare',
          'Segesta: 55 minuti con la A29, gratuita',
          'Erice e le saline di Trapani: 1 h 20',
          'San Vito Lo Capo e la riserva dello Zingaro: 1 h 30, presto d’estate',
          'Agrigento, Valle dei Templi: 2 h 15 con SS121 e SS189, con cantieri',
        ],
        'Porta acqua e nell’interno aggiungi un terzo al tempo del navigatore. Fai il pieno in città: la A29 non ha nemmeno un’area di servizio, e su A19 e A20 sono lontane tra loro.',
      ],
    },
    {
      heading: 'Come si guida, e quando venire',
      text: [
        'In città le corsie sono un suggerimento e il clacson un saluto. Muoviti con calma, metti in conto la doppia fila e lascia passare chi è già dentro. La circonvallazione, viale Regione Siciliana, si blocca tra le otto e le nove e tra l’una e le due. A29 e A19 non costano nulla; la A20 verso Messina è a pedaggio.',
        'Da marzo a giugno e da settembre a novembre è perfetto. Ad agosto mezza Italia è al mare. Il 14 e 15 luglio, per il Festino di Santa Rosalia, il centro è chiuso alle auto. L’inverno è mite, ma sulle Madonie può nevicare: da metà novembre a metà marzo servono gomme invernali o catene a bordo sul tratto montano della A19 e sulla A29 oltre Alcamo.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Cappella Palatina e Palazzo dei Normanni',
      description:
        'Nel 1140 un re normanno fece intagliare il soffitto a carpentieri arabi e stendere l’oro delle pareti a maestri bizantini: ne nacque una sala in cui tre mondi vanno d’accordo. Il palazzo è oggi il parlamento siciliano e nei giorni di seduta alcune parti chiudono. Vieni all’apertura, dal lato di Porta Nuova.',
      image: 'palermo-palazzo-dei-normanni',
    },
    {
      name: 'Cattedrale',
      description:
        'Ogni secolo ha aggiunto senza togliere: absidi normanne, un portico catalano, una cupola barocca, le tombe degli imperatori. Dai tetti si domina il golfo fino a Monte Pellegrino. È sul corso Vittorio Emanuele, in ZTL e in gran parte pedonale, a dieci minuti a piedi dai garage del tribunale.',
      image: 'palermo-cattedrale',
    },
    {
      name: 'Teatro Massimo',
      description:
        'Il più grande teatro d’opera d’Italia, celebre per l’acustica e per la scalinata su cui finisce l’ultimo «Padrino». Le visite guidate si tengono tutto il giorno, anche dietro le quinte. Segna il confine tra la città antica e le strade eleganti del nord, dove torna possibile parcheggiare sulle strisce blu.',
      image: 'palermo-teatro-massimo',
    },
    {
      name: 'Quattro Canti',
      description:
        'L’incrocio delle due grandi strade fu tagliato in quattro facciate concave, con fontane per le stagioni, re spagnoli e sante patrone una sopra l’altra; a qualche ora del giorno il sole tocca ciascuna. Dietro l’angolo ci sono il mercato di Ballarò e le statue di piazza Pretoria, detta della Vergogna.',
      image: 'palermo-quattro-canti',
    },
  ],
  questions: [
    {
      question: 'Posso entrare in centro a Palermo con un’auto a noleggio?',
      answer:
        'Sì, con un pass giornaliero legato alla targa dove la ZTL è attiva. I tratti pedonali restano comunque chiusi.',
    },
    {
      question: 'Servono contanti in autostrada?',
      answer:
        'Verso Trapani, Mazara e Catania no: sono gratuite. Sulla A20 per Cefalù e Messina sì: le casse automatiche possono volere solo contanti, la carta si usa dall’esattore.',
    },
    {
      question: 'Basta un’auto piccola?',
      answer:
        'In città è un vantaggio. Per le strade interne verso Corleone o Enna meglio qualche centimetro in più da terra.',
    },
    {
      question: 'Posso riconsegnare a Catania?',
      answer:
        'Molti noleggiatori lo permettono, con un supplemento di sola andata mostrato prima di pagare. Sono due ore e mezza di strada.',
    },
  ],
};
