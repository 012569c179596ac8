import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Noleggio auto all’aeroporto di Firenze Peretola',
    description:
      'Auto a noleggio a Firenze Peretola (FLR): la navetta per via Palagio degli Spini, l’hotel senza multe ZTL e che cosa fare se il volo va a Pisa.',
  },
  title: 'Noleggio auto all’aeroporto di Firenze Peretola',
  description: 'Una pista corta sotto le colline, a sei chilometri dal Duomo e a due dall’autostrada.',
  text: [
    {
      heading: 'Terminal e banchi',
      text: [
        'Nel piccolo terminal i banchi non ci sono: gli autonoleggi stanno tutti in un’area comune in via Palagio degli Spini. La navetta gratuita parte davanti agli arrivi ogni pochi minuti e ne impiega circa cinque. La tramvia T2 va in centro in venti minuti.',
      ],
    },
    {
      heading: 'La consegna dell’auto',
      text: [
        'Navetta, fila, consegna: calcola mezz’ora, di più se atterrano più voli insieme. Fatti spiegare la strada per l’hotel, perché una svolta sbagliata porta in ZTL. Fai annotare ogni graffio, soprattutto sui cerchi, che nelle strade strette sono i primi a soffrire.',
      ],
    },
    {
      heading: 'Parcheggi e sosta',
      text: [
        'La sosta davanti è gratuita solo per pochi minuti; i parcheggi accanto al terminal sono piccoli. Chi lascia l’auto mentre vola sceglie spesso Villa Costanza sulla A1 e la tramvia.',
      ],
    },
    {
      heading: 'Carburante e riconsegna',
      text: [
        'I distributori sono in viale XI Agosto e lungo la strada dai caselli di Firenze Nord e Sesto; quello più vicino all’area noleggi lo conoscono tutti e non è il più economico. Riconsegna un’ora e mezza prima del volo, perché anche la navetta vuole il suo tempo. Con vento forte i voli vanno a Pisa.',
      ],
    },
  ],
  distances: [
    { to: 'Firenze, Santa Maria Novella', kilometres: 6, minutes: 15 },
    { to: 'Greve in Chianti', kilometres: 38, minutes: 45 },
    { to: 'Siena', kilometres: 78, minutes: 65 },
    { to: 'San Gimignano', kilometres: 60, minutes: 55 },
    { to: 'Lucca', kilometres: 72, minutes: 50 },
  ],
  questions: [
    {
      question: 'Come arrivo sulla A1?',
      answer: 'Dall’area noleggi in cinque minuti, per Firenze Nord, senza vie di città.',
    },
    {
      question: 'Il volo è stato dirottato a Pisa: e l’auto?',
      answer:
        'Chiama il noleggiatore. I pullman portano i passeggeri a Firenze e molti tengono l’auto fino ad allora.',
    },
    {
      question: 'Posso entrare a Firenze in auto?',
      answer: 'Solo con un hotel o un garage che registra la targa. La tramvia è più semplice.',
    },
  ],
};
