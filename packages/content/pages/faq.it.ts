import type { FaqContent } from '../schema/page.ts';

export const content: FaqContent = {
  meta: {
    title: 'Domande frequenti sul noleggio auto',
    description:
      'Documenti, cauzione, prezzo, cancellazione, conducenti sotto i 25 anni, extra, consegna, ritardi: risposte chiare prima di noleggiare un’auto in Italia.',
  },
  title: 'Domande e risposte',
  description:
    'Le domande che riceviamo più spesso. Se la tua non c’è, scrivici: dei problemi con il sito ci occupiamo a tutte le ore, al resto rispondiamo di solito entro un giorno lavorativo.',
  groups: [
    {
      heading: 'Prima di prenotare',
      questions: [
        {
          question: 'Quali documenti servono?',
          answer:
            'Una patente valida in Italia e il passaporto, oppure la carta d’identità fronte e retro. Carichi le fotografie prima di prenotare e mostri gli originali al ritiro.',
        },
        {
          question: 'I miei documenti sono ancora in verifica. Posso prenotare?',
          answer:
            'Sì: una volta caricati puoi prenotare e pagare. L’auto viene consegnata a verifica conclusa, quindi non ridurti all’ultimo momento.',
        },
        {
          question: 'Ho una patente di un Paese fuori dall’Unione europea. Basta?',
          answer:
            'Spesso serve anche il permesso internazionale di guida, che si ottiene nel proprio Paese prima di partire, oppure una traduzione giurata. Senza, l’auto non può esserti consegnata: informati presso il tuo automobile club.',
        },
        {
          question: 'Ho meno di 25 anni. Posso noleggiare?',
          answer:
            'Di solito sì. Può esserci un supplemento giornaliero per giovani conducenti: lo vedi nel prezzo prima di pagare. La pagina di ogni auto dice da quale età si può noleggiare.',
        },
        {
          question: 'Per quanto tempo posso tenere l’auto?',
          answer:
            'Fino a 30 giorni per prenotazione. Le tariffe settimanali e mensili si applicano da sole quando costano meno dei singoli giorni.',
        },
        {
          question: 'E se l’ora che mi serve è fuori dall’orario di apertura?',
          answer:
            'Ritiro e riconsegna devono cadere negli orari di apertura. L’elenco mostra prima ciò che puoi ritirare alla tua ora e, per le altre auto, l’orario utile più vicino.',
        },
      ],
    },
    {
      heading: 'Prezzo, pagamento, cauzione',
      questions: [
        {
          question: 'Che cosa comprende il prezzo?',
          answer:
            'Tutti i giorni di noleggio, l’IVA e i supplementi legati alle tue scelte. Restano esclusi carburante, pedaggi, parcheggi, multe e i chilometri oltre quelli indicati nella pagina dell’auto.',
        },
        {
          question: 'Come si paga?',
          answer:
            'Con carta, su una pagina sicura, al momento della prenotazione. Intanto l’auto resta riservata per 30 minuti. Custodiamo la somma finché l’auto non ti è stata consegnata.',
          onTenant:
            'Con carta, su una pagina sicura, al momento della prenotazione. Intanto l’auto resta riservata per 30 minuti. {{operator}}, che gestisce prenotazione e pagamento per {{name}}, custodisce la somma finché l’auto non ti è stata consegnata.',
        },
        {
          question: 'Come funziona la cauzione?',
          answer:
            'È mostrata accanto al prezzo e non ne fa parte. Il noleggiatore la prende direttamente prima del check-in, di norma come blocco sulla carta di credito del conducente principale, e la sblocca dopo la riconsegna.',
        },
        {
          question: 'Posso versare la cauzione con carta di debito o in contanti?',
          answer:
            'La pagina dell’auto dice, in «Che cosa è incluso», con che cosa si lascia la cauzione: solo carta di credito, anche carta di debito, oppure anche contanti.',
        },
        {
          question: 'Dove inserisco un coupon?',
          answer:
            'Durante la prenotazione. È di otto cifre, vale per le auto dell’azienda che lo ha emesso e si usa una volta per cliente. Riduce il prezzo del noleggio, dopo l’eventuale offerta.',
        },
        {
          question: 'Posso avere la fattura per la mia azienda?',
          answer:
            'Sì. Inserisci ragione sociale, partita IVA, forma giuridica e codice SDI o PEC durante la prenotazione. La fattura è emessa dal noleggiatore.',
        },
      ],
    },
    {
      heading: 'Conducenti, extra, consegna',
      questions: [
        {
          question: 'Può guidare anche un’altra persona?',
          answer:
            'Sì, fino a cinque conducenti aggiuntivi. Ognuno deve avere un account con i documenti verificati; li aggiungi con il loro indirizzo e-mail. Chi non è nella prenotazione non può guidare.',
        },
        {
          question: 'Posso aggiungere un seggiolino o le catene da neve?',
          answer:
            'Se sono offerti per quell’auto, li trovi tra gli extra, a noleggio o al giorno. Puoi chiederli anche in filiale, finché ce ne sono.',
        },
        {
          question: 'L’auto può essere portata da me?',
          answer:
            'Se la pagina dell’auto offre la consegna, attivala e scrivi un indirizzo entro il raggio indicato. Il costo appare subito. Deve esserci una persona della prenotazione con i documenti.',
        },
        {
          question: 'Posso riconsegnare l’auto altrove?',
          answer:
            'Dove è offerto. Può esserci un supplemento di sola andata, compreso nel totale prima di pagare.',
        },
      ],
    },
    {
      heading: 'Modifiche, cancellazione, riconsegna',
      questions: [
        {
          question: 'Fino a quando posso annullare gratis?',
          answer:
            'Fino a 48 ore prima della mezzanotte con cui comincia il giorno del ritiro. Per un’auto del venerdì, a qualsiasi ora, vuol dire fino alle 23:59 di martedì. Ti rimborsiamo il 100%.',
          onTenant:
            'Fino a 48 ore prima della mezzanotte con cui comincia il giorno del ritiro. Per un’auto del venerdì, a qualsiasi ora, vuol dire fino alle 23:59 di martedì. {{operator}}, che gestisce il pagamento, ti rimborsa il 100%.',
        },
        {
          question: 'E dopo?',
          answer:
            'Fino all’ora del ritiro puoi ancora annullare: ti rimborsiamo il totale meno la nostra commissione e la relativa IVA, con l’importo esatto mostrato prima della conferma. Dopo l’ora del ritiro non è più possibile.',
          onTenant:
            'Fino all’ora del ritiro puoi ancora annullare: ti viene rimborsato il totale meno la commissione di {{operator}}, che gestisce la prenotazione, e la relativa IVA, con l’importo esatto mostrato prima della conferma. Dopo l’ora del ritiro non è più possibile.',
        },
        {
          question: 'Posso cambiare le date?',
          answer:
            'Sì, da Le mie prenotazioni, finché annullare è gratuito e l’auto è libera. Vedi prima il nuovo prezzo: la differenza te la rimborsiamo oppure la paghi. Dopo, chiama il numero che trovi nella prenotazione.',
          onTenant:
            'Sì, da Le mie prenotazioni, finché annullare è gratuito e l’auto è libera. Vedi prima il nuovo prezzo: la differenza te la rimborsa {{operator}} oppure la paghi. Dopo, chiama il numero che trovi nella prenotazione.',
        },
        {
          question: 'E se la mia auto non è più disponibile?',
          answer:
            'Te ne viene proposta un’altra allo stesso prezzo entro le stesse 48 ore. Se rifiuti, ti rimborsiamo il 100%.',
          onTenant:
            'Te ne viene proposta un’altra allo stesso prezzo entro le stesse 48 ore. Se rifiuti, {{operator}} ti rimborsa il 100%.',
        },
        {
          question: 'E se sono in ritardo?',
          answer:
            'Hai 60 minuti di tolleranza. Oltre, può essere applicata la penale giornaliera per ogni 24 ore iniziate. Chiama appena lo sai.',
        },
        {
          question: 'Quanto tempo richiede un rimborso?',
          answer:
            'Lo inviamo subito, sulla carta con cui hai pagato. Le banche impiegano di solito da cinque a dieci giorni lavorativi.',
          onTenant:
            '{{operator}} lo invia subito, sulla carta con cui hai pagato. Le banche impiegano di solito da cinque a dieci giorni lavorativi.',
        },
      ],
    },
    {
      heading: 'In viaggio',
      questions: [
        {
          question: 'Che cos’è una ZTL?',
          answer:
            'Una zona a traffico limitato, controllata da telecamere, nel centro di quasi tutte le città. Chi entra senza permesso riceve una multa per ogni accesso. L’hotel spesso può registrare la targa; altrimenti parcheggia fuori.',
        },
        {
          question: 'È arrivata una multa. Perché tramite il noleggiatore?',
          answer:
            'L’autorità scrive al proprietario dell’auto, che comunica chi guidava. La multa è tua e il noleggiatore può aggiungere le spese di gestione indicate nel contratto. Può arrivare anche mesi dopo.',
        },
        {
          question: 'Ho avuto un guasto o un incidente. Che cosa faccio?',
          answer:
            'Prima la sicurezza, poi il 112 se qualcuno è ferito, poi il numero che trovi nella prenotazione. Fotografa la scena e compila la constatazione amichevole che trovi in auto.',
        },
      ],
    },
    {
      heading: 'Account e dati',
      questions: [
        {
          question: 'Chi vede i miei documenti?',
          answer:
            'Tu, chi li verifica per noi e, finché la prenotazione è in corso, il noleggiatore che ti consegna l’auto. Sono conservati cifrati. Di più nell’[informativa sulla privacy](/privacy-policy).',
          onTenant:
            'Tu, chi li verifica per {{operator}} e, finché la prenotazione è in corso, l’azienda che ti consegna l’auto. Sono conservati cifrati. Di più nell’[informativa sulla privacy](/privacy-policy).',
        },
        {
          question: 'Come elimino l’account?',
          answer:
            'Dall’area personale. I documenti vengono cancellati; prenotazioni e fatture restano, senza il tuo nome dove la legge lo permette, per il tempo che impone.',
        },
      ],
    },
  ],
};
