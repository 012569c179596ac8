import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Noleggio auto all’aeroporto di Milano Linate',
    description:
      'Auto a noleggio a Milano Linate (LIN): banchi e multipiano al coperto, la M4 per il centro, Area B e Area C, i distributori prima della riconsegna.',
  },
  title: 'Noleggio auto all’aeroporto di Milano Linate',
  description:
    'L’aeroporto di città: un quarto d’ora dal Duomo in metropolitana e subito sulla Tangenziale Est.',
  text: [
    {
      heading: 'Terminal e banchi',
      text: [
        'Un solo terminal, con tutto a pochi minuti. I banchi degli autonoleggi sono al piano terra, agli arrivi; le auto nel multipiano di fronte, che si raggiunge al coperto. La M4 parte dentro il terminal e arriva a San Babila in dodici minuti.',
      ],
    },
    {
      heading: 'La consegna dell’auto',
      text: [
        'Chi viaggia per lavoro riempie i banchi il lunedì mattina e il giovedì sera; negli altri momenti la consegna richiede dieci minuti. Se hai prenotato un diesel non recente chiedi la classe ambientale: per entrare in città si passa da Area B, che nei feriali esclude i veicoli più inquinanti.',
      ],
    },
    {
      heading: 'Parcheggi e sosta',
      text: [
        'La sosta per accompagnare è gratuita per alcuni minuti, con telecamere ai due estremi. I parcheggi accanto al terminal hanno prezzi da andata e ritorno in giornata; per assenze più lunghe quelli di viale Forlanini con la navetta costano molto meno.',
      ],
    },
    {
      heading: 'Carburante e riconsegna',
      text: [
        'I distributori sono in viale Forlanini, su entrambi i lati, e sulla Tangenziale Est a pochi minuti; quelli del viale costano spesso meno. L’ingresso per la riconsegna è nello stesso multipiano, segnalato prima del terminal. Dalla tangenziale segui «Linate» e poi i cartelli della riconsegna.',
      ],
    },
  ],
  distances: [
    { to: 'Milano, Duomo', kilometres: 8, minutes: 20 },
    { to: 'Bergamo', kilometres: 48, minutes: 40 },
    { to: 'Como', kilometres: 58, minutes: 50 },
    { to: 'Pavia', kilometres: 45, minutes: 40 },
    { to: 'Verona', kilometres: 155, minutes: 95 },
  ],
  questions: [
    {
      question: 'Serve il ticket di Area C?',
      answer:
        'Sì, se nei feriali entri nella cerchia dei Bastioni; per il fine settimana guarda se ormai si paga. Da Linate si fa prima in metro.',
    },
    {
      question: 'Per i laghi quale strada?',
      answer: 'Tangenziale Est (A51) e poi statale 36 per Lecco; A4, A8 e A9 per Como.',
    },
    {
      question: 'La tangenziale è a pedaggio?',
      answer: 'A certe uscite e barriere sì. Verso A1 e A4 tieni pronta la carta.',
    },
  ],
};
