import type { HowItWorksContent } from '../schema/page.ts';

export const content: HowItWorksContent = {
  meta: {
    title: 'Come funziona: noleggiare un’auto in quattro passi',
    description:
      'Cerca, confronta il prezzo completo, prenota e paga con carta, ritira l’auto. Che cosa serve, quanto costa e che cosa succede se i piani cambiano.',
  },
  title: 'Come funziona',
  description:
    'Dalla prima ricerca alla riconsegna delle chiavi: che cosa fai tu, che cosa facciamo noi, che cosa fa il noleggiatore.',
  steps: [
    {
      title: 'Cerca',
      text: 'Indica dove e quando, ora compresa. L’elenco mostra le auto libere e ritirabili a quell’ora, con il totale per le tue date, IVA e supplementi inclusi. Filtra per tipo, alimentazione, marca o prezzo, oppure guarda la mappa.',
    },
    {
      title: 'Confronta',
      text: 'Ogni auto ha una pagina con chilometri, cauzione, orari, luogo di ritiro e regole di cancellazione: li vedi prima di pagare, non dopo. Le tariffe settimanali e mensili si applicano da sole quando convengono.',
    },
    {
      title: 'Prenota e paga',
      text: 'Accedi, aggiungi i dati di fatturazione, gli extra e gli altri conducenti e paga con carta su una pagina sicura. Nel frattempo l’auto resta riservata per 30 minuti. La conferma arriva per e-mail in pochi istanti.',
    },
    {
      title: 'Ritira e riporta',
      text: 'Porta con te la patente e il documento originali. Il noleggiatore prende la cauzione, fa con te il giro dell’auto e ti dà le chiavi. Alla fine la riporti all’ora concordata, con un’ora di tolleranza.',
    },
  ],
  text: [
    {
      heading: 'Che cosa ti serve',
      text: [
        'Un account con l’e-mail verificata e tre cose in tasca. Fotografale una volta, con una buona luce: le leggiamo, controlliamo che nomi e date coincidano e le conserviamo cifrate.',
        [
          'una patente valida in Italia; se è stata rilasciata fuori dall’Unione europea, verifica se serve anche il permesso internazionale',
          'il passaporto, oppure la carta d’identità fronte e retro',
          'una carta di credito intestata al conducente principale per la cauzione, se il noleggiatore non accetta altre carte',
        ],
        'Se i documenti sono ancora in verifica puoi comunque prenotare e pagare. L’auto viene consegnata a verifica conclusa.',
      ],
    },
    {
      heading: 'Dove sono i tuoi soldi',
      text: [
        'Paghi a noi, e custodiamo la somma finché il noleggiatore non ti ha consegnato l’auto. Solo allora gliela trasferiamo, meno la nostra commissione, che è compresa nel prezzo che hai visto e non si aggiunge mai. Se non c’è un’auto ad aspettarti, i soldi sono ancora da noi e te li rimborsiamo.',
        'La cauzione è una faccenda tra te e il noleggiatore. È mostrata accanto al prezzo, non ne fa mai parte e si sblocca dopo la riconsegna.',
      ],
    },
    {
      heading: 'Se cambi programma',
      text: [
        'Annulli gratis fino a 48 ore prima della mezzanotte con cui comincia il giorno del ritiro. Per un’auto del venerdì pomeriggio vuol dire fino alla fine di martedì. Dopo, e finché non ritiri l’auto, ti rimborsiamo tutto tranne la nostra commissione; l’importo esatto compare prima della conferma.',
        'Se è il noleggiatore a non poter mantenere l’impegno, deve proporti un’altra auto allo stesso prezzo entro lo stesso termine. Puoi rifiutare, e ti rimborsiamo fino all’ultimo centesimo.',
      ],
    },
    {
      heading: 'Ritiro, consegna, riconsegna',
      text: [
        'Ritiri l’auto nel luogo indicato nella sua pagina, negli orari di apertura. Alcuni noleggiatori la portano a un indirizzo entro il loro raggio: il costo appare appena attivi la consegna. Dove è consentito puoi riconsegnarla altrove, talvolta con un supplemento di sola andata.',
        'Con la riconsegna alla stessa ora l’auto torna entro l’ora in cui l’hai presa. Disattivala per scegliere un’altra ora. In entrambi i casi i primi 60 minuti oltre i giorni interi sono gratuiti.',
      ],
    },
  ],
  questions: [
    {
      question: 'Devo registrarmi per vedere i prezzi?',
      answer:
        'No. Ricerca, prezzi, cauzioni e condizioni sono aperti a tutti. L’account serve solo per prenotare.',
    },
    {
      question: 'Chi mi noleggia l’auto?',
      answer:
        'Un noleggiatore indipendente, il cui nome è nella pagina dell’auto. Il contratto di noleggio è tra te e lui; noi gestiamo il marketplace e seguiamo prenotazione e pagamento.',
    },
    {
      question: 'Il prezzo che vedo è quello che pago?',
      answer:
        'Sì. Fin dal primo elenco è il totale per le tue date, con IVA e supplementi. Gli extra che aggiungi compaiono voce per voce prima del pagamento.',
    },
    {
      question: 'Chi chiamo se succede qualcosa per strada?',
      answer:
        'Il noleggiatore, il cui numero è nella prenotazione; in caso di emergenza prima il 112. Alle domande sul sito e sulla prenotazione risponde la nostra assistenza.',
    },
  ],
  invitation: {
    title: 'Si parte?',
    text: 'Scegli luogo e date e guarda che cosa è libero.',
    button: 'Trova un’auto',
  },
};
