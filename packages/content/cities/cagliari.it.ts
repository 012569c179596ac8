import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Noleggio auto a Cagliari',
    description:
      'Noleggiare un’auto a Cagliari: ZTL di Castello e Marina, aeroporto di Elmas, il parcheggio con ascensori, ricarica, spiagge da Chia a Villasimius.',
  },
  title: 'Noleggio auto a Cagliari',
  description:
    'La Sardegna non ha autostrade né pedaggi, ha pochi treni e una spiaggia dietro ogni curva. Qui l’auto non è una comodità, è il viaggio.',
  text: [
    {
      heading: 'Castello, Marina e le loro ZTL',
      text: [
        'I quattro quartieri storici, Castello, Marina, Stampace e Villanova, sono zone a traffico limitato, con telecamere ai varchi e orari diversi per ciascuna: la sera, la notte e la mattina, in alcune anche nel primo pomeriggio. Le regole approvate a fine 2025 aggiungono telecamere in uscita e una zona al Poetto. I vicoli di Castello sono così stretti che i residenti conoscono i propri specchietti per nome. Ai varchi un pannello luminoso dice se la zona è attiva.',
        'Una struttura ricettiva può chiedere l’accesso temporaneo per la tua targa: fallo fare prima dell’arrivo ed entra solo dal varco che ti indica. Altrimenti ogni cosa del centro è a dieci minuti da un parcheggio, e gran parte della salita si fa con gli ascensori pubblici, quando funzionano: nei giorni più caldi può capitare che a mezzogiorno siano fermi. Gli orari sono sul sito del Comune.',
      ],
    },
    {
      heading: 'Dove ritirare l’auto',
      text: [
        'Elmas è a sette chilometri dal centro. Gli autonoleggi hanno un edificio proprio accanto al terminal, collegato da un passaggio coperto: cinque minuti. Nei sabati d’agosto davanti a ogni banco c’è la fila, quindi vacci mentre qualcun altro aspetta le valigie. Il treno impiega sei o sette minuti per la stazione di piazza Matteotti. I traghetti da Civitavecchia, Napoli e Palermo attraccano in mezzo alla città, a due passi da lì.',
      ],
    },
    {
      heading: 'Dove parcheggiare',
      text: [
        'Il multipiano di viale Regina Elena è sotto le mura di Castello, accanto agli ascensori. In via Cammino Nuovo, sull’altro lato, ci sono solo alcuni posti all’aperto. Il parcheggio della stazione, in piazza Matteotti, e quelli della stazione marittima si pagano e si riempiono, perché i cantieri hanno tolto i posti di via Roma e altri lì intorno. Molti stalli del centro sono dei residenti, alcuni solo di notte: leggi il cartello. I gratuiti cominciano più lontano. Al Poetto in primavera i posti abbondano, a luglio alle dieci sono finiti. I parcheggi delle spiagge famose d’estate si pagano, spesso con numero chiuso e prenotazione da app: Tuerredda e Chia a sud-ovest, Punta Molentis a sud-est.',
      ],
    },
    {
      heading: 'Dove ricaricare un’elettrica',
      text: [
        'Trovi colonnine in centro, al Poetto, in aeroporto e nei centri commerciali lungo la SS554; le veloci sulla SS131 verso Oristano e Sassari. Lontano da lì la rete è rada. Con 300 km di autonomia raggiungi ogni spiaggia del sud e torni; nei monti della Barbagia organizza la presa per la notte.',
      ],
    },
    {
      heading: 'Gite in giornata',
      text: [
        [
          'Villasimius per la costiera: 1 h, con le soste molto di più',
          'Nora e Pula, una città romana sul mare: 40 minuti',
          'Chia e le dune: 1 h con la SS195',
          'Barumini, il nuraghe Su Nuraxi: 1 h con la SS131',
          'Sant’Antioco su strada, Carloforte in traghetto: 1 h 30',
          'Costa Rei: 1 h 15; Iglesias e le miniere di Nebida 1 h',
        ],
        'I tempi del navigatore sono onesti sulla SS131 e ottimisti altrove. Nell’interno porta acqua e parti con il pieno.',
      ],
    },
    {
      heading: 'Come si guida, e quando venire',
      text: [
        'I sardi guidano tranquilli, tranne sulla SS554 intorno alla città. In campagna le pecore hanno la precedenza per tradizione e le mucche, di notte, per peso. Alle spiagge migliori portano strade bianche: vai piano, perché sottoscocca e gomme sono raramente assicurati. I distributori chiudono a mezzogiorno e la domenica; la macchinetta accetta carte e banconote.',
        'Maggio, giugno e settembre sono di gran lunga i mesi migliori. Ad agosto i prezzi triplicano e parcheggiare è uno sport. Il maestrale soffia per giorni: quando c’è, scegli spiagge rivolte a sud o a est. A febbraio fioriscono i mandorli e le città sono dei sardi. Per Sant’Efisio, il primo maggio, il centro è chiuso alle auto.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Bastione di Saint Remy',
      description:
        'Una terrazza monumentale di calcare bianco, costruita a fine Ottocento sui bastioni spagnoli, da cui si vedono il porto, gli stagni e i monti di Capoterra. Si sale da piazza Costituzione per le scale o in ascensore. La sera mezza città ci viene per il vento e resta per l’aperitivo.',
      image: 'cagliari-bastione-saint-remy',
    },
    {
      name: 'Torre dell’Elefante',
      description:
        'La costruirono i pisani nel 1307, con tre muri spessi e il retro aperto perché nessuno vi si nascondesse, e su una mensola misero un piccolo elefante di marmo. Insieme alla torre di San Pancrazio difendeva l’ingresso a Castello. Un tempo vi si appendevano le teste dei giustiziati; oggi ci vivono i rondoni.',
      image: 'cagliari-torre-dell-elefante',
    },
    {
      name: 'Poetto e Sella del Diavolo',
      description:
        'Otto chilometri di spiaggia cittadina, con chioschi, pista ciclabile e acqua bassa, finiscono sotto una rupe a forma di sella: la perse il diavolo, dicono, quando fu disarcionato. Un sentiero di quaranta minuti sale in cima. Dietro c’è lo stagno di Molentargius, dove i fenicotteri nidificano in vista della strada.',
      image: 'cagliari-poetto',
    },
    {
      name: 'Cattedrale di Santa Maria',
      description:
        'Una chiesa pisana con la facciata rifatta solo negli anni Trenta nello stile che avrebbe potuto avere, un pulpito di marmo tagliato in due e una cripta nella roccia con le reliquie di quasi duecento martiri. È in cima a Castello: sali in ascensore e scendi a piedi per i vicoli.',
      image: 'cagliari-cattedrale',
    },
  ],
  questions: [
    {
      question: 'In Sardegna serve l’auto?',
      answer: 'A Cagliari no, per tutto il resto sì. Gli autobus arrivano nei paesi, di rado alle spiagge.',
    },
    {
      question: 'Posso riconsegnare a Olbia o ad Alghero?',
      answer:
        'Spesso sì, con un supplemento di sola andata. Calcola tre ore abbondanti per Olbia, poco meno per Alghero.',
    },
    {
      question: 'Quale auto per le strade bianche?',
      answer:
        'Una con qualche centimetro in più da terra, non per forza integrale. Il fuoristrada è comunque escluso.',
    },
    {
      question: 'Le spiagge si prenotano?',
      answer:
        'Alcune sì, da metà maggio fino in ottobre, con un limite di persone o di auto. Guarda il sito del Comune la sera prima.',
    },
  ],
};
