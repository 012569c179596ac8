import type { OccasionContent } from '../schema/occasion.ts';

export const content: OccasionContent = {
  meta: {
    title: 'Noleggio auto premium in Italia',
    description:
      'Berline, coupé ed elettriche premium a giornata, a settimana o al mese: comfort per i lunghi viaggi, cauzioni ragionevoli e quando conviene.',
  },
  title: 'Auto premium, quando il viaggio è lungo',
  highlightedWord: 'Auto premium',
  description:
    'Sedili migliori, fari migliori, un bagagliaio per due settimane: la categoria tra il necessario e lo sfizio, e quando vale il suo prezzo.',
  text: [
    {
      heading: 'Quando conviene',
      text: [
        'Un’auto premium costa di più al giorno e lo restituisce all’ora. Da Milano a Napoli, circa otto ore con le soste, dopo la terza ti accorgi dei sedili e dopo la quinta del silenzio. Il cruise control adattivo toglie fatica ai tratti con il controllo della velocità media, i fari buoni all’ultima ora di buio, il clima a quattro zone al caldo d’agosto. Se la tua settimana è un paese e una spiaggia, prendi un’utilitaria e spendi la differenza a cena.',
        'Per i viaggi di lavoro il conto è più semplice: due persone che arrivano riposate, un sedile posteriore su cui lavorare, un bagagliaio che tiene campionari e valigie. Le tariffe settimanali e mensili si applicano da sole e avvicinano molto un’auto premium a una compatta.',
      ],
    },
    {
      heading: 'Berlina, familiare, coupé, elettrica',
      text: [
        'Una berlina nasconde i bagagli, e durante una sosta in autogrill non è poco. Una coupé è per due, qualunque cosa dicano i sedili dietro. Una berlina elettrica è a casa al Nord, dove lungo A1, A4 e A22 non mancano le colonnine veloci, e nelle città che ammettono le elettriche dove altri non entrano; in montagna e nell’estremo Sud pianifica prima le soste. Chiedi al noleggiatore quale tessera o app di ricarica è in dotazione, con quanta carica va restituita e dov’è la colonnina veloce più vicina.',
        'Il cambio automatico è la regola. Se ti servono gancio, box sul tetto o pneumatici invernali, chiedi prima di prenotare: catene o invernali sono obbligatori su molte strade dal 15 novembre al 15 aprile.',
      ],
    },
    {
      heading: 'Cauzione, età, cura',
      text: [
        'La cauzione sta tra quella di un’utilitaria e quella di una sportiva, ed è mostrata accanto al prezzo. Quasi tutti i noleggiatori accettano conducenti da 21 o 23 anni, con un supplemento giornaliero sotto i 25. La franchigia si può spesso ridurre a pagamento: fai il conto sui tuoi giorni prima di accettare al banco.',
        'Le auto premium sono larghe, circa 1,90 m senza specchietti. I vecchi garage di Firenze e di Genova sono nati per auto più strette. Un hotel appena fuori dalla ZTL, con parcheggio proprio, risparmia vernice e multe.',
      ],
    },
  ],
  checklist: [
    {
      title: 'Distanza',
      text: 'Sotto i 500 km a settimana basta un’auto più semplice, sopra i 1.000 il comfort si ripaga.',
    },
    {
      title: 'Bagagli',
      text: 'Conta le valigie grandi: una coupé ne tiene due, una berlina tre, una familiare quattro.',
    },
    { title: 'Ricarica', text: 'Per un’elettrica, una colonnina veloce al giorno e una presa per la notte.' },
    { title: 'Larghezza', text: 'Guarda il garage dell’hotel prima che sia lui a guardare te.' },
  ],
  questions: [
    {
      question: 'Che differenza c’è con il lusso?',
      answer:
        'Soprattutto prezzo e cauzione. Le premium servono a viaggiare; le auto di lusso si scelgono per sé stesse.',
    },
    {
      question: 'Posso averla per un mese?',
      answer: 'Sì, fino a 30 giorni per prenotazione, con la tariffa mensile se c’è.',
    },
    {
      question: 'Le auto sono nuove?',
      answer: 'Quasi tutte sono recenti. L’anno è nella pagina di ciascuna.',
    },
    {
      question: 'Posso ritirarla in stazione?',
      answer:
        'Dove il noleggiatore ha una filiale o consegna. Scrivi la stazione nella ricerca e guarda la distanza.',
    },
  ],
  invitation: {
    title: 'Viaggia riposato',
    text: 'Auto premium libere nelle tue date, al giorno, alla settimana o al mese.',
    button: 'Vedi le auto premium',
  },
};
