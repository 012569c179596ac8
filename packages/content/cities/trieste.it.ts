import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Noleggio auto a Trieste',
    description:
      'Noleggiare un’auto a Trieste: parcheggi sotto San Giusto, l’aeroporto di Ronchi, la bora, ricarica, confine sloveno, Miramare, Collio e Grado.',
  },
  title: 'Noleggio auto a Trieste',
  description:
    'Un tempo il porto di Vienna, sul bordo del Carso, a un quarto d’ora dalla Slovenia. È al confine che l’auto diventa interessante.',
  text: [
    {
      heading: 'Guidare in centro',
      text: [
        'Trieste è una delle poche città italiane in cui un forestiero può guidare senza timore. La zona a traffico limitato è piccola: parti della città vecchia sotto San Giusto, e l’area pedonale intorno a piazza Unità, via Cavana e il Borgo Teresiano. Le Rive portano il traffico di attraversamento davanti alla piazza più bella dell’Adriatico e sono aperte a tutti.',
        'Gli hotel nell’area pedonale ottengono l’accesso per lo scarico se comunichi loro la targa. Varchi e orari sono sul sito del Comune. Attento alle vie ripide: la partenza in salita sulla pietra bagnata tra due auto parcheggiate è l’esame di guida locale.',
      ],
    },
    {
      heading: 'Dove ritirare l’auto',
      text: [
        'L’aeroporto è a Ronchi dei Legionari, trentatré chilometri a nord-ovest. I banchi sono agli arrivi, le auto fuori; una passerella coperta porta alla stazione ferroviaria dell’aeroporto, da cui i treni raggiungono Trieste in circa mezz’ora e Venezia in un’ora e tre quarti. In città ci sono banchi vicino alla stazione e sulle Rive, e il ritmo è piacevole: le auto mancano di rado, tranne per la Barcolana a ottobre.',
      ],
    },
    {
      heading: 'Dove parcheggiare',
      text: [
        'Il Park San Giusto è scavato nella roccia sotto il castello, con l’ascensore per la cima e un’uscita in città vecchia: è l’indirizzo migliore, e nei giorni di punta si riempie presto. Poi prova il Foro Ulpiano davanti al tribunale e il multipiano del Silos accanto alla stazione; sul Molo IV non contare: i lavori si sono presi quasi tutti i posti, e nella stagione delle crociere gli altri non sono per te. Lungo le Rive le strisce blu hanno prezzi onesti, ma molte chiudono quando attracca una nave. Verso Barcola e Miramare i posti sul mare sono quasi tutti gratuiti e, da giugno a settembre, immaginari. Se è prevista bora non parcheggiare sotto alberi o impalcature, e tieni la portiera quando la apri.',
      ],
    },
    {
      heading: 'Dove ricaricare un’elettrica',
      text: [
        'Si ricarica sulle Rive, vicino alla stazione, al Foro Ulpiano, a Opicina e alle Torri d’Europa; le colonnine veloci sono nelle aree della A4 a Duino e a Palmanova. La rete slovena è fitta e affidabile ma spesso vuole la propria app: installala prima del confine.',
      ],
    },
    {
      heading: 'Gite in giornata',
      text: [
        [
          'Castello di Miramare: 15 minuti lungo il mare',
          'Grotta Gigante e le osmize del Carso: 20 minuti',
          'Duino e il sentiero Rilke: 30 minuti',
          'Aquileia e Grado: 45 e 50 minuti',
          'Gorizia e i vigneti del Collio: da 45 minuti a 1 h',
          'Pirano e la costa slovena: 45 minuti',
          'I cavalli di Lipizza 25 minuti; Postumia 50; Lubiana 1 h 10',
        ],
        'Le osmize sono cascine che per qualche settimana all’anno vendono il proprio vino e il proprio prosciutto; una frasca all’incrocio indica la strada. Chi guida beve mosto.',
      ],
    },
    {
      heading: 'Confini, vento e stagione',
      text: [
        'Per entrare in Slovenia o in Croazia serve il consenso del noleggiatore, da chiedere alla prenotazione, e sulle autostrade slovene la vignetta elettronica legata alla targa, che si compra online. Dal 2026 non serve sulla strada da Rabuiese a Capodistria e Isola, come non serve su quelle vecchie, per esempio da Basovizza e Lipizza per il Carso; serve sulla A1 verso Lubiana, e a Fernetti l’autostrada comincia proprio al confine. I controlli temporanei sono tornati: porta documenti e contratto di noleggio.',
        'La bora soffia da est, soprattutto d’inverno, con raffiche oltre i cento all’ora; in quei casi i mezzi alti vengono fermati sull’autostrada costiera. Sul Carso c’è ghiaccio quando in città non ce n’è, e dal 15 novembre al 15 aprile servono gomme invernali o catene. Da maggio a luglio e a settembre è il meglio; la seconda domenica di ottobre duemila vele riempiono il golfo e non c’è più un letto.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Piazza Unità d’Italia',
      description:
        'La più grande piazza d’Europa aperta sul mare, con intorno i palazzi delle assicurazioni e dei governatori e l’Adriatico come quarto lato. All’imbrunire si accendono le luci nel selciato dove stava il vecchio porto. Qui il caffè ha un suo vocabolario: un «nero» è un espresso, un «capo» è macchiato.',
      image: 'trieste-piazza-unita',
    },
    {
      name: 'Castello di Miramare',
      description:
        'Massimiliano d’Asburgo lo costruì in pietra bianca su uno scoglio, per una vita che finì in Messico. Il parco di cedri e cipressi è aperto tutto il giorno e il mare sotto è riserva protetta. Parcheggia sulla costiera prima della galleria e prosegui a piedi; il parcheggio all’ingresso è piccolo.',
      image: 'trieste-miramare',
    },
    {
      name: 'San Giusto',
      description:
        'Cattedrale e castello dividono il colle con le colonne di una basilica romana; nel Trecento due chiese furono unite in una, e per questo ha cinque navate e due absidi d’oro. Dai bastioni si vedono l’Istria, le Alpi e il porto. L’ascensore del parcheggio si ferma lì accanto.',
      image: 'trieste-san-giusto',
    },
    {
      name: 'Canal Grande',
      description:
        'Lo fece scavare Maria Teresa perché le navi scaricassero davanti alle case dei mercanti. Lo chiude da un lato la chiesa di Sant’Antonio e dall’altro il mare; in mezzo un James Joyce di bronzo passa il ponte per tornare a casa. Tutt’intorno ci sono i caffè in cui si scrivevano romanzi.',
      image: 'trieste-canal-grande',
    },
  ],
  questions: [
    {
      question: 'Posso portare l’auto in Croazia?',
      answer:
        'Con il consenso scritto del noleggiatore. L’Istria è a un’ora; si passa dalla Slovenia, dove in autostrada vale la vignetta.',
    },
    {
      question: 'L’aeroporto di Trieste va bene per Venezia?',
      answer:
        'È a un’ora e venti di autostrada, e spesso costa meno. Per le Dolomiti orientali e per Grado è meglio di Venezia.',
    },
    {
      question: 'Che cosa faccio con la bora?',
      answer:
        'Vai piano, due mani sul volante, distanza, e segui i pannelli in autostrada. Parcheggia con il muso al vento.',
    },
    {
      question: 'In città serve l’auto?',
      answer: 'No; per Miramare c’è l’autobus. Per Carso, Collio e costa sì.',
    },
  ],
};
