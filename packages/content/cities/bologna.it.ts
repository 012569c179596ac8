import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Noleggio auto a Bologna',
    description:
      'Noleggiare un’auto a Bologna: ZTL e zona T, aeroporto Marconi e monorotaia, parcheggi, ricarica, quanto distano Motor Valley, Ravenna e Appennino.',
  },
  title: 'Noleggio auto a Bologna',
  description:
    'Qui si incontra tutta l’Italia: autostrade, ferrovie e appetiti. E i motori si costruiscono a mezz’ora di strada.',
  text: [
    {
      heading: 'ZTL, zona T e 30 all’ora',
      text: [
        'Il centro medievale dentro i viali è zona a traffico limitato, attiva ogni giorno dalla mattina alla sera. In mezzo c’è la T, tre vie con regole più severe: gran parte di via Indipendenza è pedonale dalla fine del 2025, e nei fine settimana e nei festivi lo sono anche Rizzoli e Ugo Bassi. La zona universitaria ha una disciplina propria, valida a tutte le ore. Le telecamere si chiamano Sirio e Rita, e non sfugge nessuno a nessuna delle due.',
        'Gli hotel all’interno possono registrare la targa; per i non residenti ci sono anche ticket giornalieri, pochi al mese per auto, che però nella T non valgono. Nel 2026 il TAR ha annullato il limite generale di 30 km/h e il Comune lo rimette strada per strada: fa fede il segnale. Per ciò che vale nei tuoi giorni guarda la pagina mobilità del Comune.',
      ],
    },
    {
      heading: 'Dove ritirare l’auto',
      text: [
        'L’aeroporto Marconi è a sei chilometri da piazza Maggiore. L’area noleggi è accanto al terminal, con navetta gratuita o dieci minuti a piedi secondo il noleggiatore. La monorotaia Marconi Express arriva in stazione centrale in sette minuti. L’alta velocità fa di Bologna il posto migliore d’Italia per passare dal treno all’auto: ci sono banchi da una parte e dall’altra della stazione, con la tangenziale a pochi minuti.',
      ],
    },
    {
      heading: 'Dove parcheggiare',
      text: [
        'Tanari, dietro la stazione, è grande ed economico, con l’autobus; Staveco è a sud, ai piedi dei colli, a un quarto d’ora a piedi da piazza Maggiore; VIII Agosto e Riva Reno sono sotterranei, al margine della ZTL. I garage dentro la zona spesso possono registrare il tuo ingresso: chiedi quando prenoti. Nei giorni di fiera i prezzi raddoppiano e tutto è pieno. Le strisce blu si pagano fino a sera anche fuori dai viali.',
      ],
    },
    {
      heading: 'Dove ricaricare un’elettrica',
      text: [
        'Si ricarica sui viali, in fiera, a Corticella, a San Donato e nei garage; le colonnine veloci sono nelle aree di A1, A13 e A14 e nei centri commerciali della tangenziale. I musei della Motor Valley hanno le proprie. Verso la Futa e Porretta ricarica prima di salire.',
      ],
    },
    {
      heading: 'Gite in giornata',
      text: [
        [
          'Modena e Maranello, Ferrari e aceto balsamico: 40 e 45 minuti',
          'Sant’Agata, Lamborghini: 35 minuti',
          'Dozza con i muri dipinti, Imola: da 35 a 40 minuti',
          'Ravenna e i mosaici: 1 h con la A14',
          'Ferrara, da girare in bicicletta: 45 minuti con la A13',
          'Passo della Futa, la vecchia strada per Firenze: 1 h 15, tutta curve',
          'San Marino: 1 h 30',
        ],
        'Per fabbriche e musei prenota prima di partire. Tra Modena e Parma i caseifici mostrano il lavoro alle otto di mattina, e solo allora.',
      ],
    },
    {
      heading: 'Come si guida, e quando venire',
      text: [
        'Intorno alla città corrono affiancate due strade, la tangenziale gratuita e l’autostrada: scegli in base al numero di uscita e non cambiare idea all’ultimo. Ciclisti e autobus hanno corsie e telecamere proprie. Gli emiliani vanno forte sui rettilinei, che non mancano, e si fermano a pranzo.',
        'Primavera e autunno sono i momenti migliori; a luglio la pianura è una serra, a dicembre è nella nebbia. La fiera del libro per ragazzi e le fiere d’autunno svuotano gli autonoleggi. Da ottobre a marzo le misure contro lo smog fermano i diesel più vecchi. Sul tratto appenninico della A1, dal 15 novembre al 15 aprile, si viaggia con gomme invernali o catene.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Piazza Maggiore e San Petronio',
      description:
        'Il grande salotto della città, con una basilica dalla facciata rimasta mezza di marmo e mezza di mattoni quando i soldi andarono all’università. Dentro, una meridiana di 67 metri misura l’anno con una macchia di sole. Nelle sere d’estate in piazza si proiettano film, gratis per tutti.',
      image: 'bologna-piazza-maggiore',
    },
    {
      name: 'Le Due Torri',
      description:
        'Delle cento torri medievali ne restano una ventina; queste due sono il segno della città. L’Asinelli è alta 97 metri, la Garisenda pende tanto che è stata recintata per consolidarla, e le visite dipendono dai lavori. Guardarle da via Rizzoli, con il naso in su, non costa nulla.',
      image: 'bologna-due-torri',
    },
    {
      name: 'Portico di San Luca',
      description:
        'Seicentosessantasei archi, quasi quattro chilometri di strada coperta, salgono da porta Saragozza al santuario sul colle. In auto sono dieci minuti, con un parcheggio in cima; a piedi è un’ora, e la storia è più bella da raccontare. I portici di Bologna sono patrimonio dell’umanità.',
      image: 'bologna-san-luca',
    },
    {
      name: 'Archiginnasio',
      description:
        'Dal 1563 al 1803 sede dell’università più antica d’Europa, con le pareti coperte dagli stemmi di studenti venuti da ogni dove. Nel teatro anatomico, tutto in abete, il lettore sedeva sotto un baldacchino retto da due figure senza pelle. Intorno c’è il Quadrilatero, il mercato: ottimo per un pranzo in piedi.',
      image: 'bologna-archiginnasio',
    },
  ],
  questions: [
    {
      question: 'Posso arrivare in auto a un hotel del centro?',
      answer: 'Sì, quando ha registrato la targa. Chiedi da che parte arrivare per non passare dalla T.',
    },
    {
      question: 'Per Firenze e Milano auto o treno?',
      answer: 'Treno. L’auto si ripaga con la Motor Valley, la Romagna e i colli.',
    },
    {
      question: 'Si può guidare una Ferrari a Maranello?',
      answer:
        'Accanto al museo ci sono prove su strada con istruttore. Per una giornata tutta tua guarda le auto di lusso del nostro sito.',
    },
    {
      question: 'Quanto ci vuole per il mare?',
      answer: 'Un’ora e un quarto fino a Rimini o Cervia senza traffico; nei sabati d’agosto pensa al treno.',
    },
  ],
};
