import type { OccasionContent } from '../schema/occasion.ts';

export const content: OccasionContent = {
  meta: {
    title: 'Noleggio auto per eventi aziendali',
    description:
      'Auto e monovolume per congressi, lanci di prodotto, viaggi premio e riunioni: pianificazione, conducenti, aeroporti, fatture, flotte elettriche.',
  },
  title: 'Noleggio auto per eventi aziendali',
  highlightedWord: 'eventi aziendali',
  description:
    'Ospiti su quattro voli, una cena fuori città, un consiglio che non può aspettare. Come organizzare le auto di una giornata aziendale.',
  text: [
    {
      heading: 'Conta i posti, non le auto',
      text: [
        'Parti dall’elenco degli arrivi e accanto a ogni nome scrivi ora e numero di valigie. Una berlina porta tre ospiti con i bagagli, due se li vuoi comodi; un monovolume sette persone, o sei con le valigie di una settimana. Due monovolume con qualche posto di margine valgono più di tre berline in fila, perché a restare sobri, svegli e assicurati bastano due conducenti. Relatori e consiglieri viaggiano da soli o in coppia, e apprezzano un sedile posteriore da cui telefonare.',
        'Per la navetta tra hotel e sede chiedi che cosa offre già l’hotel. Noleggia le auto per ciò che una navetta non fa: la visita in fabbrica alle 7, la cantina alle 21, l’ospite il cui volo è stato spostato su un altro aeroporto.',
      ],
    },
    {
      heading: 'Un luogo, un’ora, un nome',
      text: [
        'Ritira tutte le auto dallo stesso noleggiatore alla stessa ora e affida il check-in a una persona che conosca l’elenco. Le filiali in aeroporto hanno gli orari più lunghi; una in città può essere più vicina. Molti noleggiatori consegnano entro il loro raggio, direttamente nel garage dell’hotel.',
        'Inserisci prima nella prenotazione tutti i colleghi che potrebbero guidare, fino a cinque oltre al conducente principale; ciascuno carica la patente una volta e vale anche per il prossimo evento. Sotto i 25 anni può esserci un supplemento giornaliero. Per sedi dentro una ZTL o un’area a basse emissioni, come a Milano, fai registrare le targhe dalla sede o dall’hotel, oppure scegli elettriche dove la città le ammette, verificando le condizioni sul suo sito.',
      ],
    },
    {
      heading: 'Conti e carte',
      text: [
        'Il prezzo che vedi comprende IVA e supplementi. Durante la prenotazione inserisci ragione sociale, partita IVA, forma giuridica e codice SDI o PEC; la fattura è emessa dal noleggiatore. La cauzione è bloccata su una carta del conducente principale: per dieci auto concorda prima come fare, perché di rado una sola carta regge dieci cauzioni.',
        'Le tariffe settimanali e mensili si applicano da sole. Per una fiera di quattro giorni più l’allestimento, una settimana costa spesso meno di cinque giorni singoli. Multe e pedaggi arrivano dopo e indicano la prenotazione: tieni un elenco di chi ha guidato quale auto e quando.',
      ],
    },
  ],
  checklist: [
    {
      title: 'Sei settimane prima',
      text: 'Arrivi, posti e bagagli; scegli il noleggiatore e prenota prima i monovolume, che sono pochi.',
    },
    {
      title: 'Tre settimane prima',
      text: 'Conducenti nelle prenotazioni, documenti verificati, cauzione concordata.',
    },
    {
      title: 'Una settimana prima',
      text: 'Targhe a hotel e sede, posti auto e punti di ricarica riservati.',
    },
    {
      title: 'Il giorno',
      text: 'Chiavi per nome, una chat con tutti i conducenti, serbatoi pieni la sera prima della partenza.',
    },
  ],
  questions: [
    {
      question: 'C’è l’autista?',
      answer:
        'Di norma no: le auto si noleggiano senza conducente. Per alcune auto di lusso l’autista è tra gli extra; negli altri casi rivolgiti a un servizio NCC.',
    },
    {
      question: 'Posso prenotare dieci auto insieme?',
      answer:
        'Ogni auto ha la sua prenotazione. Scrivici luogo, date e numero: chiediamo ai noleggiatori e prenoti da un unico elenco.',
    },
    {
      question: 'E se gli ospiti diminuiscono?',
      answer: 'Annulli le singole auto gratis fino a 48 ore prima del giorno del ritiro.',
    },
    {
      question: 'Possiamo avere solo auto elettriche?',
      answer:
        'Filtra per alimentazione. Verifica dove la sede può ricaricare di notte: una presa sola non basta per dieci auto.',
    },
  ],
  invitation: {
    title: 'Organizza gli arrivi',
    text: 'Berline, monovolume ed elettriche, per città, aeroporto e ora.',
    button: 'Vedi le auto per aziende',
  },
};
