import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Noleggio auto all’aeroporto di Bologna Marconi',
    description:
      'Auto a noleggio a Bologna Marconi (BLQ): area noleggi e monorotaia, tangenziale o autostrada, file nei giorni di fiera, strade della Motor Valley.',
  },
  title: 'Noleggio auto all’aeroporto di Bologna Marconi',
  description:
    'A sei chilometri da piazza Maggiore, all’incrocio di quattro autostrade: nessun aeroporto è messo meglio per il Centro e il Nord.',
  text: [
    {
      heading: 'Terminal e banchi',
      text: [
        'Gli autonoleggi hanno un’area propria accanto al terminal, con banchi e auto insieme: ci si va con la navetta gratuita o in dieci minuti a piedi, secondo il noleggiatore. La monorotaia Marconi Express impiega sette minuti per la stazione dell’alta velocità; quando è ferma per manutenzione ci sono gli autobus.',
      ],
    },
    {
      heading: 'La consegna dell’auto',
      text: [
        'Nei giorni di fiera e prima delle gare di Imola la fila è lunga: arriva con i documenti già verificati. Le sportive per la Motor Valley sono spesso consegnate dal noleggiatore stesso, con mezz’ora di spiegazioni. Se passi l’Appennino chiedi le gomme invernali.',
      ],
    },
    {
      heading: 'Parcheggi e sosta',
      text: [
        'La sosta rapida davanti è gratuita per pochi minuti, un numero limitato di volte al giorno, contate dalle telecamere. I parcheggi più vicini sono i più cari; quelli più lontani costano nettamente meno. Chi resta in città sta meglio a Tanari.',
      ],
    },
    {
      heading: 'Carburante e riconsegna',
      text: [
        'Fai il pieno in via del Triumvirato o a Borgo Panigale, pochi minuti prima dell’ingresso, oppure in tangenziale. Esci dove è segnalato l’aeroporto e ricorda che tangenziale e autostrada corrono affiancate: dall’autostrada non si esce per l’aeroporto. Per la riconsegna basta mezz’ora, di più il venerdì sera.',
      ],
    },
  ],
  distances: [
    { to: 'Bologna, centro', kilometres: 7, minutes: 15 },
    { to: 'Modena', kilometres: 40, minutes: 35 },
    { to: 'Maranello', kilometres: 52, minutes: 45 },
    { to: 'Ravenna', kilometres: 82, minutes: 60 },
    { to: 'Firenze', kilometres: 105, minutes: 80 },
  ],
  questions: [
    { question: 'La tangenziale si paga?', answer: 'No, è gratuita; l’autostrada accanto è a pedaggio.' },
    {
      question: 'Per Firenze treno o auto?',
      answer: 'Treno per la città, auto per il Mugello, il Chianti o la vecchia Futa.',
    },
    {
      question: 'Quanto è lontano il mare?',
      answer: 'Un’ora e un quarto per Rimini, un’ora per i lidi ravennati, senza il traffico del sabato.',
    },
    {
      question: 'I musei Ferrari e Lamborghini sono di strada?',
      answer:
        'Maranello è a quarantacinque minuti con la A1, Sant’Agata a trentacinque su strada normale. Prenota la visita; entrambi hanno un parcheggio.',
    },
  ],
};
