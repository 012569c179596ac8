import type { AboutContent } from '../schema/page.ts';

export const content: AboutContent = {
  meta: {
    title: 'Chi siamo: il marketplace dei noleggiatori italiani',
    description:
      'Mettiamo in contatto chi cerca un’auto e i noleggiatori italiani: un prezzo onesto, denaro custodito fino alla consegna delle chiavi, documenti al sicuro.',
  },
  title: 'Chi siamo',
  description:
    'Rendiamo il noleggio di un’auto in Italia semplice come dovrebbe essere, per chi guida e per chi dà l’auto a noleggio.',
  text: [
    {
      heading: 'Perché esistiamo',
      text: [
        'In Italia ci sono migliaia di autonoleggi. Molti sono aziende di famiglia con dieci o cinquanta auto, che conoscono ogni strada dei dintorni e ti aspettano la domenica sera perché il treno era in ritardo. Trovarli tra i grandi nomi è difficile, confrontarne i prezzi ancora di più. E chiunque abbia noleggiato un’auto conosce le brutte sorprese: il costo che spunta al banco, la cauzione di cui nessuno aveva parlato, l’assicurazione che alla fine andava comprata.',
        'Abbiamo costruito un marketplace che toglie le sorprese. I noleggiatori pubblicano le auto e ne fissano il prezzo; chi cerca vede prezzo completo, cauzione e condizioni fin dal primo elenco; e nessuno viene pagato finché l’auto non è stata consegnata.',
      ],
    },
    {
      heading: 'Che cosa facciamo e che cosa no',
      text: [
        'Non possediamo auto. Il contratto di noleggio è tra te e il noleggiatore il cui nome è nella pagina dell’auto. Noi ci occupiamo di ciò che gli sta intorno: la ricerca, la prenotazione, il pagamento custodito fino al check-in, la verifica dei documenti, le regole di cancellazione e l’aiuto quando qualcosa va storto.',
        'Per questo tratteniamo una commissione del 15% del prezzo al netto dell’IVA. È compresa in ciò che vedi, non si aggiunge mai. Le posizioni nell’elenco non sono in vendita.',
      ],
    },
    {
      heading: 'Dove e per chi',
      text: [
        'I nostri noleggiatori hanno filiali in diciannove città, da Trieste a Catania, e negli aeroporti vicini. Ci sono utilitarie per le colline, monovolume per sei persone con i bagagli, cabrio per la costa e auto con cui farsi notare: per [un matrimonio, un set o un evento aziendale](/rent-a-car/event). Gli extra si prenotano online o in filiale.',
        'Puoi usarci in italiano, inglese e francese. Rispondiamo a tutte le ore alle domande sul sito e sulle prenotazioni; per l’auto c’è il noleggiatore.',
      ],
    },
    {
      heading: 'I tuoi documenti',
      text: [
        'Per noleggiare un’auto devi dimostrare chi sei e che puoi guidare. Lo chiediamo una volta sola, lo verifichiamo prima della consegna dell’auto e conserviamo le immagini cifrate, senza alcun indirizzo pubblico. Le vedi soltanto tu, chi le verifica per noi e, finché la prenotazione è in corso, il noleggiatore che ti consegna le chiavi. Se elimini l’account, spariscono.',
      ],
    },
  ],
  values: [
    {
      title: 'Un solo prezzo',
      text: 'Quello dell’elenco è quello che paghi: tutti i giorni, IVA e supplementi compresi, con la cauzione accanto.',
    },
    {
      title: 'Denaro al sicuro',
      text: 'Il denaro aspetta da noi finché l’auto non è tua. Annullare è gratis fino a 48 ore prima del giorno del ritiro.',
    },
    {
      title: 'Aziende del posto',
      text: 'Imprese italiane autorizzate, verificate prima che compaia la loro prima auto, che decidono da sole i prezzi.',
    },
    {
      title: 'Persone che rispondono',
      text: 'Assistenza sul sito a tutte le ore e, in ogni prenotazione, il numero del noleggiatore.',
    },
  ],
  invitation: {
    title: 'Guarda di persona',
    text: 'Cerca un’auto oppure, se sei un noleggiatore, pubblica le tue.',
    button: 'Trova un’auto',
  },
};
