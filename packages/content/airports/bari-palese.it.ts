import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Noleggio auto all’aeroporto di Bari Palese',
    description:
      'Auto a noleggio a Bari Palese (BRI): venti minuti dal nastro alla SS16, il pieno a prezzi da supermercato, i tempi per trulli, Trani e Matera.',
  },
  title: 'Noleggio auto all’aeroporto di Bari Palese',
  description: 'L’aeroporto Karol Wojtyła: piccolo, rapido e subito sulla superstrada lungo la costa.',
  text: [
    {
      heading: 'Terminal e banchi',
      text: [
        'Uscendo dagli arrivi si vede subito la fila degli uffici di noleggio, con le auto a pochi passi, all’aperto. I treni per Bari Centrale partono dal piano interrato e impiegano circa venti minuti; gli autobus per Matera e Brindisi fermano davanti.',
      ],
    },
    {
      heading: 'La consegna dell’auto',
      text: [
        'Dal nastro alla strada di rado servono più di venti minuti, in agosto quaranta. Scegli una compatta, per i vicoli delle città bianche. Guarda cerchi e sottoscocca: in campagna ci sono sassi, e quelle parti sono spesso fuori dall’assicurazione.',
      ],
    },
    {
      heading: 'Parcheggi e sosta',
      text: [
        'I minuti gratuiti sono pochi: alle partenze bastano appena per scaricare, nei parcheggi di sosta breve arrivano a un quarto d’ora, e non per tutte le volte che vuoi nello stesso giorno. Leggi il cartello alla sbarra. Il multipiano è di fronte, i parcheggi scoperti accanto costano meno, e a Palese quelli privati hanno la navetta.',
      ],
    },
    {
      heading: 'Carburante e riconsegna',
      text: [
        'Sulla SS16 ci sono distributori nei due sensi entro cinque chilometri; i più economici sono quelli dei supermercati di Modugno e Bitonto. Dalla Valle d’Itria calcola un’ora e un quarto; la domenica sera d’estate la SS16 da Monopoli va a passo d’uomo. Le corsie di riconsegna sono accanto agli uffici.',
      ],
    },
  ],
  distances: [
    { to: 'Bari, centro', kilometres: 11, minutes: 18 },
    { to: 'Trani', kilometres: 38, minutes: 30 },
    { to: 'Polignano a Mare', kilometres: 45, minutes: 35 },
    { to: 'Alberobello', kilometres: 65, minutes: 55 },
    { to: 'Matera', kilometres: 65, minutes: 60 },
  ],
  questions: [
    {
      question: 'In Puglia si pagano pedaggi?',
      answer: 'Solo sulla A14. La SS16 e le strade per Alberobello e Matera sono gratuite.',
    },
    {
      question: 'Bari o Brindisi per il Salento?',
      answer:
        'Brindisi è più vicina a Lecce; da Bari è un’ora e tre quarti con SS16, SS379 e SS613, tutte gratuite.',
    },
    {
      question: 'Si entra in auto nei Sassi di Matera?',
      answer: 'No, sono in ZTL. Si parcheggia nella città moderna; dieci minuti a piedi.',
    },
    {
      question: 'Posso ritirare l’auto al porto dei traghetti?',
      answer:
        'Sì, con alcuni noleggiatori, su appuntamento. Dal porto all’aeroporto sono venti minuti in taxi, ed è spesso la soluzione più rapida.',
    },
  ],
};
