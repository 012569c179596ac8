import type { OccasionContent } from '../schema/occasion.ts';

export const content: OccasionContent = {
  meta: {
    title: 'Noleggio auto per matrimoni e cerimonie',
    description:
      'Come scegliere, prenotare e organizzare l’auto degli sposi: spazio per l’abito, permessi per il centro, fiori, conducenti, piano per la pioggia, cauzione.',
  },
  title: 'Noleggio auto per matrimoni',
  highlightedWord: 'matrimoni',
  description:
    'Compare in tre fotografie e deve essere puntuale per tutte. Che cosa guardare in un’auto per un matrimonio, un battesimo o un anniversario.',
  text: [
    {
      heading: 'Decide l’abito',
      text: [
        'Prima del colore e della marca pensa a come si sale. Uno strascico vuole una portiera posteriore che si apra bene e un sedile non troppo basso; una gonna ampia riempie da sola il divano di una berlina. Con berline, limousine e grandi SUV l’abito arriva intero. Una cabrio regala le foto più belle e disfa l’acconciatura migliore: meglio aprirla dopo la cerimonia, non prima. Una due posti dal sapore d’epoca è perfetta per lasciare la festa in due, inutile per arrivare con il papà.',
        'Guarda anche che cosa c’è davanti al portone. A giugno un’auto bianca sparisce contro una facciata bianca; blu scuro, argento e tinte pastello reggono qualunque luce.',
      ],
    },
    {
      heading: 'Centri storici e borghi',
      text: [
        'Molte chiese e molti municipi stanno dentro la ZTL. Quasi tutti i Comuni concedono all’auto degli sposi un permesso per la giornata, ma non da soli: gli sposi, la parrocchia o il noleggiatore devono comunicare targa, data e ora alla polizia locale, di solito con qualche giorno di anticipo. Chiedi la targa appena l’auto è assegnata e porta con te la risposta. Senza permesso, le telecamere fanno scattare una multa a ogni passaggio.',
        'Le ville in fondo a una strada bianca sono un altro discorso: una sportiva bassa potrebbe non arrivarci e una limousine non riesce a girare. Percorri l’ultimo chilometro una volta, all’ora della cerimonia, con un’auto qualsiasi.',
      ],
    },
    {
      heading: 'I tempi, e chi guida',
      text: [
        'Prenota dal giorno prima. Costa poco di più, il noleggiatore è aperto, guardi l’auto con calma e al mattino il fiorista può lavorare. Calcola il doppio del tempo di guida tra casa, cerimonia, fotografie e ricevimento, e scegli la riconsegna nel pomeriggio del giorno dopo.',
        'Di norma le auto si noleggiano senza autista; per alcune, di lusso, lo trovi tra gli extra. Altrimenti il conducente migliore è un amico tranquillo, che non beve e non se la prende se perde l’aperitivo. Deve essere nella prenotazione, con la patente verificata, come chiunque prenda il volante; sotto i 25 anni può esserci un supplemento giornaliero.',
      ],
    },
  ],
  checklist: [
    {
      title: 'Da tre a sei mesi prima',
      text: 'Scegli auto e noleggiatore, chiedi di nastri e fiori, controlla l’età minima di chi guida.',
    },
    {
      title: 'Un mese prima',
      text: 'Indica tutti i conducenti, fai verificare i documenti, concorda la cauzione e la carta su cui bloccarla.',
    },
    {
      title: 'Due settimane prima',
      text: 'Comunica la targa alla polizia locale se chiesa o municipio sono nella ZTL.',
    },
    {
      title: 'Il giorno prima',
      text: 'Ritira l’auto, prova il percorso, fai il pieno, metti nel bagagliaio acqua, ombrello e fazzoletti.',
    },
  ],
  questions: [
    {
      question: 'Si può addobbare l’auto?',
      answer:
        'Nastri e fiori su ventose morbide quasi sempre; niente che sia incollato, chiuso nella portiera o lanciato dentro. Riso e coriandoli contano come pulizia straordinaria.',
    },
    {
      question: 'L’auto può essere portata a casa della sposa?',
      answer:
        'Se il noleggiatore consegna lì, sì: attiva la consegna e scrivi l’indirizzo. Deve essere presente il conducente indicato nella prenotazione.',
    },
    {
      question: 'E se il matrimonio slitta?',
      answer:
        'Fino a 48 ore prima del giorno del ritiro annulli gratis e prenoti la nuova data. Dopo, tratteniamo la nostra commissione.',
    },
    {
      question: 'Quante auto posso prenotare?',
      answer:
        'Quante ne servono, ognuna con la sua prenotazione e il suo conducente. Al massimo tre possono essere in attesa di pagamento nello stesso momento.',
    },
  ],
  invitation: {
    title: 'Trova l’auto del giorno',
    text: 'Solo auto offerte per eventi, con il prezzo completo.',
    button: 'Vedi le auto per matrimoni',
  },
};
