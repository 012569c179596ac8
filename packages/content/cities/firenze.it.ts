import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Noleggio auto a Firenze',
    description:
      'Noleggiare un’auto a Firenze: come funziona la ZTL, l’area noleggi di Peretola, tramvia e parcheggi scambiatori, ricarica, gite a Siena e nel Chianti.',
  },
  title: 'Noleggio auto a Firenze',
  description:
    'La città è da camminare, le colline intorno sono da guidare. Come tenere separate le due cose e dormire comunque in centro.',
  text: [
    {
      heading: 'La ZTL, spiegata',
      text: [
        'Quasi tutto ciò che sta dentro i viali è zona a traffico limitato, divisa in settori, attiva dal primo mattino alla sera dal lunedì al venerdì, fino al pomeriggio il sabato e, nei mesi caldi, anche in diverse notti. Le telecamere leggono ogni targa e a ogni porta un pannello luminoso dice se è attiva; alcune porte, riservate agli autobus, non si aprono mai. Un secondo anello di telecamere, lo Scudo Verde, controlla i veicoli più inquinanti che entrano in città e non riguarda le auto recenti.',
        'Due cose permettono di entrare: un hotel che registra la targa per arrivare alla porta, oppure un garage dentro la zona che lo fa insieme alla sosta. Fatti confermare per iscritto. Date e orari sono pubblicati dal Comune e da Servizi alla Strada.',
      ],
    },
    {
      heading: 'Dove ritirare l’auto',
      text: [
        'Peretola è a soli sei chilometri dal Duomo e la tramvia T2 porta in centro in venti minuti. Gli autonoleggi sono riuniti in via Palagio degli Spini, a pochi minuti dal terminal con la navetta gratuita: calcola mezz’ora in ogni direzione. In città diversi banchi sono in Borgo Ognissanti e dintorni, ai margini della ZTL: fatti spiegare da dove entrare e da dove uscire, e non improvvisare. Da Pisa aeroporto si arriva a Firenze in un’ora e un quarto con la FI-PI-LI, senza pedaggio.',
      ],
    },
    {
      heading: 'Dove parcheggiare',
      text: [
        'L’idea migliore è non entrare affatto. A Villa Costanza, a Scandicci, si arriva direttamente dalla A1 senza uscire dall’autostrada: lasci l’auto e prendi la tramvia T1 per la stazione. Più vicini sono i parcheggi Parterre, a nord del centro, Porta Romana e piazza della Calza in Oltrarno, tutti fuori dalla ZTL. Il sotterraneo della stazione di Santa Maria Novella si raggiunge da un corridoio aperto a tutti. Al piazzale Michelangelo i posti sono pochi e quasi mai liberi.',
      ],
    },
    {
      heading: 'Dove ricaricare un’elettrica',
      text: [
        'Le colonnine sono lungo i viali, nei parcheggi Parterre e Beccaria, a Villa Costanza e in molte strade di Campo di Marte e Novoli. In campagna cantine e agriturismi hanno scoperto la wallbox: chiedi quando prenoti la camera. Tra Siena e la costa le colonnine veloci sono ancora rare; ricarica a Firenze o in A1, prima di lasciare la valle dell’Arno.',
      ],
    },
    {
      heading: 'Gite in giornata',
      text: [
        [
          'Greve e Castellina in Chianti con la SR222: 45 minuti e 1 ora, lenta e bellissima',
          'Siena: 1 h 10 con il raccordo gratuito; si parcheggia a Il Campo o a Santa Caterina, ai margini del centro',
          'San Gimignano e Volterra: 1 h e 1 h 30',
          'Lucca e Pisa: 1 h e 1 h 15',
          'Arezzo e Cortona: 1 h e 1 h 30 con la A1',
          'Vallombrosa e le foreste del Casentino: 50 minuti, al fresco in agosto',
        ],
        'Ognuna di queste città ha la sua ZTL. Segui il cartello P, non la via più breve del navigatore.',
      ],
    },
    {
      heading: 'Abitudini e stagione',
      text: [
        'Sulle strade di campagna trovi ciclisti, trattori e, all’imbrunire, cinghiali. Le strade bianche sono pubbliche e buone, ma con un’auto bassa si toccano i sassi. Gli autovelox sui viali e sulla FI-PI-LI sono frequenti e precisi. In collina i distributori chiudono a pranzo e la domenica; il self-service accetta carte e banconote.',
        'Da aprile a giugno e tra settembre e ottobre qui si guida per piacere. A luglio e agosto la città è calda e piena, e il sabato la strada del mare è una coda. A novembre si frange l’olio e i prezzi scendono; dal 15 novembre servono gomme invernali o catene sul tratto appenninico della A1.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Duomo e cupola del Brunelleschi',
      description:
        'La cupola fu innalzata tra il 1420 e il 1436 senza centine poggiate a terra, e in mattoni nessuno ne ha mai costruita una più grande. Quattrocentosessantatré gradini salgono tra le due calotte fino alla lanterna. Si entra a orario, spesso esaurito giorni prima. Le strade intorno sono tutte pedonali.',
      image: 'firenze-duomo',
    },
    {
      name: 'Ponte Vecchio',
      description:
        'Il più antico dei ponti, con le botteghe degli orafi da quando il granduca ne cacciò i macellai, e l’unico a non essere saltato nel 1944. Sopra le botteghe corre il corridoio del Vasari, dagli Uffizi a Pitti. Attraversalo la mattina presto, poi guardalo dal ponte Santa Trinita.',
      image: 'firenze-ponte-vecchio',
    },
    {
      name: 'Uffizi',
      description:
        'Gli uffici dello Stato mediceo, oggi la galleria in cui la pittura italiana si segue da Cimabue a Caravaggio. Le sale di Botticelli sono piene, le ultime tranquille. Prenota per il primo mattino o il tardo pomeriggio e calcola due ore; la terrazza del caffè guarda dritta la torre di Palazzo Vecchio.',
      image: 'firenze-uffizi',
    },
    {
      name: 'Piazzale Michelangelo',
      description:
        'La terrazza d’Oltrarno da cui si scattano tutte le cartoline. È fuori dalla ZTL, e il viale dei Colli che vi sale in larghe curve è la strada più bella della città da fare in auto. Poco sopra c’è San Miniato, dove i monaci cantano i vespri.',
      image: 'firenze-piazzale-michelangelo',
    },
  ],
  questions: [
    {
      question: 'Posso arrivare in auto all’hotel in centro?',
      answer:
        'Sì, se registra la targa e segui il percorso che ti indica. Scarica i bagagli e poi lascia l’auto nel suo garage o fuori dalla ZTL.',
    },
    {
      question: 'La strada per la stazione è in ZTL?',
      answer:
        'Il parcheggio sotterraneo della stazione si raggiunge dai viali senza entrare. Segui i cartelli, non la corsia degli autobus.',
    },
    {
      question: 'Quanto tempo tra l’aereo e l’auto?',
      answer:
        'Mezz’ora con i bagagli: navetta, fila, consegna. Altrettanto al ritorno, più la sosta dal benzinaio.',
    },
    {
      question: 'Per il Chianti serve l’auto?',
      answer:
        'Sì. Gli autobus sono pochi e le fattorie migliori stanno tra una fermata e l’altra. Ma chi guida non assaggia.',
    },
  ],
};
