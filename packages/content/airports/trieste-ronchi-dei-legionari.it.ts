import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Noleggio auto all’aeroporto di Trieste Ronchi dei Legionari',
    description:
      'Auto a noleggio a Trieste Ronchi dei Legionari (TRS): consegna in dieci minuti, vignetta slovena, i tempi per Grado, Gorizia e Lubiana.',
  },
  title: 'Noleggio auto all’aeroporto di Trieste Ronchi dei Legionari',
  description:
    'Tra il Carso, la laguna di Grado e i vigneti del Collio, con una stazione ferroviaria tutta sua e mai folla.',
  text: [
    {
      heading: 'Terminal e banchi',
      text: [
        'Qui è tutto vicino: i banchi sono agli arrivi, le auto subito fuori. Una passerella coperta porta oltre la strada alla stazione: Trieste in mezz’ora, Udine in altrettanto, Venezia in un’ora e tre quarti.',
      ],
    },
    {
      heading: 'La consegna dell’auto',
      text: [
        'La consegna richiede dieci minuti. Se vuoi andare in Slovenia, Croazia o Austria fai scrivere il consenso nel contratto e compra online la vignetta slovena per quella targa prima del confine. D’inverno chiedi gomme o catene, e attento alla bora.',
      ],
    },
    {
      heading: 'Parcheggi e sosta',
      text: [
        'La sosta breve davanti è gratuita per alcuni minuti. Il multipiano presso la passerella serve treno e aereo; i prezzi settimanali sono moderati.',
      ],
    },
    {
      heading: 'Carburante e riconsegna',
      text: [
        'Ci sono distributori a Ronchi, a Monfalcone e sulla SS14, tutti entro dieci minuti; in Slovenia il carburante costa spesso meno, e in Friuli lo sconto regionale spetta solo ai residenti. I posti di riconsegna sono accanto all’uscita arrivi. Le aree della A4 sono le più care.',
      ],
    },
  ],
  distances: [
    { to: 'Trieste', kilometres: 33, minutes: 35 },
    { to: 'Grado', kilometres: 22, minutes: 25 },
    { to: 'Gorizia', kilometres: 22, minutes: 25 },
    { to: 'Udine', kilometres: 42, minutes: 35 },
    { to: 'Lubiana', kilometres: 120, minutes: 85 },
  ],
  questions: [
    {
      question: 'Va bene per Venezia?',
      answer: 'Un’ora e venti di A4, con prezzi più bassi e file più corte che al Marco Polo.',
    },
    {
      question: 'Per la Slovenia serve la vignetta?',
      answer:
        'In autostrada e superstrada sì, anche per pochi chilometri. Le vecchie strade sono gratuite e, dal 2026, anche quella da Rabuiese a Capodistria.',
    },
    {
      question: 'E per la laguna di Grado?',
      answer:
        'Da qui la strada sulla laguna richiede venticinque minuti; sull’isola d’estate si parcheggia a pagamento.',
    },
    {
      question: 'A Trieste serve l’auto?',
      answer: 'No, ma per il Carso, il Collio e la costa slovena sì. In città parcheggia sotto San Giusto.',
    },
  ],
};
