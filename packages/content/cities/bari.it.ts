import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Noleggio auto a Bari',
    description:
      'Noleggiare un’auto a Bari: la ZTL di Bari Vecchia, Palese, park and ride sul mare, ricarica, in quanto si arriva ad Alberobello, Matera e Polignano.',
  },
  title: 'Noleggio auto a Bari',
  description:
    'Trulli, città bianche e due mari in un’ora: la Puglia è pianeggiante, luminosa e fatta per l’auto. Bari è il punto di partenza.',
  text: [
    {
      heading: 'Bari Vecchia e la sua ZTL',
      text: [
        'La città vecchia, sulla sua penisola, è zona a traffico limitato a tutte le ore: vicoli larghi quanto un tavolo, donne che fanno le orecchiette sulla porta, telecamere a ogni varco, da dicembre 2025 anche dal lato del Castello. Non c’è nulla da raggiungere in auto. La griglia del quartiere Murat lì accanto è in gran parte aperta, con l’asse pedonale di via Sparano e via Argiro e qualche chiusura serale del lungomare d’estate.',
        'Si entra con le auto dei residenti, quindi non contare su un permesso: chiedi al tuo bed and breakfast di Bari Vecchia, che spesso viene a prendere i bagagli con un piccolo mezzo elettrico. Lascia l’auto fuori dalle mura, per esempio nel parcheggio a pagamento di piazzale Cristoforo Colombo, sul lungomare nord. La pagina mobilità del Comune elenca varchi e modifiche.',
      ],
    },
    {
      heading: 'Dove ritirare l’auto',
      text: [
        'L’aeroporto Karol Wojtyła, a Palese, è a undici chilometri dal centro. I banchi degli autonoleggi sono in fila accanto agli arrivi e le auto a pochi passi: venti minuti dopo il nastro puoi essere sulla SS16. Un treno metropolitano collega l’aeroporto alla stazione centrale in circa venti minuti. I traghetti da Grecia, Croazia e Albania arrivano al porto, dove alcuni noleggiatori consegnano su appuntamento; in stazione ci sono banchi raggiungibili a piedi.',
      ],
    },
    {
      heading: 'Dove parcheggiare',
      text: [
        'Al Murat le strisce blu sono care e a tempo. Molto meglio i park and ride sul mare, Pane e Pomodoro a sud e Vittorio Veneto verso la Fiera a nord, e nell’interno Largo 2 Giugno e il grande Polipark al Policlinico, che ha posto quando gli altri sono pieni. Per la giornata si paga pochissimo, navetta per il centro compresa, anche se la domenica e nei festivi di solito non passa. Di notte quasi tutti chiudono: guarda il cartello. C’è un garage sotterraneo in piazza Cesare Battisti, altri privati verso il Petruzzelli. Nelle sere di partita e durante la Fiera del Levante, a settembre, si riempiono tutti.',
      ],
    },
    {
      heading: 'Dove ricaricare un’elettrica',
      text: [
        'Per ricaricare ci sono il lungomare, Poggiofranco e la zona dell’università; le colonnine veloci sono nei centri commerciali della tangenziale, sulla A14 e a Casamassima. In Valle d’Itria le masserie hanno prese per gli ospiti. Le distanze sono brevi, le colline basse, gli inverni miti: qui un’elettrica ha vita facile.',
      ],
    },
    {
      heading: 'Gite in giornata',
      text: [
        [
          'Polignano a Mare: 35 minuti con la SS16, si parcheggia vicino alla stazione',
          'Alberobello: 55 minuti; Locorotondo e Martina Franca altri 15',
          'Matera: 1 h con SS96 e SS99; si parcheggia nella città moderna',
          'Castel del Monte: 55 minuti; parcheggio con navetta ai piedi del colle, multe sul ciglio della strada',
          'Trani e la cattedrale sul mare: 40 minuti',
          'Ostuni: 1 h 10; Lecce 1 h 45',
        ],
        'Le strade tra le città bianche corrono tra muretti a secco e lasciano poco spazio. Nel primo pomeriggio chiude tutto: fermati anche tu.',
      ],
    },
    {
      heading: 'Come si guida, e quando venire',
      text: [
        'La SS16 sembra un’autostrada e non ne ha le maniere: rampe corte, uscite improvvise, autovelox veri. Tieni la destra e guarda due volte quando ti immetti. La domenica sera nei paesi comanda lo struscio, e il corso si chiude apposta. Il carburante costa meno alle pompe dei supermercati; dove c’è il servito si paga anche quello.',
        'Maggio, giugno, settembre e ottobre sono i mesi giusti. A luglio e agosto spiagge e parcheggi sono pieni alle dieci e la campagna trema a quaranta gradi. Dal 7 al 9 maggio la festa di San Nicola chiude il lungomare al traffico. A Natale i paesi si illuminano e le camere costano molto meno.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Basilica di San Nicola',
      description:
        'Nel 1087 i marinai trafugarono le ossa del santo da Mira e la città gli costruì una fortezza di pietra bianca. I cattolici pregano sopra, i pellegrini ortodossi nella cripta, gli uni accanto agli altri. È nel cuore della città vecchia: dal parcheggio del lungomare nord sono cinque minuti a piedi.',
      image: 'bari-san-nicola',
    },
    {
      name: 'Castello Svevo',
      description:
        'Federico II ricostruì nel 1233 il castello normanno, gli aragonesi lo cinsero di bastioni e Bona Sforza vi aprì un cortile. Oggi espone i calchi dei portali di tutta la Puglia, una buona preparazione al viaggio. Nel vicolo di fronte le orecchiette si asciugano sui telai davanti a ogni porta.',
      image: 'bari-castello-svevo',
    },
    {
      name: 'Teatro Petruzzelli',
      description:
        'Uno dei più grandi teatri d’opera italiani, rosso fuori e dentro, bruciato nel 1991 e riaperto dopo diciotto anni esattamente com’era. Intorno c’è il quartiere Murat, elegante, con le sue vie diritte e i negozi. Per uno spettacolo usa il garage lì vicino e vieni mezz’ora prima.',
      image: 'bari-teatro-petruzzelli',
    },
    {
      name: 'Lungomare',
      description:
        'Chilometri di passeggiata con i lampioni di ghisa, tracciati tra le due guerre, dal porto dei pescatori fino alla spiaggia che si chiama Pane e Pomodoro. La sera ci cammina tutta la città, mangia il crudo dal cartoccio al porticciolo e cerca l’aria. In auto va percorso all’alba.',
      image: 'bari-lungomare',
    },
  ],
  questions: [
    {
      question: 'Meglio l’aeroporto di Bari o quello di Brindisi?',
      answer:
        'Bari per Valle d’Itria, Matera e Gargano, Brindisi per Lecce e il Salento. Il noleggio di sola andata tra i due è spesso possibile.',
    },
    {
      question: 'Si entra in auto ad Alberobello e a Matera?',
      answer:
        'Solo fino al margine. Entrambe hanno la ZTL intorno a trulli e Sassi; i parcheggi segnalati sono a dieci minuti.',
    },
    {
      question: 'Posso imbarcare l’auto sul traghetto?',
      answer: 'Per Albania, Grecia o Croazia solo con il consenso scritto, che viene dato di rado.',
    },
    {
      question: 'Serve un’auto grande?',
      answer: 'No. Una compatta passa tra vicoli e muretti e si parcheggia meglio nelle città bianche.',
    },
  ],
};
