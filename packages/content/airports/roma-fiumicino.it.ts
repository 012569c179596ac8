import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Noleggio auto all’aeroporto di Roma Fiumicino',
    description:
      'Auto a noleggio a Roma Fiumicino (FCO): i banchi nella torre uffici, il numero da prendere, il pieno sulla A91 e la strada per il Raccordo o per il mare.',
  },
  title: 'Noleggio auto all’aeroporto di Roma Fiumicino',
  description:
    'Il più grande aeroporto d’Italia sta tra il Raccordo e il mare: il punto di Roma da cui è più semplice cominciare un viaggio in auto.',
  text: [
    {
      heading: 'Terminal e banchi',
      text: [
        'I voli usano i Terminal 1 e 3, uno accanto all’altro. I banchi degli autonoleggi non sono agli arrivi ma nella torre uffici di fronte, raggiunta da passaggi coperti da entrambi: segui «Autonoleggi», dieci minuti con le valigie. Un treno circa ogni quarto d’ora va a Termini, un altro a Trastevere e Tiburtina.',
      ],
    },
    {
      heading: 'La consegna dell’auto',
      text: [
        'Prendi il numero se c’è la macchinetta e tieni pronti patente, documento e carta di credito. Le auto sono nei multipiano accanto alla torre. Fotografa cerchi e paraurti, perché i garage sono bui, e imposta il navigatore prima della rampa: la prima scelta, Roma o Civitavecchia, arriva quasi subito.',
      ],
    },
    {
      heading: 'Parcheggi e sosta',
      text: [
        'Chi viene a prendere qualcuno ha quindici minuti gratuiti davanti ai terminal: li misurano le telecamere, e chi li supera riceve una multa. I garage per la sosta breve sono accanto agli arrivi; il parcheggio lunga sosta si raggiunge con la navetta e, prenotato online, costa molto meno.',
      ],
    },
    {
      heading: 'Carburante e riconsegna',
      text: [
        'Fai il pieno lungo la A91 da Roma, nelle aree di servizio nei due sensi, o a Fiumicino paese; le pompe vicine ai terminal costano di più e all’alba hanno la coda. Conserva lo scontrino. Le corsie di riconsegna sono indicate per noleggiatore. Tieni tre quarti d’ora tra la sbarra e il check-in.',
      ],
    },
  ],
  distances: [
    { to: 'Roma, Colosseo', kilometres: 30, minutes: 40 },
    { to: 'Civitavecchia, porto', kilometres: 58, minutes: 45 },
    { to: 'Tivoli', kilometres: 57, minutes: 50 },
    { to: 'Orvieto', kilometres: 135, minutes: 85 },
    { to: 'Napoli', kilometres: 230, minutes: 150 },
  ],
  questions: [
    {
      question: 'Posso ritirare l’auto dopo mezzanotte?',
      answer:
        'Diversi noleggiatori hanno il banco aperto la sera; l’elenco mostra ciò che puoi ritirare alla tua ora. Quelli locali aspettano anche i voli in ritardo, su appuntamento.',
    },
    {
      question: 'La strada per Roma è a pedaggio?',
      answer: 'No. A91 e Raccordo sono gratuiti. La A12 per Civitavecchia si paga dopo il primo tratto.',
    },
    {
      question: 'Mi conviene andare subito in centro?',
      answer:
        'Solo con un hotel che registra la targa. Altrimenti prendi il treno e ritira l’auto il giorno della partenza.',
    },
  ],
};
