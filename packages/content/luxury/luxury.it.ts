import type { OccasionContent } from '../schema/occasion.ts';

export const content: OccasionContent = {
  meta: {
    title: 'Noleggio auto di lusso in Italia',
    description:
      'Gran turismo, cabrio e limousine a giornata: che cosa costa oltre al prezzo, cauzione, età, chilometri, assicurazione e le strade giuste.',
  },
  title: 'Auto di lusso per le strade per cui sono nate',
  highlightedWord: 'Auto di lusso',
  description:
    'Gran turismo, cabrio, berline con un divano posteriore che merita il viaggio. Che cosa sapere prima di noleggiarne una per un giorno, un fine settimana o una settimana.',
  text: [
    {
      heading: 'Un’auto per una strada',
      text: [
        'Un’auto di lusso si noleggia per una strada o per un arrivo, e conviene sapere quale dei due. Per la strada pensa alle curve e alle stagioni: la Costiera amalfitana è splendida e stretta, e un’auto larga ci incontra i pullman; il passo della Futa, le Langhe, le Dolomiti e l’Aurelia sono più larghi, meno affollati e danno di più. Maggio, giugno, settembre e i primi di ottobre sono i mesi del tetto aperto. Per l’arrivo pensa alla portiera: con un abito lungo si scende meglio da una limousine o da una grande berlina che da una coupé bassa.',
        'Le elettriche di lusso hanno un posto a parte: silenziose nei centri storici, con un’autonomia giusta per una giornata fuori. Organizza la ricarica con l’hotel.',
      ],
    },
    {
      heading: 'Che cosa costa oltre al prezzo',
      text: [
        'Il totale che vedi comprende giorni, IVA e supplementi. Guarda altre tre righe nella pagina dell’auto. La cauzione è più alta che per un’utilitaria e viene bloccata su una carta di credito del conducente principale: controlla il plafond prima di partire. I chilometri sono spesso limitati al giorno, e un giro tra le colline toscane ne fa presto 250. La franchigia dell’assicurazione dice quanto può costarti un cerchio graffiato; alcuni noleggiatori offrono di ridurla.',
        'Nel conto metti anche benzina ad alto numero di ottani e un garage dall’ingresso largo, in cui entri tu: il posteggiatore non è nel contratto e non può guidarla.',
      ],
    },
    {
      heading: 'Chi può guidare',
      text: [
        'Per queste auto molti noleggiatori chiedono 25 anni e qualche anno di patente e, oltre un certo valore, due carte di credito. È scritto nella pagina dell’auto. I conducenti aggiuntivi devono essere nella prenotazione con i documenti verificati: la chiave data a un amico per una curva è la curva più cara di tutte.',
        'Alla consegna prenditi il tempo che serve. Fatti spiegare freni, capote e modalità di guida, fotografa cerchi e spoiler anteriore, imposta il navigatore prima di partire. In centro attento alle ZTL: le telecamere non ammirano le auto.',
      ],
    },
  ],
  checklist: [
    { title: 'Età e patente', text: 'Verifica il minimo richiesto per l’auto, per ogni conducente.' },
    {
      title: 'Carta',
      text: 'Una carta di credito intestata a chi guida, con spazio per la cauzione; a volte due.',
    },
    { title: 'Chilometri', text: 'Somma l’itinerario e confrontalo con quelli inclusi.' },
    { title: 'Notte', text: 'Un hotel con un garage abbastanza largo, e chiuso.' },
  ],
  questions: [
    {
      question: 'Ricevo proprio il modello della foto?',
      answer:
        'Sì, salvo dove accanto al nome c’è scritto «o simile»: lì il noleggiatore garantisce la categoria. Se l’auto viene a mancare deve proportene un’altra, e puoi rifiutarla.',
    },
    {
      question: 'Posso andare all’estero?',
      answer:
        'Solo se il noleggiatore acconsente per iscritto. Per auto di valore l’assicurazione esclude alcuni Paesi.',
    },
    {
      question: 'L’auto può arrivare al mio hotel?',
      answer: 'Spesso sì. Attiva la consegna e scrivi l’indirizzo: il costo appare subito.',
    },
    {
      question: 'Posso portarla in pista?',
      answer:
        'No. Giornate in pista, prove a tempo e gare sono escluse da ogni contratto di noleggio e da ogni assicurazione.',
    },
  ],
  invitation: {
    title: 'Scegli la tua',
    text: 'Auto di lusso libere nelle tue date, con cauzione e chilometri.',
    button: 'Vedi le auto di lusso',
  },
};
