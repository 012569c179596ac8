import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Noleggio auto all’aeroporto di Venezia Marco Polo',
    description:
      'Auto a noleggio a Venezia Marco Polo (VCE): auto a cinque minuti dagli arrivi, quando conviene ritirarla, i tempi per Treviso, Padova e Cortina.',
  },
  title: 'Noleggio auto all’aeroporto di Venezia Marco Polo',
  description:
    'Sul bordo della laguna: in barca si va a Venezia, in autostrada alle Dolomiti, e l’auto è a cinque minuti.',
  text: [
    {
      heading: 'Terminal e banchi',
      text: [
        'Un terminal su tre piani. I banchi degli autonoleggi sono agli arrivi; le auto nel multipiano di fronte, cinque minuti al coperto. Dalla darsena, a dieci minuti di tapis roulant, partono i battelli per Venezia; gli autobus per Piazzale Roma e Mestre fermano davanti. La stazione ferroviaria sotto l’aeroporto è in completamento: guarda se i treni ci arrivano già.',
      ],
    },
    {
      heading: 'La consegna dell’auto',
      text: [
        'Se prima vai a Venezia non ritirare l’auto oggi: una notte in garage lì costa quanto un giorno di noleggio. Prenota la consegna per il giorno in cui riparti e torna in autobus. Per la montagna chiedi dotazione invernale e Telepass.',
      ],
    },
    {
      heading: 'Parcheggi e sosta',
      text: [
        'L’area di attesa davanti agli arrivi è gratuita per pochi minuti. Più un parcheggio è lontano, meno costa, e ancora meno online; quelli privati di Tessera hanno la navetta. Per le isole e il centro storico l’auto non serve: lasciala qui.',
      ],
    },
    {
      heading: 'Carburante e riconsegna',
      text: [
        'I distributori sono sulla SS14 Triestina nei due sensi, a pochi chilometri, meno cari di quello sulla via di accesso. L’ingresso per la riconsegna nel multipiano è indicato per noleggiatore. Nei sabati d’estate la Triestina verso Jesolo è ferma dalle otto.',
      ],
    },
  ],
  distances: [
    { to: 'Venezia, Piazzale Roma', kilometres: 13, minutes: 20 },
    { to: 'Treviso', kilometres: 26, minutes: 30 },
    { to: 'Padova', kilometres: 45, minutes: 40 },
    { to: 'Cortina d’Ampezzo', kilometres: 150, minutes: 115 },
    { to: 'Trieste', kilometres: 145, minutes: 90 },
  ],
  questions: [
    {
      question: 'Posso riconsegnare a Piazzale Roma?',
      answer:
        'Sì, con i noleggiatori che hanno una filiale lì: è la soluzione più comoda se Venezia è l’ultima tappa.',
    },
    {
      question: 'Fino a Mestre si paga?',
      answer: 'No, la bretella dell’aeroporto e la A57 intorno a Mestre sono gratuite fino alle barriere.',
    },
    {
      question: 'L’aeroporto di Treviso è vicino?',
      answer: 'Trentacinque minuti; controlla da quale dei due parte il tuo volo low cost.',
    },
  ],
};
