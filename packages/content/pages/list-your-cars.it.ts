import type { BusinessLandingContent } from '../schema/page.ts';

export const content: BusinessLandingContent = {
  meta: {
    title: 'Pubblica le tue auto: prenotazioni senza canone',
    description:
      'Per gli autonoleggi italiani: pubblica la flotta, decidi i prezzi, ricevi il pagamento al check-in. Commissione del 15% solo quando un’auto è prenotata.',
  },
  title: 'Le tue auto, davanti a chi ne sta cercando una',
  description:
    'Pubblica la flotta, mantieni prezzi e condizioni tuoi e paga solo quando un’auto viene prenotata. Per gli autonoleggi in Italia.',
  hero: {
    button: 'Registra la tua azienda',
    note: 'Nessun costo di adesione, nessun canone, nessuna durata minima.',
  },
  about: {
    heading: 'Chi siamo per te',
    text: [
      'Siamo un marketplace per autonoleggi piccoli e medi. Clienti italiani e stranieri cercano nella loro lingua, vedono il tuo prezzo con IVA e supplementi, caricano i documenti e pagano in anticipo. A te arriva una prenotazione già pagata. I documenti dei conducenti li verifichiamo noi: se la verifica è ancora in corso, la prenotazione lo dice e l’auto si consegna solo a verifica conclusa.',
      'L’azienda resta tua. Decidi quali auto mostrare, a che prezzo, dove si ritirano e chi può guidarle. Continui a noleggiare al banco e altrove: metti l’auto offline e nessuno può prenotarla. Il contratto di noleggio è tra te e il cliente.',
    ],
  },
  featuresTitle: 'Con che cosa lavori',
  features: [
    {
      title: 'Gestione della flotta',
      text: 'Aggiungi e togli auto, imposta prezzi al giorno, alla settimana e al mese, metti un’auto offline per manutenzione o per un noleggio al banco.',
    },
    {
      title: 'Sistema di prenotazione',
      text: 'Prenotazioni, cancellazioni e sostituzioni in un unico elenco. La stessa auto non può essere data due volte, nemmeno se due clienti la prenotano nello stesso istante.',
    },
    {
      title: 'Gestione dei clienti',
      text: 'Chi arriva e chi altro guida, in ogni prenotazione: recapiti, esito della verifica dei documenti e ciò che è successo finora.',
    },
    {
      title: 'Rapporti',
      text: 'Un rendiconto di ogni mese con incassi, commissioni e versamenti, prenotazione per prenotazione, da leggere o scaricare, e una fattura per ogni commissione.',
    },
  ],
  benefitsTitle: 'Perché conviene',
  benefits: [
    {
      title: 'Paghi quando guadagni',
      text: 'La commissione è del 15% sul prezzo finale al netto dell’IVA. Su una prenotazione di 230,00 € ne ricevi 195,50 €. Niente prenotazioni, nessun costo.',
    },
    {
      title: 'I soldi ci sono già',
      text: 'Il cliente paga quando prenota. Al check-in la tua quota passa sul tuo conto: nessuno da rincorrere.',
    },
    {
      title: 'Meno mancati arrivi',
      text: 'La cancellazione è gratuita solo fino a 48 ore prima del giorno del ritiro. E non devi consegnare un’auto prima che i documenti siano verificati.',
    },
    {
      title: 'Clienti in tre lingue',
      text: 'I tuoi annunci compaiono in italiano, inglese e francese, e così le e-mail e i documenti.',
    },
    {
      title: 'Auto per le occasioni',
      text: 'Segnala le auto che offri per matrimoni, produzioni ed eventi aziendali: le trova chi cerca proprio quelle.',
    },
    {
      title: 'Un sito tuo',
      text: 'Se vuoi, lo stesso motore lavora sotto il tuo nome, con il tuo logo e i tuoi colori, e mostra soltanto le tue auto.',
    },
  ],
  invitation: {
    title: 'Comincia con un’auto',
    text: 'Ti registri in dieci minuti. Se preferisci parlarne prima, prenota una chiamata: ti spieghiamo il portale partendo dalle tue auto.',
    button: 'Prenota una chiamata',
  },
  newsletter: {
    title: 'Notizie per gli autonoleggi',
    text: 'Ogni tanto: che cosa cercano i clienti, che cosa cambia nella legge, che cosa c’è di nuovo nel portale. Ti disiscrivi con un clic.',
    button: 'Iscriviti',
  },
  questionsTitle: 'Domande e risposte',
  questions: [
    {
      question: 'Chi può aderire?',
      answer:
        'Per ora gli autonoleggi con sede in Italia, iscritti al registro delle imprese e autorizzati al noleggio senza conducente. Chiediamo una visura camerale recente.',
    },
    {
      question: 'Quanto costa?',
      answer:
        'Il 15% del prezzo finale del noleggio, al netto dell’IVA, per ogni prenotazione, più l’IVA al 22% sulla commissione. Per ognuna ricevi una fattura elettronica. Non ci sono altri costi.',
    },
    {
      question: 'Quando vengo pagato?',
      answer:
        'Il cliente paga alla prenotazione; noi custodiamo la somma e ti trasferiamo il tuo 85% quando registri il check-in. La cauzione la incassi tu.',
    },
    {
      question: 'E se il cliente annulla?',
      answer:
        'Fino a 48 ore prima della mezzanotte con cui comincia il giorno del ritiro non costa nulla a nessuno dei due. Dopo, rimborsiamo al cliente il prezzo meno la nostra commissione; per te nessun incasso e nessun costo.',
    },
    {
      question: 'E se l’auto non è disponibile?',
      answer:
        'Ne proponi un’altra delle tue entro lo stesso termine. Se il cliente accetta, la prenotazione passa allo stesso prezzo. Se rifiuta, gli rimborsiamo il 100% e tu ci devi la commissione del 15%.',
    },
    {
      question: 'Sono vincolato?',
      answer:
        'No. Puoi offrire le auto ovunque e a qualsiasi prezzo, e disattivare o eliminare l’account quando vuoi. Le prenotazioni già confermate si eseguono. Il resto è nei [termini per gli autonoleggi](/terms-and-conditions-business).',
    },
  ],
};
