import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Noleggio auto a Bergamo',
    description:
      'Noleggiare un’auto a Bergamo: la ZTL di Città Alta, Orio al Serio, parcheggi vicino alla funicolare, ricarica, lago d’Iseo, Franciacorta e valli.',
  },
  title: 'Noleggio auto a Bergamo',
  description:
    'Molti atterrano qui per andare a Milano e non alzano gli occhi. Sul colle c’è una città murata, e dietro valli che pochi forestieri conoscono.',
  text: [
    {
      heading: 'Città Alta e la sua ZTL',
      text: [
        'Città Alta sta dentro le mura veneziane sul colle. Le sue vie sono zona a traffico limitato a tutte le ore, con telecamere alle porte. In alcune ore della domenica e dei festivi, e da fine marzo a ottobre anche la sera dal giovedì al sabato, una zona più ampia chiude tutto il colle: lo dicono i pannelli in basso. Anche allora si sale ai tre parcheggi (via Fara, Porta Sant’Alessandro, via Tre Armi) finché c’è posto, ma solo da viale Vittorio Emanuele ed entrandoci subito. Ogni altro varco è una multa, e quello dal lato di Valverde lo è per gran parte della settimana.',
        'Un hotel all’interno può far ammettere la tua targa per scaricare. Tutti gli altri salgono con la funicolare da viale Vittorio Emanuele, con l’autobus 1 o a piedi in venti minuti per le scalette. Anche in basso ci sono piccole ZTL, intorno a via Pignolo e a Borgo Santa Caterina, per lo più di notte. La mappa è sul portale mobilità del Comune.',
      ],
    },
    {
      heading: 'Dove ritirare l’auto',
      text: [
        'Orio al Serio è a cinque chilometri dalla città, accanto alla A4. I banchi sono in fila vicino all’uscita arrivi, le auto nei parcheggi di fronte o, per alcuni noleggiatori, a qualche minuto di navetta: leggi la conferma. I voli low cost arrivano a ondate, e così le code; chi ha già caricato i documenti fa prima. L’autobus 1 va in stazione e in Città Alta. Quanto al treno, la linea per l’aeroporto è in costruzione: guarda se è già aperta.',
      ],
    },
    {
      heading: 'Dove parcheggiare',
      text: [
        'Vicino alla stazione bassa della funicolare ci sono piazza della Libertà e via Paleocapa; più grande e più economico è l’ex Gasometro, dietro la stazione. Un multipiano in via Fara serve Città Alta dal lato di Sant’Agostino; sulle mura sostano solo i residenti. Le domeniche di primavera tutta la Lombardia viene a passeggiare sulle mura, e si parcheggia in basso. Le strisce blu si pagano nei feriali, in centro anche la domenica; le gialle sono per i residenti.',
      ],
    },
    {
      heading: 'Dove ricaricare un’elettrica',
      text: [
        'In città trovi colonnine intorno alla stazione, allo stadio, all’ospedale, all’Oriocenter di fronte all’aeroporto e in molte vie di Città Bassa; le veloci nelle aree della A4 e a Dalmine. Nelle valli ce ne sono a Clusone, San Pellegrino e Lovere. In discesa riprendi una parte di quello che la salita si è presa.',
      ],
    },
    {
      heading: 'Gite in giornata',
      text: [
        [
          'Crespi d’Adda, villaggio operaio del 1878: 25 minuti',
          'San Pellegrino Terme, liberty e bagni: 35 minuti',
          'Iseo e Monte Isola: 40 minuti fino a Sulzano, poi il battello',
          'Cantine di Franciacorta: 40 minuti con la A4',
          'Clusone e la Presolana: 50 minuti e 1 h 10',
          'Lecco e il ramo orientale del Lario: 45 minuti',
          'Sirmione sul Garda: 1 h',
        ],
        'Le strade di valle hanno una corsia per senso e le fabbriche ai lati: evita le sette e mezza e le cinque e mezza.',
      ],
    },
    {
      heading: 'Come si guida, e quando venire',
      text: [
        'I bergamaschi si alzano presto e guidano svelti. La A4 tra Bergamo e Milano è una delle autostrade più trafficate d’Europa: fuori dalle punte bastano quaranta minuti fino alla tangenziale, nelle punte il doppio. Per la montagna conviene la statale 42 verso Lovere e il Tonale, con le gallerie che evitano il lungolago.',
        'Primavera e autunno sono per la città, luglio per le valli, gennaio per le piste di Foppolo e Colere. Da ottobre a marzo la Regione limita i diesel più vecchi. Nelle valli, dal 15 novembre al 15 aprile, servono gomme invernali o catene, e nei tratti in ombra gela spesso. Se riconsegni prima di un volo delle sei, guarda quando apre il banco e fai il pieno la sera prima.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Piazza Vecchia',
      description:
        'Le Corbusier voleva che non se ne spostasse una pietra. Da un lato il Palazzo della Ragione sui suoi archi, dall’altro la biblioteca, in mezzo una fontana con leoni che tengono una catena. Ogni sera alle dieci il Campanone batte cento rintocchi, un tempo il segnale che le porte si chiudevano.',
      image: 'bergamo-piazza-vecchia',
    },
    {
      name: 'Cappella Colleoni e Santa Maria Maggiore',
      description:
        'Un condottiero fece abbattere una sacrestia per far posto alla propria tomba, ed ebbe una facciata di marmo ricamato. La chiesa accanto ha un coro intarsiato su disegni di Lotto, che si scopre su richiesta. Strofina lo stemma sul cancello: si vede che lo fanno tutti.',
      image: 'bergamo-cappella-colleoni',
    },
    {
      name: 'Mura veneziane',
      description:
        'Sei chilometri di bastioni che non hanno mai sentito uno sparo, costruiti dal 1561 da Venezia e oggi patrimonio dell’umanità. Da Porta San Giacomo, bianca contro il colle, lo sguardo arriva sulla pianura fino all’Appennino. In molti fine settimana il giro è chiuso al traffico, ed è il suo momento.',
      image: 'bergamo-mura',
    },
    {
      name: 'Accademia Carrara',
      description:
        'Una galleria che i più si perdono, con Botticelli, Raffaello, Bellini, Lotto e soprattutto Moroni, i cui sarti e le cui vedove ti guardano come se fossi appena entrato. È sotto le mura, accanto a Borgo Santa Caterina, una via di piccoli ristoranti. Se non c’è la partita, parcheggia allo stadio e cammina dieci minuti.',
      image: 'bergamo-accademia-carrara',
    },
  ],
  questions: [
    {
      question: 'L’aeroporto di Bergamo va bene per Milano?',
      answer:
        'In autobus un’ora fino a Centrale. In auto è meglio per Garda, Iseo e valli; entrando a Milano trovi Area B e Area C.',
    },
    {
      question: 'Si può salire in auto in Città Alta?',
      answer:
        'Ai parcheggi sì, se c’è posto; con la ZTL attiva, solo da viale Vittorio Emanuele. Nelle vie no. La funicolare impiega pochi minuti.',
    },
    {
      question: 'C’è un banco aperto di notte?',
      answer:
        'I voli arrivano tardi: guarda gli orari nella pagina dell’auto. L’elenco mostra per prime quelle ritirabili alla tua ora.',
    },
    {
      question: 'Per le Dolomiti quale strada?',
      answer:
        'A4 fino a Verona e A22 fino a Trento, poco più di due ore; più lenta e più bella per il Tonale.',
    },
  ],
};
