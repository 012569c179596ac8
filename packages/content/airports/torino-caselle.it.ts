import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Noleggio auto all’aeroporto di Torino Caselle',
    description:
      'Auto a noleggio a Torino Caselle (TRN): banchi al piano degli arrivi, catene e portasci, dove fare il pieno e le strade per Langhe, piste e Aosta.',
  },
  title: 'Noleggio auto all’aeroporto di Torino Caselle',
  description:
    'Un aeroporto tranquillo sulla via delle montagne, alla stessa distanza dalle Langhe e dalle piste.',
  text: [
    {
      heading: 'Terminal e banchi',
      text: [
        'Un terminal con gli arrivi al livello inferiore, dove stanno i banchi degli autonoleggi. Le auto sono nel parcheggio di fronte, a cinque minuti dal nastro. La stazione accanto al terminal ha treni per Porta Susa, in circa mezz’ora, e poi per il Lingotto.',
      ],
    },
    {
      heading: 'La consegna dell’auto',
      text: [
        'Nei sabati d’inverno i charter portano gli sciatori: chiedi gomme invernali e catene per iscritto quando prenoti, e prova a montarle nel parcheggio invece che nella neve. Un portasci cambia l’altezza per i garage. Per il resto la consegna è rapida.',
      ],
    },
    {
      heading: 'Parcheggi e sosta',
      text: [
        'La sosta gratuita davanti dura pochi minuti. Il multipiano è accanto agli arrivi, i parcheggi scoperti poco più in là costano meno, e meno ancora se prenotati.',
      ],
    },
    {
      heading: 'Carburante e riconsegna',
      text: [
        'I distributori sono sulla strada dell’aeroporto verso Borgaro e a Caselle, a prezzi normali; nelle aree della tangenziale costano di più. Da Sestriere o Bardonecchia fai il pieno a Susa. La domenica sera in stagione la A32 è in coda da Avigliana: calcola un’ora in più.',
      ],
    },
  ],
  distances: [
    { to: 'Torino, Porta Susa', kilometres: 16, minutes: 25 },
    { to: 'Venaria Reale', kilometres: 9, minutes: 12 },
    { to: 'Alba', kilometres: 90, minutes: 75 },
    { to: 'Sestriere', kilometres: 105, minutes: 90 },
    { to: 'Aosta', kilometres: 105, minutes: 70 },
  ],
  questions: [
    {
      question: 'Devo attraversare Torino?',
      answer: 'No. La tangenziale comincia dalla strada dell’aeroporto e porta a ogni autostrada.',
    },
    {
      question: 'Per le Langhe quale strada?',
      answer:
        'Tangenziale e A6 fino a Marene, poi A33, che non ha caselli e si paga online; oppure A21 fino ad Asti per il Monferrato.',
    },
    {
      question: 'Posso andare a sciare in Francia?',
      answer: 'Con il consenso del noleggiatore; informati sul pedaggio del Fréjus e sull’assicurazione.',
    },
    {
      question: 'Lungo la strada ci sono ZTL?',
      answer:
        'In tangenziale no. Il centro di Torino è limitato soprattutto nelle mattine feriali, e gli hotel possono registrare la tua targa prima del tuo arrivo in città.',
    },
  ],
};
