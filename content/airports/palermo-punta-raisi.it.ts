import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Noleggio auto all’aeroporto di Palermo Punta Raisi',
    description:
      'Auto a noleggio a Palermo Punta Raisi (PMO): la navetta per l’area noleggi, il pieno prima dell’ultima uscita, la A29 gratuita e il pass ZTL.',
  },
  title: 'Noleggio auto all’aeroporto di Palermo Punta Raisi',
  description:
    'L’aeroporto Falcone-Borsellino è tra la rupe e il mare, con la A29, gratuita, davanti alla porta.',
  text: [
    {
      heading: 'Terminal e banchi',
      text: [
        'Gli arrivi sono al piano terra. Alcuni banchi sono dentro, altri in fila fuori; quasi tutte le auto sono in un’area noleggi, con una navetta gratuita ogni pochi minuti. I noleggiatori locali ti aspettano con il cartello, su appuntamento. Treni e pullman partono per la stazione centrale di Palermo.',
      ],
    },
    {
      heading: 'La consegna dell’auto',
      text: [
        'A luglio e agosto calcola tre quarti d’ora. Chiedi come funziona il climatizzatore, se c’è la ruota di scorta e quanto è la franchigia per gomme e sottoscocca: le strade dell’interno non li risparmiano. Fotografa anche il tetto.',
      ],
    },
    {
      heading: 'Parcheggi e sosta',
      text: [
        'L’attesa davanti è gratuita per alcuni minuti, poi cara. Il multipiano e i parcheggi scoperti accanto si pagano a ore, quelli di Cinisi con navetta a giornata. Il vento può essere forte: tieni le portiere.',
      ],
    },
    {
      heading: 'Carburante e riconsegna',
      text: [
        'C’è un distributore sulla via di uscita e un altro nell’area di servizio della A29 a Carini; a Cinisi e Terrasini i prezzi sono più bassi. Fai il pieno prima dell’ultima uscita, perché nell’area noleggi non ci sono pompe. Da Palermo, all’ora di punta, calcola un’ora: il collo di bottiglia è la circonvallazione.',
      ],
    },
  ],
  distances: [
    { to: 'Palermo', kilometres: 35, minutes: 35 },
    { to: 'Trapani', kilometres: 75, minutes: 50 },
    { to: 'San Vito Lo Capo', kilometres: 78, minutes: 65 },
    { to: 'Cefalù', kilometres: 100, minutes: 75 },
    { to: 'Agrigento', kilometres: 165, minutes: 135 },
  ],
  questions: [
    {
      question: 'Il pass ZTL di Palermo serve subito?',
      answer: 'Solo se entri nel centro storico durante gli orari. Te lo spiega l’hotel.',
    },
    {
      question: 'Trapani è un’alternativa?',
      answer: 'Per la costa ovest sì, è a cinquanta minuti. La sola andata tra i due è spesso possibile.',
    },
    { question: 'La A29 si paga?', answer: 'No, né per Palermo né per Trapani o Mazara.' },
  ],
};
