import type { OccasionContent } from '../schema/occasion.ts';

export const content: OccasionContent = {
  meta: {
    title: 'Noleggio supercar e auto ultra lusso in Italia',
    description:
      'Noleggiare una supercar o una berlina carrozzata a mano: condizioni, cauzioni, franchigie, trasporto, dove guidarla e come avviene la consegna.',
  },
  title: 'Auto ultra lusso, per un giorno da raccontare',
  highlightedWord: 'Auto ultra lusso',
  description:
    'Supercar di Maranello e di Sant’Agata, limousine carrozzate su misura, cabrio rare. Ne esistono poche, se ne noleggiano ancora meno, e ognuna ha le sue regole.',
  text: [
    {
      heading: 'Che cosa cambia',
      text: [
        'A questo livello non noleggi una categoria ma un’auto precisa, con la sua targa. Il noleggiatore ne conosce la storia, sulle lunghe distanze la trasporta invece di guidarla e te la consegna di persona, di solito con un’ora di spiegazioni. Prenditi quell’ora. I freni in carbonio vanno scaldati, il sollevatore dell’assale anteriore salva lo spoiler a ogni rampa e il cambio ha una modalità per la città di cui sarai contento.',
        'Molte di queste auto sono nate in Italia. Da Bologna e Modena le fabbriche e i musei della Motor Valley sono a meno di un’ora, e subito dietro cominciano le strade dell’Appennino. Sul lago di Como, in Riviera e sui colli a sud di Roma ci sono hotel il cui garage ne ha già viste: telefona prima e descrivi altezza e larghezza.',
      ],
    },
    {
      heading: 'Le condizioni, senza giri di parole',
      text: [
        'Aspettati un’età minima di 25, 28 o 30 anni, da cinque a dieci anni di patente, una cauzione di migliaia di euro su una o due carte di credito del conducente principale e un numero limitato di chilometri al giorno, con il prezzo di ogni chilometro in più. La franchigia è alta, e pneumatici, cerchi, cristalli e sottoscocca spesso ne restano fuori. È tutto nella pagina dell’auto o ti viene detto prima di pagare: chiedi finché non è chiaro e parti solo quando la banca ha confermato il plafond.',
        'I dispositivi di localizzazione sono abituali, e leciti quando il contratto lo dice. Servono anche a ritrovare l’auto in caso di furto: per questo lasciarla di notte in strada è di norma vietato.',
      ],
    },
    {
      heading: 'Su strada',
      text: [
        'I limiti valgono per tutti: 130 km/h in autostrada, 110 con la pioggia, 90 sulle extraurbane secondarie, 50 in città, con il controllo della velocità media su lunghi tratti autostradali. Il piacere è in seconda su un passo, non nella corsia di sinistra. Parti presto: alle sette del mattino la strada è tua e del furgone del pane.',
        'Lascia perdere i centri storici. Tra ZTL, dossi e curiosi non sono il posto giusto per un’auto molto bassa. Parcheggia al margine, in un garage chiuso, e prosegui a piedi.',
      ],
    },
  ],
  checklist: [
    {
      title: 'Banca',
      text: 'Fai alzare il plafond della carta e avvisa che sarà bloccata una somma importante.',
    },
    { title: 'Documenti', text: 'Età, anni di patente e tutti i conducenti verificati giorni prima.' },
    { title: 'Garage', text: 'Chiuso, con altezza e rampa note, a ogni tappa.' },
    { title: 'Consegna', text: 'Un’ora di tempo, luce naturale, foto di cerchi, frontale e sottoporta.' },
  ],
  questions: [
    {
      question: 'Posso noleggiarla solo per qualche ora?',
      answer: 'Il noleggio più breve è di un giorno. Naturalmente puoi riportarla prima.',
    },
    {
      question: 'È possibile un secondo conducente?',
      answer: 'Di solito sì, alle stesse condizioni di età e patente e se indicato nella prenotazione.',
    },
    {
      question: 'E se il tempo cambia?',
      answer:
        'Fino a 48 ore prima del giorno del ritiro annulli gratis. Il giorno stesso guida come se le gomme fossero fredde: lo sono.',
    },
    {
      question: 'L’auto viene consegnata?',
      answer: 'Molti noleggiatori la portano su un mezzo chiuso. Il costo appare quando attivi la consegna.',
    },
  ],
  invitation: {
    title: 'Guarda che cosa è libero',
    text: 'Auto rare, calendari veri, ogni condizione nella pagina.',
    button: 'Vedi le auto ultra lusso',
  },
};
