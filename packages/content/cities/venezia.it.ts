import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Noleggio auto a Venezia',
    description:
      'Noleggiare un’auto a Venezia: Piazzale Roma, Tronchetto o Mestre, i banchi del Marco Polo, parcheggi, ricarica, colline del Prosecco e Dolomiti.',
  },
  title: 'Noleggio auto a Venezia',
  description:
    'L’unica grande città d’Europa senza una strada per le auto è anche uno dei posti migliori da cui partire con una.',
  text: [
    {
      heading: 'Dove finisce la strada',
      text: [
        'Il ponte della Libertà porta le auto fino a Piazzale Roma e all’isola del Tronchetto, e non un metro più in là. Dopo si va a piedi o per acqua. A Venezia non c’è quindi una ZTL, ma le telecamere ci sono lo stesso: alcune corsie di Piazzale Roma e del ponte sono riservate ad autobus, taxi e tram, e a Mestre parti del centro sono a traffico limitato.',
        'In certi giorni di primavera e d’estate chi visita la città vecchia in giornata deve registrarsi e pagare un contributo di accesso, che negli ultimi giorni raddoppia; chi vi dorme non paga ma deve comunque procurarsi un codice. Giorni e regole sono sul sito del Comune. L’auto non c’entra: conti solo tu.',
      ],
    },
    {
      heading: 'Dove ritirare l’auto',
      text: [
        'Il Marco Polo è in terraferma, a tredici chilometri di strada da Piazzale Roma. I banchi sono agli arrivi, le auto nel multipiano di fronte, a cinque minuti a piedi. Autobus e battelli collegano l’aeroporto alla città. A Piazzale Roma stessa alcuni noleggiatori hanno un banco con le auto sul posto, il modo più comodo di finire un soggiorno: passi il ponte di Calatrava con la valigia e parti. Anche alla stazione di Mestre ce ne sono, di solito a prezzi più bassi e con orari ridotti nel fine settimana.',
      ],
    },
    {
      heading: 'Dove parcheggiare',
      text: [
        'Dal lato della laguna: l’autorimessa comunale e il garage San Marco a Piazzale Roma, e il Tronchetto, più grande, più economico e collegato con il people mover. D’estate e a Carnevale prenota online. In terraferma i parcheggi della stazione di Mestre, a dieci minuti di treno, costano un terzo. Da Fusina si attraversa la laguna in battello, da San Giuliano in tram o in autobus. Per il Lido c’è il traghetto dal Tronchetto: laggiù si guida come ovunque.',
      ],
    },
    {
      heading: 'Dove ricaricare un’elettrica',
      text: [
        'I garage di Piazzale Roma e del Tronchetto hanno colonnine, meglio se prenotate; altre sono a Mestre, a Marghera e in aeroporto. Le veloci seguono A4, A27 e A57. A Cortina e nelle valli dolomitiche gli hotel hanno prese da anni, ma in agosto davanti a quelle pubbliche si fa la fila.',
      ],
    },
    {
      heading: 'Gite in giornata',
      text: [
        [
          'Padova e la cappella di Giotto: 40 minuti; prima prenota la cappella',
          'Treviso: 35 minuti; le colline del Prosecco a Valdobbiadene 1 h 10',
          'Asolo, Bassano e le ville del Palladio: 1 h',
          'Chioggia: 1 h lungo la laguna sud',
          'Jesolo e le spiagge: 50 minuti, il doppio nei sabati d’estate',
          'Cortina d’Ampezzo: 2 h con A27 e SS51',
        ],
        'Il Passante tiene il traffico lontano da Mestre e si blocca nei sabati di luglio e agosto; la strada del mare si blocca in tutti.',
      ],
    },
    {
      heading: 'Abitudini e stagione',
      text: [
        'In Veneto si guida veloci, corretti e troppo attaccati a chi sta davanti. Lungo le strade corrono canali senza guardrail: occhio alla nebbia, frequente da novembre a febbraio. In autostrada si paga con carta. Sulla Romea verso Ravenna il passo lo danno i camion; sorpassare lì è una cattiva idea a qualunque ora.',
        'Il Carnevale, la Biennale dalla primavera all’autunno e la Mostra del cinema a fine estate riempiono i garage. L’acqua alta viene soprattutto da ottobre a dicembre; oggi il MOSE ferma la peggiore e i garage restano asciutti. Verso la montagna, dal 15 novembre al 15 aprile, servono gomme invernali o catene.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Basilica di San Marco',
      description:
        'Costruita per le ossa dell’evangelista, che i mercanti trafugarono da Alessandria, e rivestita all’interno di ottomila metri quadrati di mosaico d’oro. Vieni all’apertura o per i vespri. I quattro cavalli di bronzo sono al piano di sopra; quelli sulla porta sono copie. Da Piazzale Roma sono quaranta minuti a piedi, oppure c’è la linea 1 del vaporetto.',
      image: 'venezia-san-marco',
    },
    {
      name: 'Palazzo Ducale',
      description:
        'Un palazzo di governo che sembra un merletto: cortili, sale di consiglio con il più grande dipinto a olio del suo tempo e le prigioni al di là del ponte dei Sospiri. La visita agli itinerari segreti segue la fuga di Casanova. Compra il biglietto online ed entra nel pomeriggio, quando la fila si accorcia.',
      image: 'venezia-palazzo-ducale',
    },
    {
      name: 'Ponte di Rialto',
      description:
        'Per secoli l’unico modo di passare il Canal Grande a piedi, e ancora il più affollato. Dall’altra parte il mercato del pesce si tiene da mille anni, le mattine da martedì a sabato. Sali sul ponte alle sette, quando le barche portano la verdura e la città è dei veneziani.',
      image: 'venezia-rialto',
    },
    {
      name: 'Santa Maria della Salute',
      description:
        'L’ottagono bianco del Longhena fu promesso durante la peste del 1630 e poggia su più di un milione di pali. Il 21 novembre i veneziani vi arrivano ancora su un ponte di barche e accendono un cero. Dai suoi gradini, in bocca al Canal Grande, si vede tutto ciò che arriva per acqua.',
      image: 'venezia-salute',
    },
  ],
  questions: [
    {
      question: 'Dove lascio l’auto a noleggio mentre sono a Venezia?',
      answer:
        'Riconsegnala all’arrivo a Piazzale Roma o in aeroporto e noleggiane un’altra quando riparti: costa quasi sempre meno di tre notti in garage.',
    },
    {
      question: 'Come arrivo dall’aeroporto all’hotel con i bagagli?',
      answer:
        'Con il battello Alilaguna fino alla fermata più vicina, oppure in autobus a Piazzale Roma e poi in vaporetto.',
    },
    {
      question: 'Posso andare in Slovenia o in Austria?',
      answer: 'Con il consenso del noleggiatore; per le autostrade di entrambe serve la vignetta.',
    },
    {
      question: 'Al Lido ci sono le auto?',
      answer:
        'Sì. Il traghetto dal Tronchetto impiega poco più di mezz’ora; d’estate prenota, o mettiti in fila presto.',
    },
  ],
};
