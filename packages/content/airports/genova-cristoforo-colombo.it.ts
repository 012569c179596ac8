import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Noleggio auto all’aeroporto di Genova Cristoforo Colombo',
    description:
      'Auto a noleggio a Genova Cristoforo Colombo (GOA): consegna rapida, auto piccole per i vicoli, cantieri su A10 e A12, tempi per le due Riviere.',
  },
  title: 'Noleggio auto all’aeroporto di Genova Cristoforo Colombo',
  description:
    'Una pista sul mare, a sette chilometri dal Porto Antico, con le due Riviere davanti alla porta.',
  text: [
    {
      heading: 'Terminal e banchi',
      text: [
        'È un terminal piccolo: i banchi hanno una sala tutta loro al piano arrivi, le auto sono lì fuori, a cinque minuti dal nastro. Un autobus va alle stazioni di Principe e Brignole; la stazione di Sestri Ponente è a pochi minuti.',
      ],
    },
    {
      heading: 'La consegna dell’auto',
      text: [
        'La consegna è rapida, perché i voli sono pochi. Prendi un’auto piccola: vicoli, garage e posti della costa sono fatti per quella. Chiedi se c’è il Telepass, perché i caselli sono ogni pochi chilometri, e come seguire le notizie sul traffico di A10 e A12.',
      ],
    },
    {
      heading: 'Parcheggi e sosta',
      text: [
        'Pochi minuti gratuiti davanti; parcheggi a pagamento ai due lati del terminal. Per i traghetti verso Sardegna e Corsica il porto ha i suoi, a un quarto d’ora.',
      ],
    },
    {
      heading: 'Carburante e riconsegna',
      text: [
        'Fai il pieno a Sestri Ponente o a Cornigliano, cinque minuti prima del terminal; le aree di A10 e A12 costano di più. Dalla Riviera aggiungi mezz’ora a quanto dice il navigatore: i cantieri nelle gallerie sono permanenti. Dopo il casello segui «Aeroporto» e tieni la destra per la riconsegna.',
      ],
    },
  ],
  distances: [
    { to: 'Genova, Porto Antico', kilometres: 8, minutes: 15 },
    { to: 'Camogli', kilometres: 34, minutes: 35 },
    { to: 'Santa Margherita Ligure', kilometres: 42, minutes: 45 },
    { to: 'La Spezia', kilometres: 112, minutes: 80 },
    { to: 'Sanremo', kilometres: 135, minutes: 90 },
  ],
  questions: [
    {
      question: 'Le Cinque Terre sono lontane?',
      answer: 'Un’ora e venti fino a La Spezia, dove si parcheggia e si prende il treno.',
    },
    {
      question: 'Per la Riviera di Levante devo attraversare la città?',
      answer: 'No, la A10 si unisce ad A7 e A12 più in alto.',
    },
    {
      question: 'E se c’è un’allerta meteo?',
      answer: 'Rimanda il viaggio e chiama il noleggiatore per ritiro o riconsegna: ci è abituato.',
    },
    {
      question: 'Dove lascio l’auto in città?',
      answer:
        'Al Porto Antico, in piazza della Vittoria o a Dinegro con la metro. Il centro storico è zona a traffico limitato.',
    },
  ],
};
