import type { AboutContent } from '../schema/page.ts';

export const content: AboutContent = {
  meta: {
    title: 'Chi siamo: da chi noleggi l’auto',
    description:
      'Chi è {{name}}, che cosa comprende il prezzo, chi custodisce il pagamento fino alla consegna delle chiavi e chi può vedere i tuoi documenti.',
  },
  title: 'Chi siamo',
  description: '{{name}} noleggia auto in Italia. Ecco come lavoriamo e che cosa puoi aspettarti da noi.',
  text: [
    {
      heading: 'Chi c’è dietro',
      text: [
        'Dietro {{name}} ci sono persone che conoscono le auto che consegnano e le strade che cominciano davanti alla sede. Ogni auto ha la sua pagina: com’è fatta, che cambio ha, dove ti aspettano le chiavi e in quali orari.',
        'Il contratto di noleggio è tra te e l’azienda indicata nella pagina dell’auto. Chi ti consegna le chiavi è chi risponde dell’auto.',
      ],
    },
    {
      heading: 'Prenotare e pagare',
      text: [
        'Fin dal primo elenco vedi un solo prezzo: tutti i giorni, IVA e supplementi compresi, con la cauzione accanto. Paghi con carta sulla pagina di un gestore dei pagamenti; il numero della carta non passa mai da questo sito.',
        'Prenotazione e pagamento sono gestiti per noi da {{operator}}, che custodisce il denaro finché l’auto non è tua. Annullare è gratis fino a 48 ore prima del giorno del ritiro.',
      ],
    },
    {
      heading: 'I tuoi documenti',
      text: [
        'Per noleggiare un’auto devi dimostrare chi sei e che puoi guidare. Carichi i documenti una volta sola; vengono verificati prima della consegna dell’auto e conservati cifrati, senza alcun indirizzo pubblico. Li vedi soltanto tu, chi li verifica e, finché la prenotazione è in corso, l’azienda che ti consegna le chiavi.',
      ],
    },
  ],
  values: [
    {
      title: 'Un solo prezzo',
      text: 'Quello dell’elenco è quello che paghi. La cauzione la conosci prima di prenotare, non al banco.',
    },
    {
      title: 'L’auto che hai scelto',
      text: 'Se non può esserci, te ne viene proposta un’altra per tempo; se dici di no, ti viene rimborsato tutto.',
    },
    {
      title: 'Qualcuno da chiamare',
      text: 'In ogni prenotazione c’è il numero del posto in cui ritiri l’auto.',
    },
    { title: 'Tre lingue', text: 'Sito, messaggi e dati del contratto in italiano, inglese e francese.' },
  ],
  invitation: {
    title: 'Quale sarà la tua?',
    text: 'Guarda quali auto sono libere nelle tue date, con il prezzo completo.',
    button: 'Trova un’auto',
  },
};
