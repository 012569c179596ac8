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
        'Gli arrivi sono al piano terra. Alcuni noleggi hanno il banco dentro, altri solo nell’area noleggi, dove sono quasi tutte le auto e dove va una navetta gratuita: lo dice la prenotazione. I noleggiatori locali ti aspettano con il cartello, su appuntamento. Treni e pullman partono per la stazione centrale di Palermo.',
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
        'Davanti all’ingresso hai un quarto d’ora, contato dalle telecamere: dopo non c’è una tariffa ma la multa. Il parcheggio del terminal si paga a ore, quelli a mezzo chilometro e quelli di Cinisi, con navetta, a giornata. Il vento può essere forte: tieni le portiere.',
      ],
    },
    {
      heading: 'Carburante e riconsegna',
      text: [
        'La A29 non ha aree di servizio, da un capo all’altro. Esci a Carini, Villagrazia o Cinisi, dove i distributori sono vicini agli svincoli, e fai il pieno lì: nell’area noleggi non ci sono pompe. Da Palermo, all’ora di punta, calcola un’ora: il collo di bottiglia è la circonvallazione.',
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
