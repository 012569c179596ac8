import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Noleggio auto all’aeroporto di Cagliari Elmas',
    description:
      'Auto a noleggio a Cagliari Elmas (CAG): le file dei sabati d’estate, gomme e sottoscocca sulle strade bianche, quanto distano le spiagge più belle.',
  },
  title: 'Noleggio auto all’aeroporto di Cagliari Elmas',
  description:
    'Sullo stagno dei fenicotteri, a sette chilometri dalla città e all’inizio dell’unica strada che somiglia a un’autostrada.',
  text: [
    {
      heading: 'Terminal e banchi',
      text: [
        'Gli autonoleggi condividono un edificio accanto al terminal: ci si arriva in cinque minuti per un passaggio coperto, e le auto sono dietro. Il treno impiega sei o sette minuti fino a Cagliari; quando ci sono lavori sulla linea lo sostituisce un autobus.',
      ],
    },
    {
      heading: 'La consegna dell’auto',
      text: [
        'Nei sabati da giugno a settembre le file sono lunghe: uno va avanti, gli altri aspettano i bagagli. Informati sulla franchigia per gomme e sottoscocca, perché alle spiagge portano strade bianche, e se è ammesso il traghetto per San Pietro. Controlla la ruota di scorta.',
      ],
    },
    {
      heading: 'Parcheggi e sosta',
      text: [
        'I minuti gratuiti davanti sono una decina, per poche volte al giorno. Il multipiano è accanto al terminal; per soste lunghe costa meno il parcheggio scoperto o uno privato a Elmas.',
      ],
    },
    {
      heading: 'Carburante e riconsegna',
      text: [
        'Sulla SS130 e sulla SS131 ci sono distributori entro tre chilometri, in paese a Elmas più economici; di notte funzionano con la macchinetta. Da Villasimius o da Chia, nelle sere d’estate, calcola mezz’ora in più. Scuoti la sabbia dai tappetini: alcuni contratti addebitano la pulizia straordinaria.',
      ],
    },
  ],
  distances: [
    { to: 'Cagliari, centro', kilometres: 8, minutes: 15 },
    { to: 'Spiaggia del Poetto', kilometres: 14, minutes: 20 },
    { to: 'Pula e Nora', kilometres: 35, minutes: 35 },
    { to: 'Villasimius', kilometres: 58, minutes: 65 },
    { to: 'Oristano', kilometres: 90, minutes: 60 },
  ],
  questions: [
    {
      question: 'In Sardegna ci sono autostrade o pedaggi?',
      answer: 'Né le une né gli altri. La SS131 è una superstrada gratuita da Cagliari a Sassari.',
    },
    {
      question: 'Posso riconsegnare a Olbia?',
      answer:
        'Spesso sì: il supplemento di sola andata compare prima di pagare. Il viaggio dura tre ore abbondanti.',
    },
    {
      question: 'Quali sono le spiagge più vicine?',
      answer: 'Il Poetto in città; per le più belle vai a Chia o a Villasimius, a un’ora.',
    },
    {
      question: 'Spiagge e parcheggi vanno prenotati?',
      answer:
        'Alcuni sì, da metà maggio fino in ottobre, con il numero chiuso. Guarda il sito del Comune la sera prima e parti presto.',
    },
  ],
};
