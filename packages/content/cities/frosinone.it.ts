import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Noleggio auto a Frosinone',
    description:
      'Noleggiare un’auto a Frosinone: parte alta e parte bassa, casello A1, stazione e aeroporti di Roma, ricarica, Alatri, Anagni, Casamari, Montecassino.',
  },
  title: 'Noleggio auto a Frosinone',
  description:
    'Il capoluogo della Ciociaria è a metà strada tra Roma e Napoli, tra abbazie, mura ciclopiche e cascate che nessun treno raggiunge.',
  text: [
    {
      heading: 'Parte alta, parte bassa',
      text: [
        'Frosinone ha due piani. Sotto corrono l’autostrada, la ferrovia e le vie dei negozi; sopra, sul colle, stanno la cattedrale, gli uffici e ciò che la guerra ha lasciato della città vecchia. L’ascensore inclinato che doveva collegarli è fermo da anni; le strade salgono in pochi minuti. Nel centro alto piazza Turriziani è pedonale, e corso della Repubblica, con le telecamere ai due capi, è chiuso la domenica e nelle sere d’estate (ZTL): leggi il pannello luminoso.',
        'Conta di più l’aria: la valle del Sacco è uno dei luoghi d’Italia in cui i veicoli più vecchi si fermano in molti giorni d’inverno, e intere domeniche possono essere chiuse al traffico. Un’auto a noleggio recente nei feriali non è quasi mai toccata; in una domenica ecologica circolano solo elettriche e ibride, quindi guarda prima le date.',
      ],
    },
    {
      heading: 'Dove ritirare l’auto',
      text: [
        'Le filiali sono nella parte bassa, vicino al casello della A1, lungo via Marittima e via Le Lame, con il parcheggio davanti, e chiudono presto la sera. Il treno regionale da Roma impiega circa un’ora e un quarto; si ferma anche qualche treno ad alta velocità. In aereo: Ciampino è a cinquantacinque minuti di A1, Fiumicino a un’ora e dieci, Napoli a un’ora e un quarto. Se atterri la sera ritira l’auto in aeroporto, perché qui i banchi sono già chiusi; diversi noleggiatori consegnano in stazione.',
      ],
    },
    {
      heading: 'Dove parcheggiare',
      text: [
        'In basso si trova posto quasi ovunque, con le strisce blu in via Aldo Moro. In alto usa i posti di piazzale Vittorio Veneto, prima del varco, o quelli del Belvedere, poi cammina; il multipiano di viale Mazzini è malridotto, meglio evitarlo. Ad Anagni, Alatri, Ferentino e Veroli il cartello P è fuori dalle mura: credigli, le strade dopo diventano scale. A Casamari e a Montecassino si parcheggia davanti all’abbazia.',
      ],
    },
    {
      heading: 'Dove ricaricare un’elettrica',
      text: [
        'Le colonnine veloci sono al casello della A1, nell’area La Macchia e nei centri commerciali lungo la Monti Lepini; quelle lente vicino al tribunale e alla villa comunale. Nei paesi di collina ce n’è di solito una presso la piazza principale. Fiuggi, città termale, ne ha diverse. Le salite costano autonomia: calcola il venti per cento in più.',
      ],
    },
    {
      heading: 'Gite in giornata',
      text: [
        [
          'Alatri e la sua acropoli di massi: 20 minuti',
          'Ferentino: 15 minuti; Anagni, città dei papi: 30 minuti',
          'Veroli e l’abbazia di Casamari: 25 minuti',
          'Isola del Liri, una cascata in mezzo al paese: 30 minuti',
          'Fiuggi e le sue acque: 40 minuti',
          'Grotte di Collepardo e Trisulti: 40 minuti',
          'Arpino e l’arco a sesto acuto della sua acropoli: 45 minuti',
          'Montecassino: 50 minuti con la A1',
        ],
        'Due di queste riempiono una giornata. Le strade sono buone, i cartelli pochi, e ogni paese ha il suo pane.',
      ],
    },
    {
      heading: 'Abitudini e stagione',
      text: [
        'Qui si guida senza fretta, tranne che sulla A1, dove passa tutto ciò che si muove tra Roma e Napoli: camion a destra, rappresentanti a sinistra. Gallerie e controlli della velocità media sono frequenti. Nelle strade di campagna attento ai mezzi agricoli, ai cani, ai cacciatori da settembre a gennaio, e da dicembre al ghiaccio nei tratti in ombra degli Ernici.',
        'La primavera è verde e deserta, l’autunno porta le castagne, i tartufi di Campoli Appennino e l’olio nuovo. Agosto è caldo a valle e piacevole a Fiuggi e a Guarcino, dove i romani salgono per il prosciutto. D’inverno c’è la neve di Campocatino a un’ora; per le strade di montagna e i tratti segnalati di autostrada e statali l’obbligo di gomme invernali o catene vale dal 15 novembre al 15 aprile.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Campanile della cattedrale',
      description:
        'Il campanile di Santa Maria sta nel punto più alto del colle, romanico in basso, ricostruito dopo guerre e terremoti in alto, e si vede da tutta la valle. Dalla terrazza davanti lo sguardo va ai Lepini e agli Ernici. Parcheggia in piazzale Vittorio Veneto e cammina cinque minuti.',
      image: 'frosinone-campanile',
    },
    {
      name: 'Museo archeologico',
      description:
        'Frusino era una città dei Volsci prima dei Romani: bronzi, teste votive e un frammento dell’anfiteatro che sta sotto le case vicino al fiume. Il museo è piccolo, in via XX Settembre, nella parte alta, e in un’ora spiega perché per quella pianura si fecero tante guerre.',
      image: 'frosinone-museo-archeologico',
    },
    {
      name: 'Abbazia di Casamari',
      description:
        'I cistercensi la costruirono dal 1203 con la severità della Borgogna: finestre di alabastro, una navata di pietra chiara, un chiostro a colonne doppie e monaci che cantano ancora e distillano un liquore d’erbe. Venticinque minuti d’auto, con il parcheggio sotto i platani. L’ingresso è libero, si chiede silenzio.',
      image: 'frosinone-casamari',
    },
    {
      name: 'Cascate di Isola del Liri',
      description:
        'Il Liri si divide intorno a un castello e cade per ventisette metri nella piazza principale, cosa che pochi altri paesi possono vantare. Nel Settecento l’acqua muoveva le cartiere; oggi di notte è illuminata, con i tavolini davanti. A mezz’ora da Frosinone con la superstrada per Sora.',
      image: 'frosinone-isola-del-liri',
    },
  ],
  questions: [
    {
      question: 'Si può girare la Ciociaria senza auto?',
      answer:
        'Difficile. Gli autobus servono scuole e uffici, non le abbazie. Con l’auto in due giorni si vede il meglio.',
    },
    {
      question: 'Frosinone è una buona tappa tra Roma e Napoli?',
      answer:
        'Sì: un’ora dall’una e un’ora e un quarto dall’altra, con borghi a dieci minuti dall’autostrada.',
    },
    {
      question: 'Si pagano pedaggi?',
      answer: 'Solo sulla A1. La superstrada per Sora e tutte le altre sono gratuite.',
    },
    {
      question: 'Servono le gomme invernali?',
      answer: 'In montagna e nei tratti segnalati dal 15 novembre al 15 aprile, oppure le catene a bordo.',
    },
  ],
};
