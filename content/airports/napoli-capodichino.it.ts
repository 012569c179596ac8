import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Noleggio auto all’aeroporto di Napoli Capodichino',
    description:
      'Noleggiare un’auto a Napoli Capodichino (NAP): terminal e banchi, consegna, parcheggi, distanze su strada, dove fare il pieno prima della riconsegna.',
  },
  title: 'Noleggio auto all’aeroporto di Napoli Capodichino',
  description:
    'In mezzo alla città eppure a due minuti dalla Tangenziale: nessuno deve attraversare Napoli per uscirne.',
  text: [
    {
      heading: 'Terminal e banchi',
      text: [
        'Il terminal è uno. L’area noleggi è all’esterno, a pochi minuti a piedi a destra degli arrivi o con una breve navetta, secondo il noleggiatore; segui «Autonoleggio». L’Alibus va alla stazione centrale e al porto in un quarto d’ora o mezz’ora.',
      ],
    },
    {
      heading: 'La consegna dell’auto',
      text: [
        'Fai scrivere ogni graffio, e qualcuno ci sarà; chiedi che le foto restino con la prenotazione. Decidi prima con calma sulla franchigia. Per la Costiera prendi l’auto più piccola e chiedi quali specchietti si chiudono.',
      ],
    },
    {
      heading: 'Parcheggi e sosta',
      text: [
        'I minuti gratuiti davanti al terminal sono pochi. P1 e P2 sono per le soste brevi, gli altri, con navetta, per le lunghe. Chi si offre di guardare l’auto non è il parcheggio: vai fino alla sbarra.',
      ],
    },
    {
      heading: 'Carburante e riconsegna',
      text: [
        'Fai il pieno in Tangenziale o su viale Maddalena, dove i distributori sono vicini tra loro; verso sera c’è la coda. Da Sorrento o da Amalfi d’estate aggiungi un’ora. L’uscita si chiama «Capodichino-Aeroporto»: dopo, tieni la destra.',
      ],
    },
  ],
  distances: [
    { to: 'Napoli, porto', kilometres: 7, minutes: 20 },
    { to: 'Pompei', kilometres: 27, minutes: 30 },
    { to: 'Caserta', kilometres: 28, minutes: 30 },
    { to: 'Sorrento', kilometres: 52, minutes: 65 },
    { to: 'Amalfi', kilometres: 65, minutes: 85 },
  ],
  questions: [
    { question: 'La Tangenziale si paga?', answer: 'Una volta, a tariffa unica, con monete o carta.' },
    {
      question: 'Come arrivo a Pompei da qui?',
      answer: 'Con la A3 verso Salerno, uscita Pompei Ovest, mezz’ora; i parcheggi sono all’uscita.',
    },
    {
      question: 'Posso ritirare qui e riconsegnare a Roma?',
      answer:
        'Con molti autonoleggi sì, con un supplemento di sola andata compreso nel prezzo; due ore di A1.',
    },
    {
      question: 'Dove lascio l’auto per Capri o Ischia?',
      answer:
        'In un garage custodito vicino al porto o, meglio, ritirala qui solo dopo le isole. L’Alibus porta agli imbarchi del Beverello in circa mezz’ora.',
    },
  ],
};
