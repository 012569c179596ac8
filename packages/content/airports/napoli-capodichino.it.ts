import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Noleggio auto all’aeroporto di Napoli Capodichino',
    description:
      'Auto a noleggio a Napoli Capodichino (NAP): l’area noleggi fuori dal terminal, graffi e franchigie, la Tangenziale, i tempi per Pompei e la Costiera.',
  },
  title: 'Noleggio auto all’aeroporto di Napoli Capodichino',
  description:
    'In mezzo alla città eppure a due minuti dalla Tangenziale: nessuno deve attraversare Napoli per uscirne.',
  text: [
    {
      heading: 'Terminal e banchi',
      text: [
        'Il terminal è uno solo. L’area noleggi è fuori: ci si arriva in pochi minuti a piedi o con una breve navetta, secondo il noleggiatore; segui «Autonoleggio». L’Alibus impiega un quarto d’ora per la stazione centrale e circa mezz’ora per il porto.',
      ],
    },
    {
      heading: 'La consegna dell’auto',
      text: [
        'Fai annotare ogni graffio, perché qualcuno ci sarà, e chiedi che le foto restino con la prenotazione. Quale franchigia vuoi decidilo prima, con calma. Per la Costiera prendi l’auto più piccola e chiedi come si chiudono gli specchietti.',
      ],
    },
    {
      heading: 'Parcheggi e sosta',
      text: [
        'Per entrare, fermarti e uscire hai un quarto d’ora, misurato dalle telecamere: dopo arriva la multa. I parcheggi accanto sono per le soste brevi, gli altri, con navetta, per le lunghe. Chi si offre di guardare l’auto non è il parcheggio: vai fino alla sbarra.',
      ],
    },
    {
      heading: 'Carburante e riconsegna',
      text: [
        'Fai il pieno in Tangenziale o in viale Umberto Maddalena, dove i distributori sono vicini tra loro; verso sera c’è la coda. Da Sorrento o da Amalfi d’estate aggiungi un’ora. L’uscita si chiama «Capodichino-Aeroporto»: dopo, tieni la destra.',
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
      answer:
        'Con la A3 verso Salerno fino all’uscita Pompei Ovest: mezz’ora, e i parcheggi sono subito dopo il casello. Porta contanti per il pedaggio unico: le carte possono essere rifiutate.',
    },
    {
      question: 'Posso ritirare qui e riconsegnare a Roma?',
      answer:
        'Con molti noleggiatori sì: il supplemento di sola andata è già nel prezzo che vedi. Sono due ore abbondanti di A1.',
    },
    {
      question: 'Dove lascio l’auto per Capri o Ischia?',
      answer:
        'In un garage custodito vicino al porto o, meglio, ritirala qui solo dopo le isole. L’Alibus porta agli imbarchi del Beverello in circa mezz’ora.',
    },
  ],
};
