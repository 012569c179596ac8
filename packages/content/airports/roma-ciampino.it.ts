import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Noleggio auto all’aeroporto di Roma Ciampino',
    description:
      'Auto a noleggio a Roma Ciampino (CIA): banchi a pochi passi dagli arrivi, Castelli Romani in un quarto d’ora e le ore in cui l’Appia è ferma.',
  },
  title: 'Noleggio auto all’aeroporto di Roma Ciampino',
  description:
    'Un piccolo aeroporto per i voli low cost ai piedi dei Castelli, a dieci minuti dal Raccordo e senza una ferrovia propria.',
  text: [
    {
      heading: 'Terminal e banchi',
      text: [
        'Il terminal è uno solo. I banchi degli autonoleggi sono fuori dal terminal, a pochi passi dagli arrivi, con le auto lì vicino: segui «Autonoleggi». Gli autobus vanno a Termini e alla stazione di Ciampino, da cui i treni per Roma impiegano un quarto d’ora.',
      ],
    },
    {
      heading: 'La consegna dell’auto',
      text: [
        'I voli low cost arrivano a ondate: manda una persona al banco mentre un’altra aspetta le valigie. Chi ha già caricato i documenti fa prima. Controlla carburante, ruota di scorta e graffi alla luce del giorno: i piazzali sono stretti e i segni di manovra sui paraurti frequenti.',
      ],
    },
    {
      heading: 'Parcheggi e sosta',
      text: [
        'Davanti al terminal alcuni minuti sono gratuiti, poi il prezzo sale in fretta. I parcheggi dell’aeroporto sono lungo la via Appia Nuova; quelli privati con navetta costano meno. Nelle corsie degli autobus non si aspetta: ci sono le telecamere.',
      ],
    },
    {
      heading: 'Carburante e riconsegna',
      text: [
        'Fai il pieno sull’Appia verso Albano o nelle aree del Raccordo prima dell’uscita 23; in aeroporto la scelta è poca. Tra le sette e mezza e le nove l’Appia è ferma verso Roma, la sera verso i Castelli. Per una riconsegna a quelle ore calcola mezz’ora in più.',
      ],
    },
  ],
  distances: [
    { to: 'Roma, Termini', kilometres: 15, minutes: 30 },
    { to: 'Frascati', kilometres: 9, minutes: 15 },
    { to: 'Castel Gandolfo', kilometres: 12, minutes: 20 },
    { to: 'Latina', kilometres: 55, minutes: 60 },
    { to: 'Frosinone', kilometres: 72, minutes: 55 },
  ],
  questions: [
    {
      question: 'Ciampino va bene per i Castelli Romani?',
      answer: 'È l’ideale: Frascati e il lago Albano sono entro venti minuti, senza toccare la città.',
    },
    {
      question: 'C’è un banco aperto di notte?',
      answer:
        'Quasi tutti chiudono dopo l’ultimo atterraggio previsto; se il volo è in ritardo chiama il noleggiatore, il numero è nella conferma.',
    },
    {
      question: 'Posso riconsegnare a Fiumicino?',
      answer: 'Di solito sì, con un supplemento di sola andata; sul Raccordo è mezz’ora.',
    },
  ],
};
