import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Noleggio auto a Latina',
    description:
      'Noleggiare un’auto a Latina: parcheggi facili, la stazione di Latina Scalo, come arrivare dagli aeroporti di Roma, ricarica, Ninfa, Circeo, Sperlonga.',
  },
  title: 'Noleggio auto a Latina',
  description:
    'Una città degli anni Trenta sulla palude bonificata, tra i monti e trenta chilometri di dune. Quasi tutto ciò che merita è oltre l’ultimo autobus.',
  text: [
    {
      heading: 'Una città fatta per l’auto',
      text: [
        'Latina fu fondata nel 1932 su una stella di strade larghe, e si vede: niente vicoli, niente mura, quasi nessun divieto. Solo il cuore della città, corso della Repubblica e le vie accanto a piazza del Popolo, è isola pedonale tutti i giorni, con le telecamere ai varchi; un lato della piazza è aperto alle auto dal lunedì al venerdì pomeriggio. Altrove si guida e basta.',
        'Le limitazioni sono al mare e sui colli. Sermoneta, Sperlonga e San Felice Circeo hanno la ZTL nel centro storico, e la strada del lungomare di Sabaudia ha regole stagionali per la sosta e, nei fine settimana d’estate, ore a senso unico. Nei sabati d’estate guarda prima il sito del Comune in cui vai.',
      ],
    },
    {
      heading: 'Dove ritirare l’auto',
      text: [
        'In provincia non ci sono aeroporti. Da Ciampino è un’ora di auto per l’Appia o la Nettunense, da Fiumicino un’ora e un quarto per Raccordo e Pontina. I treni da Roma arrivano a Latina Scalo in circa quaranta minuti, ma la stazione è a otto chilometri dalla città: ci sono gli autobus, e diversi noleggiatori consegnano sul piazzale della stazione su appuntamento. In città le filiali sono sulle vie di accesso, con il parcheggio davanti, e chiudono a pranzo e la domenica.',
      ],
    },
    {
      heading: 'Dove parcheggiare',
      text: [
        'Le strisce blu coprono nei feriali le poche strade intorno a piazza del Popolo e al tribunale; due incroci più in là si parcheggia gratis. Al Lido di Latina, a Capoportiere e lungo le dune di Sabaudia d’estate i posti si pagano e alle dieci sono finiti. A Sermoneta i parcheggi sono sotto le mura, a Sperlonga all’ingresso del paese e lungo la spiaggia, a Terracina al porto. Al giardino di Ninfa il parcheggio è compreso nella visita.',
      ],
    },
    {
      heading: 'Dove ricaricare un’elettrica',
      text: [
        'Di colonnine ce ne sono vicino all’ospedale, nei centri commerciali lungo la Pontina e via Epitaffio, in stazione, a Sabaudia e a San Felice; le veloci sono poche, sulla SS148 e a Frosinone sulla A1. Le distanze sono brevi e in piano: una batteria piena basta per due giorni di mare. Ricarica prima di salire sui Lepini, dove le prese sono rare.',
      ],
    },
    {
      heading: 'Gite in giornata',
      text: [
        [
          'Giardino di Ninfa: 20 minuti; aperto solo in certi giorni, su prenotazione',
          'Sermoneta e il castello Caetani: 25 minuti',
          'Sabaudia e il parco nazionale del Circeo: 35 minuti',
          'San Felice Circeo e le sue grotte: 45 minuti',
          'Terracina e il tempio di Giove Anxur: 45 minuti',
          'Sperlonga: 1 h; Gaeta 1 h 15',
          'Abbazia di Fossanova: 35 minuti',
          'Anzio per l’imbarco verso Ponza: 40 minuti',
        ],
        'Per le isole lascia l’auto in custodia al porto di Terracina, Anzio o Formia: d’estate le auto dei visitatori non sbarcano.',
      ],
    },
    {
      heading: 'Strade, abitudini, stagione',
      text: [
        'La SS148 Pontina per Roma è tra le strade più pericolose d’Italia: corsie strette, lunghi tratti senza corsia di emergenza, traffico veloce, autovelox fissi, pendolari dalle sei alle nove e dalle cinque alle sette. Tieni la destra e abbi pazienza; l’Appia sotto i pini è più lenta e più bella, dritta per quaranta chilometri. Le strade tra i canali, qui dette migliare, non hanno guardrail, e a novembre ci trovi nebbia e trattori carichi di kiwi.',
        'Da aprile a giugno è il periodo migliore: Ninfa in fiore e, alla fine, il mare già caldo. Luglio e agosto sono dei romani, che arrivano il venerdì sera e ripartono la domenica alle sette. Settembre è lungo e mite. Con le piogge d’inverno le strade basse lungo i canali possono allagarsi.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Piazza del Popolo',
      description:
        'Il centro della stella: il municipio con la torre dell’orologio in travertino, la fontana con la sfera, i portici tirati con la riga, tutto finito in pochi mesi nel 1932. Chi ama l’architettura di quegli anni trova qui un museo all’aperto. Si parcheggia due strade più in là e ci si siede sotto i portici.',
      image: 'latina-piazza-del-popolo',
    },
    {
      name: 'Museo Cambellotti',
      description:
        'Duilio Cambellotti disegnò la palude e i suoi butteri prima che sparissero, e poi dipinse le città nuove. Il suo museo, in un edificio dell’Opera Balilla, racconta con bozzetti, sculture e un grande ciclo pittorico come fu conquistata la terra e che cosa andò perduto. Piccolo, tranquillo, senza code.',
      image: 'latina-museo-cambellotti',
    },
    {
      name: 'Giardino di Ninfa',
      description:
        'Una città medievale abbandonata per la malaria, tra le cui rovine tre generazioni di Caetani piantarono rose e magnolie lungo un fiume limpido. Apre in certi giorni dalla primavera all’autunno, solo con visita guidata e prenotazione. In auto sono venti minuti da Latina; con gli autobus non si arriva in tempo.',
      image: 'latina-giardino-di-ninfa',
    },
    {
      name: 'Fogliano e i laghi costieri',
      description:
        'Un borgo di pescatori abbandonato, con la villa dei Caetani, le palme e un giardino botanico su una laguna in cui stanno gli aironi e intorno pascolano le bufale. Fa parte del parco del Circeo. La strada sulla duna tra i laghi e il mare è una delle più belle del Lazio, la mattina presto o d’inverno; in certe domeniche, da ottobre a maggio, un tratto è chiuso alle auto.',
      image: 'latina-fogliano',
    },
  ],
  questions: [
    {
      question: 'Qual è l’aeroporto più vicino?',
      answer:
        'Per distanza Ciampino, per numero di voli Fiumicino. Ritira l’auto lì o fattela consegnare a Latina Scalo.',
    },
    {
      question: 'Posso portare l’auto a Ponza?',
      answer:
        'In stagione no, e negli altri mesi solo con il consenso del noleggiatore. Sull’isola ci si muove in autobus e in barca.',
    },
    {
      question: 'Quando è aperto il giardino di Ninfa?',
      answer:
        'In giorni stabiliti, dalla primavera all’autunno. Prenota sul sito della fondazione prima di organizzare il viaggio.',
    },
    {
      question: 'Latina va bene come base per Roma?',
      answer: 'In treno da Latina Scalo sì. In auto incontri la Pontina nel suo momento peggiore.',
    },
  ],
};
