import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Noleggio auto all’aeroporto di Verona Villafranca',
    description:
      'Auto a noleggio a Verona Villafranca (VRN): banchi di fronte al terminal, il Garda in venti minuti e le code della domenica sera da mettere in conto.',
  },
  title: 'Noleggio auto all’aeroporto di Verona Villafranca',
  description: 'L’aeroporto del lago di Garda: venti minuti dalla riva, e altrettanti da Verona.',
  text: [
    {
      heading: 'Terminal e banchi',
      text: [
        'Fuori dagli arrivi, i banchi degli autonoleggi sono nell’edificio di fronte, a tre minuti a piedi, con le auto dietro. La navetta per Porta Nuova impiega un quarto d’ora; d’estate ci sono corriere per il lago.',
      ],
    },
    {
      heading: 'La consegna dell’auto',
      text: [
        'Nei fine settimana di stagione arrivano famiglie con molti bagagli: guarda il bagagliaio prima di firmare. Per i seggiolini indica l’età dei bambini quando prenoti. D’inverno chiedi gomme o catene per il Brennero e il Baldo.',
      ],
    },
    {
      heading: 'Parcheggi e sosta',
      text: [
        'I minuti gratuiti davanti sono pochi e filmati. Il parcheggio più vicino è il più caro; gli altri costano meno e si raggiungono a piedi o con la navetta. A Dossobuono ci sono parcheggi privati accanto alla recinzione.',
      ],
    },
    {
      heading: 'Carburante e riconsegna',
      text: [
        'Fai il pieno a Villafranca o a Dossobuono, a cinque minuti, ai prezzi di paese; le aree dell’autostrada prima di Verona Nord costano di più. Dal lago, la domenica sera, calcola un’ora per ciò che di solito ne richiede mezza. Il piazzale di riconsegna è segnalato prima del terminal.',
      ],
    },
  ],
  distances: [
    { to: 'Verona, Arena', kilometres: 12, minutes: 18 },
    { to: 'Peschiera del Garda', kilometres: 20, minutes: 20 },
    { to: 'Bardolino', kilometres: 28, minutes: 30 },
    { to: 'Mantova', kilometres: 35, minutes: 35 },
    { to: 'Bolzano', kilometres: 155, minutes: 95 },
  ],
  questions: [
    {
      question: 'Posso evitare Verona andando al lago?',
      answer: 'Sì: per Sommacampagna su strada normale o con la A4 fino a Peschiera.',
    },
    { question: 'Gardaland è vicino?', answer: 'Venticinque minuti con la A4, uscita Peschiera.' },
    {
      question: 'Posso andare in Austria?',
      answer:
        'Con il consenso del noleggiatore. Il Brennero è a due ore e mezza; subito dopo c’è un pedaggio, e da Innsbruck in poi serve la vignetta.',
    },
    {
      question: 'Durante la stagione lirica l’auto serve?',
      answer:
        'Di giorno, per il lago e le colline, sì. La sera lasciala in hotel o vicino alla stazione di Porta Nuova e cammina un quarto d’ora fino all’Arena.',
    },
  ],
};
