import type { OccasionContent } from '../schema/occasion.ts';

export const content: OccasionContent = {
  meta: {
    title: 'Noleggio auto per film, shooting e produzioni',
    description:
      'Auto di scena e mezzi per la troupe di film, pubblicità e servizi fotografici: continuità, permessi, supporti per la camera, assicurazione, lunghi periodi.',
  },
  title: 'Noleggio auto per produzioni',
  highlightedWord: 'produzioni',
  description:
    'L’auto di scena e i mezzi che portano tutto il resto: che cosa serve a un set e che cosa chiedere prima del primo ciak.',
  text: [
    {
      heading: 'Auto di scena',
      text: [
        'Un’auto davanti alla macchina da presa recita una parte. Regia e scenografia vogliono marca, anno, colore e magari un graffio; il piano di lavorazione vuole la stessa auto, identica, il quattro e il diciannove. Noleggiala per tutto il periodo tra la prima e l’ultima scena, non giorno per giorno: con le tariffe settimanali e mensili costa meno di quanto sembri, e nessun altro la riporta con un’ammaccatura nuova. Fotografala da ogni lato al check-in: serve al noleggiatore e all’edizione.',
        'Scrivi al noleggiatore prima di prenotare se la scena chiede più che guidare normalmente: supporti e ventose, gelatine sui vetri, targhe tolte, superfici opacizzate o dipinte, animali, fumo, notti sotto la pioggia. Molto è possibile se concordato per iscritto, quasi nulla se non lo è. Stunt, fuoristrada e velocità su strada chiusa restano fuori da un normale noleggio e dalla sua assicurazione.',
      ],
    },
    {
      heading: 'Mezzi per la troupe',
      text: [
        'Intorno a ogni auto di scena ce ne sono cinque che nessuno vede: un monovolume per attori e trucco, uno più capiente per il reparto macchina, un SUV per chi fa i sopralluoghi in montagna prima del disgelo, un’elettrica per lo studio che la pretende. Scegli il ritiro dallo stesso noleggiatore alla stessa ora e manda il runner una volta sola. In giornate di quattordici ore il cambio automatico salva l’umore.',
        'Per le unità in montagna e d’inverno chiedi pneumatici invernali o catene, obbligatori su molte strade dal 15 novembre al 15 aprile.',
      ],
    },
    {
      heading: 'Permessi, strade, sosta',
      text: [
        'La prima telefonata è alla film commission regionale: conosce gli uffici per chiudere le strade, per la sosta riservata e per entrare nelle ZTL con i mezzi di produzione, e il suo servizio è gratuito. I permessi riportano le targhe: chiedile al noleggiatore quando prenoti, e di nuovo se un’auto viene sostituita. Un permesso di ripresa non protegge chi guida dalle multe altrove.',
        'Chiunque guidi deve essere nella prenotazione con la patente verificata, fino a cinque persone oltre al conducente principale. Per una troupe a turni indicale tutte all’inizio.',
      ],
    },
  ],
  checklist: [
    {
      title: 'In preparazione',
      text: 'Modello, anno, colore e stato per iscritto; date della prima e dell’ultima scena; una seconda auto di riserva.',
    },
    {
      title: 'Accordi',
      text: 'Supporti, modifiche, chilometri, conducenti, cauzione e chi paga la pulizia, definiti con il noleggiatore.',
    },
    {
      title: 'Assicurazione',
      text: 'Confronta franchigie ed esclusioni con la polizza della produzione, che spesso copre ciò che un noleggio non copre.',
    },
    { title: 'Sul set', text: 'Chiavi a una sola persona, registro dei chilometri, fotografie ogni sera.' },
  ],
  questions: [
    {
      question: 'Posso noleggiare un’auto per più di 30 giorni?',
      answer:
        'Una prenotazione dura al massimo 30 giorni. Prenota di nuovo la stessa auto da quell’ora in poi, e accordati con il noleggiatore perché resti a te.',
    },
    {
      question: 'La marca può vedersi nel film?',
      answer:
        'È una questione tra te e la casa, non del noleggio. Il noleggiatore può chiedere che non si riconoscano il suo nome e la targa.',
    },
    {
      question: 'Avete auto d’epoca?',
      answer:
        'Alcuni noleggiatori sì. Guarda tra quelle offerte per le riprese, oppure scrivici anno e modello e chiediamo noi.',
    },
    {
      question: 'La fattura può andare alla casa di produzione?',
      answer:
        'Sì: inserisci ragione sociale, partita IVA, forma giuridica e codice SDI o PEC durante la prenotazione.',
    },
  ],
  invitation: {
    title: 'Trova l’auto di scena',
    text: 'Auto che i noleggiatori offrono per le riprese, per luogo e data.',
    button: 'Vedi le auto per produzioni',
  },
};
