import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Noleggio auto all’aeroporto di Bergamo Orio al Serio',
    description:
      'Auto a noleggio a Bergamo Orio al Serio (BGY): code a ondate, auto di fronte o con navetta, chiavi in cassetta e i tempi per Iseo, Garda e Milano.',
  },
  title: 'Noleggio auto all’aeroporto di Bergamo Orio al Serio',
  description: 'I voli low cost atterrano qui accanto alla A4, a metà strada tra il lago di Como e il Garda.',
  text: [
    {
      heading: 'Terminal e banchi',
      text: [
        'Il terminal è uno, lungo e affollato. I banchi degli autonoleggi sono insieme vicino all’uscita arrivi. Una parte delle auto è nei parcheggi di fronte, un’altra a qualche minuto di navetta: lo dice la conferma. L’autobus 1 va in stazione a Bergamo e in Città Alta, i pullman a Milano Centrale in un’ora.',
      ],
    },
    {
      heading: 'La consegna dell’auto',
      text: [
        'I voli arrivano a ondate la mattina presto e la sera tardi, e la fila con loro. Manda avanti una persona al banco. Guarda i cerchi: i cordoli delle uscite sono alti. D’inverno fatti mostrare gomme invernali o catene, che servono in ogni valle.',
      ],
    },
    {
      heading: 'Parcheggi e sosta',
      text: [
        'La sosta gratuita è breve e filmata. I parcheggi ufficiali sono numerati per distanza; quelli privati di Orio, Grassobbio e Seriate ti portano con il pulmino. Il centro commerciale oltre la strada è collegato da un sottopasso, ma il suo parcheggio non è per chi parte.',
      ],
    },
    {
      heading: 'Carburante e riconsegna',
      text: [
        'Fai il pieno a Seriate o sull’Asse interurbano la sera prima di un volo presto: alle cinque servono solo le macchinette. Chiedi quando apre il banco e se le chiavi si lasciano in cassetta; in quel caso fotografa carburante, chilometri e i quattro lati.',
      ],
    },
  ],
  distances: [
    { to: 'Bergamo, Città Bassa', kilometres: 5, minutes: 12 },
    { to: 'Milano, Duomo', kilometres: 50, minutes: 50 },
    { to: 'Iseo', kilometres: 32, minutes: 35 },
    { to: 'Lecco', kilometres: 42, minutes: 45 },
    { to: 'Sirmione', kilometres: 82, minutes: 60 },
  ],
  questions: [
    {
      question: 'Ha senso andare da qui a Milano in auto?',
      answer: 'Solo se poi prosegui. Con Area B e Area C è più semplice il pullman.',
    },
    {
      question: 'Quanto ci vuole per il lago di Garda?',
      answer:
        'Da quarantacinque minuti a un’ora fino a Desenzano e Sirmione con la A4, se a Brescia non c’è coda.',
    },
    {
      question: 'Qual è il lago più vicino?',
      answer: 'Quello d’Iseo, a mezz’ora, il più tranquillo e con un’isola senza auto.',
    },
  ],
};
