import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Noleggio auto a Genova',
    description:
      'Noleggiare un’auto a Genova: la ZTL dei caruggi, l’aeroporto, parcheggi al Porto Antico, ricarica, Portofino e Cinque Terre, gallerie e allerte meteo.',
  },
  title: 'Noleggio auto a Genova',
  description:
    'Una città messa in piedi tra il monte e il mare. Lascia l’auto al porto e tirala fuori per le due Riviere.',
  text: [
    {
      heading: 'La ZTL e una città di vicoli',
      text: [
        'Il centro storico, tra i più grandi d’Europa, è fatto di caruggi così stretti che a braccia aperte tocchi entrambi i muri: è zona a traffico limitato giorno e notte, e in gran parte non si potrebbe percorrere comunque. Le telecamere sono ai varchi, da via Garibaldi e via Cairoli fino a via San Giorgio e al Molo. Sono ZTL anche Boccadasse e il porticciolo di Nervi, e le telecamere guardano pure molte corsie degli autobus.',
        'Se l’hotel è dentro, chiedi prima di arrivare se può comunicare la targa per il carico; fatti mandare anche uno schizzo del percorso, perché il navigatore è spesso un livello di città troppo in alto o troppo in basso. Varchi e orari li pubblica il Comune.',
      ],
    },
    {
      heading: 'Dove ritirare l’auto',
      text: [
        'Il Cristoforo Colombo è costruito sul mare a Sestri Ponente, a sette chilometri dal centro. Banchi e auto sono al terminal, a cinque minuti dal nastro, e l’autostrada comincia a Genova Aeroporto. Un autobus porta a Principe e a Brignole. In città i banchi sono vicino a Principe e alla stazione marittima: comodi per chi sbarca a piedi da Sardegna o Corsica, meno alle otto del mattino. Imposta il navigatore sulla Sopraelevata, la strada sospesa lungo il porto, che scavalca tutto.',
      ],
    },
    {
      heading: 'Dove parcheggiare',
      text: [
        'I grandi parcheggi sono al Porto Antico accanto all’acquario, in piazza della Vittoria, a Piccapietra vicino al teatro e a Dinegro, accanto alla metro, dove i prezzi scendono. Da levante puoi lasciare l’auto a Nervi o a Brignole e prendere il treno. In strada ci sono la Blu Area e le Isole Azzurre, con tariffe e limiti di tempo scritti sul cartello: leggilo prima di scendere. I garage sono stretti, le rampe ripide e i pilastri segnati: scegli un’auto piccola.',
      ],
    },
    {
      heading: 'Dove ricaricare un’elettrica',
      text: [
        'Le prese pubbliche sono in corso Italia, ad Albaro e alla Foce, alla Fiumara e nei parcheggi del porto; per le veloci guarda in un’app quali aree di servizio le hanno. Le salite mangiano batteria e le discese la restituiscono. Nei paesi delle Cinque Terre non si ricarica e non si parcheggia: usa La Spezia o Levanto.',
      ],
    },
    {
      heading: 'Gite in giornata',
      text: [
        [
          'Boccadasse e Nervi: da 15 a 20 minuti lungo il mare; si parcheggia prima del borgo',
          'Camogli: 40 minuti; si parcheggia in alto e si scende a piedi',
          'Portofino: 50 minuti fino a Santa Margherita, poi autobus, battello o sentiero',
          'Cinque Terre: 1 h 20 fino a La Spezia o 1 h fino a Levanto, poi il treno',
          'Varigotti e Finale Ligure: 1 h con la A10',
          'Gavi e i suoi vigneti: 50 minuti con la A7',
        ],
        'Le autostrade sono una catena di gallerie e viadotti in continua manutenzione. Guarda il traffico al mattino: le corsie si stringono e le code nascono senza preavviso.',
      ],
    },
    {
      heading: 'Come si guida, e quando venire',
      text: [
        'Genova è la capitale dello scooter: arrivano da entrambi i lati e conoscono i semafori a memoria. I sensi unici salgono a spirale, così sbagliare una svolta costa dieci minuti e regala un panorama. Si guida svelti ma con cortesia nelle strettoie: passa chi sale.',
        'Primavera e settembre sono ideali. In autunno le piogge forti portano allerte arancioni e rosse, con sottopassi e scuole chiusi, e conviene rimandare il viaggio; la Regione le annuncia il giorno prima. D’estate, il sabato, la costa è piena da Savona a Sestri Levante. Sulle autostrade per Torino e Milano dal 15 novembre al 15 aprile servono gomme invernali o catene.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Acquario e Porto Antico',
      description:
        'Nel 1992 Renzo Piano ha restituito alla città il porto vecchio: l’acquario, tra i più grandi d’Europa, una sfera di vetro piena di felci, un ascensore a forma di gru. Per una famiglia ci vuole mezza giornata. Il parcheggio accanto è fuori dalla ZTL ed è il posto più semplice per la prima ora a Genova.',
      image: 'genova-acquario',
    },
    {
      name: 'Palazzi dei Rolli',
      description:
        'In via Garibaldi i banchieri del Cinquecento costruirono palazzi uno accanto all’altro e ospitarono i re a turno, secondo un elenco pubblico. Tre sono musei, con Van Dyck, Caravaggio e una terrazza sui tetti. La via è pedonale; i vicoli cominciano dalla porta accanto, in discesa.',
      image: 'genova-palazzi-dei-rolli',
    },
    {
      name: 'Lanterna',
      description:
        'Il faro indica la via alle navi dal 1128, nella forma attuale dal 1543, settantasette metri sopra il suo scoglio. Ci si arriva dal terminal dei traghetti con una passeggiata sospesa sulle banchine. Sotto passa la Sopraelevata, e chi la percorre di notte vede il fascio girare sulla città.',
      image: 'genova-lanterna',
    },
    {
      name: 'Spianata Castelletto',
      description:
        'Da piazza Portello un ascensore liberty sale a questa terrazza, e il poeta Caproni scrisse che con quello sarebbe voluto andare in paradiso. Sotto ci sono tetti d’ardesia, campanili, gru e il mare. Quassù ci sono vie con strisce blu in cui, con fortuna, si riesce a parcheggiare.',
      image: 'genova-spianata-castelletto',
    },
  ],
  questions: [
    {
      question: 'Si arriva in auto a Portofino?',
      answer:
        'Sì, ma l’ultima strada è stretta, spesso in coda nei fine settimana, e l’unico parcheggio costa all’ora quanto altri al giorno. Meglio Santa Margherita.',
    },
    {
      question: 'E alle Cinque Terre?',
      answer:
        'Parcheggia a La Spezia, a Levanto o fuori Monterosso e prendi il treno, che in stagione passa più volte all’ora, d’inverno meno spesso.',
    },
    {
      question: 'Che cosa significa allerta rossa?',
      answer:
        'Pericolo di alluvione. Resta dove sei, evita sottopassi e torrenti. Se arriverai in ritardo avvisa il noleggiatore: capirà.',
    },
    {
      question: 'Posso portare l’auto in Sardegna o in Corsica?',
      answer: 'Solo con il consenso del noleggiatore, prima di comprare la traversata.',
    },
  ],
};
