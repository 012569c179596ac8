import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Noleggio auto all’aeroporto di Milano Malpensa',
    description:
      'Auto a noleggio a Milano Malpensa (MXP): quale terminal, quanto si aspetta al banco, la Pedemontana senza caselli e i tempi per laghi e Svizzera.',
  },
  title: 'Noleggio auto all’aeroporto di Milano Malpensa',
  description:
    'L’aeroporto intercontinentale del Nord è nei boschi del Ticino, più vicino ai laghi che a Milano.',
  text: [
    {
      heading: 'Terminal e banchi',
      text: [
        'Il Terminal 1 accoglie quasi tutte le compagnie, il Terminal 2 le low cost; li collegano un autobus gratuito e il treno. Ognuno ha i suoi banchi al livello degli arrivi e le auto nel parcheggio di fronte: verifica sulla conferma quale dei due. I treni da entrambi vanno a Cadorna e Centrale in poco meno di un’ora.',
      ],
    },
    {
      heading: 'La consegna dell’auto',
      text: [
        'Al mattino presto, quando atterrano i voli intercontinentali, metti in conto mezz’ora al banco. Chiedi se il Telepass è in dotazione e come si regola la Pedemontana, che non ha caselli. Dal 15 novembre al 15 aprile controlla che ci siano gomme invernali o catene.',
      ],
    },
    {
      heading: 'Parcheggi e sosta',
      text: [
        'Davanti alle partenze la sosta è gratuita per alcuni minuti, contati dalle telecamere. Più un parcheggio è lontano, meno costa, e prenotato online costa ancora meno. Al Terminal 2 i più vicini sono oltre la strada.',
      ],
    },
    {
      heading: 'Carburante e riconsegna',
      text: [
        'Ci sono distributori sulla SS336 nei due sensi, l’ultimo a pochi chilometri dai terminal, e a Gallarate a prezzi più bassi. Segui per tempo «Rental car return»: le uscite per Terminal 1 e 2 sono a qualche chilometro l’una dall’altra, e sbagliare costa dieci minuti.',
      ],
    },
  ],
  distances: [
    { to: 'Milano, Duomo', kilometres: 52, minutes: 55 },
    { to: 'Stresa, lago Maggiore', kilometres: 45, minutes: 40 },
    { to: 'Como', kilometres: 52, minutes: 50 },
    { to: 'Lugano', kilometres: 75, minutes: 65 },
    { to: 'Torino', kilometres: 125, minutes: 85 },
  ],
  questions: [
    {
      question: 'Malpensa o Linate?',
      answer: 'Malpensa per il lago Maggiore, Varese e la Svizzera; Linate per la città e l’est.',
    },
    {
      question: 'Posso andare in Svizzera?',
      answer:
        'Con il consenso del noleggiatore e la vignetta svizzera; il confine di Chiasso è a cinquanta minuti.',
    },
    { question: 'La A8 si paga?', answer: 'Sì, tra Gallarate e Milano, a una barriera; si paga con carta.' },
  ],
};
