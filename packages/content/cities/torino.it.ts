import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Noleggio auto a Torino',
    description:
      'Noleggiare un’auto a Torino: la ZTL del mattino, Caselle e Porta Susa, parcheggi della metro, ricarica, quanto distano Langhe, Val di Susa e piste.',
  },
  title: 'Noleggio auto a Torino',
  description:
    'Una città di viali diritti, dove guidare è facile, ai piedi di montagne e colline del vino, dove è un piacere.',
  text: [
    {
      heading: 'La ZTL e le corsie riservate',
      text: [
        'La ZTL Centrale di Torino è la più mite d’Italia: di norma vale solo nelle mattine feriali, e per il resto della giornata il centro è aperto. Dentro, però, ci sono strade che non aprono mai: la parte pedonale di via Roma, la zona del trasporto pubblico intorno a via XX Settembre, il Quadrilatero romano di notte. Le telecamere sorvegliano queste e le corsie degli autobus con lo stesso zelo. Mappa e orari di ogni zona sono sul sito del Comune.',
        'Gli hotel del centro possono registrare la targa dell’ospite per l’arrivo. Se entri dopo pranzo non ti serve nulla; basta non seguire un taxi nella sua corsia.',
      ],
    },
    {
      heading: 'Dove ritirare l’auto',
      text: [
        'L’aeroporto di Caselle è sedici chilometri a nord. I banchi sono al livello degli arrivi e le auto nel parcheggio di fronte: bastano cinque minuti. La ferrovia ora prosegue sotto la città, con treni per Porta Susa in circa mezz’ora e poi per il Lingotto. Per chi arriva con l’alta velocità da Milano o da Parigi sono comodi i banchi intorno a Porta Susa e Porta Nuova: la tangenziale è a un quarto d’ora lungo corso Regina Margherita.',
      ],
    },
    {
      heading: 'Dove parcheggiare',
      text: [
        'Le strisce blu coprono il centro e costano meno a ogni via verso l’esterno; di solito si paga con l’app. I sotterranei sono Roma-San Carlo-Castello, sotto le piazze, Vittorio Park vicino al fiume e Bolzano accanto a Porta Susa. La metro ha un parcheggio di interscambio alla fermata Fermi, a Collegno, vicino alla tangenziale e alla strada per la Francia; da sud si lascia l’auto verso Bengasi. Nelle mattine di mercato evita i dintorni di Porta Palazzo.',
      ],
    },
    {
      heading: 'Dove ricaricare un’elettrica',
      text: [
        'La città dell’automobile prende sul serio la ricarica: colonnine alla Crocetta, a San Salvario, lungo corso Duca degli Abruzzi, al Lingotto e nei garage delle stazioni; veloci sulla tangenziale e nelle aree di A4, A6 e A32. Nelle Langhe le cantine hanno la wallbox. Nelle valli ricarica prima di salire: il freddo si prende un quarto dell’autonomia.',
      ],
    },
    {
      heading: 'Gite in giornata',
      text: [
        [
          'Reggia di Venaria: 20 minuti',
          'Sacra di San Michele, sulla sua rupe: 50 minuti, ultime curve strette',
          'Alba, Barolo e le Langhe: da 1 h a 1 h 10 con A6 e A33',
          'Asti: 50 minuti con la A21',
          'Sestriere e Bardonecchia: 1 h 30 e 1 h 10, catene d’inverno',
          'Lago d’Orta: 1 h 30; Aosta e i castelli: 1 h 20 con la A5',
        ],
        'A32 e A5 sono tra le autostrade più care del Paese. Le vecchie statali accanto costano mezz’ora e nient’altro. Intorno ad Alba la A33 non ha caselli: le telecamere leggono la targa, e se non paghi online entro quindici giorni il conto va al noleggiatore, che aggiunge le sue spese. Intorno al 2027 dovrebbero sparire anche le barriere della tangenziale di Torino.',
      ],
    },
    {
      heading: 'Come si guida, e quando venire',
      text: [
        'I corsi hanno una carreggiata centrale per chi attraversa e i controviali per accesso e sosta: decidi per tempo, perché si cambia solo agli incroci. I tram passano in mezzo, i semafori sono lenti e a molti incroci una telecamera fotografa chi passa con il rosso. I torinesi sono tra gli automobilisti più disciplinati d’Italia.',
        'Dall’autunno alla primavera, per lo smog, i diesel più vecchi restano fermi in molti giorni; un’auto a noleggio recente non è toccata. Dal 15 novembre al 15 aprile, in Valle d’Aosta già dal 15 ottobre, servono pneumatici invernali o catene. Vieni in autunno per i tartufi e il vino nuovo, a maggio per le colline, a dicembre per le Luci d’Artista e la neve a un’ora.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Mole Antonelliana',
      description:
        'Cominciata come sinagoga, finita come simbolo: una cupola di mattoni allungata in una guglia alta 167 metri. Un ascensore di vetro sale libero nel mezzo fino a una terrazza sopra i tetti, con le Alpi dal Monviso al Monte Rosa. Dentro c’è il museo del cinema, in cui i film si guardano sdraiati.',
      image: 'torino-mole-antonelliana',
    },
    {
      name: 'Museo Egizio',
      description:
        'Il più antico museo del suo genere e, dopo quello del Cairo, il più ricco: una galleria di statue di re, la tomba intatta di un architetto e di sua moglie, metri e metri di papiri. Calcola tre ore. Il garage sotto piazza San Carlo è a due minuti, accessibile dopo gli orari del mattino.',
      image: 'torino-museo-egizio',
    },
    {
      name: 'Palazzo Reale e piazza Castello',
      description:
        'La residenza dei Savoia, con l’armeria, i giardini e la cappella che Guarini costruì per la Sindone, restaurata dopo un incendio. La piazza fu il centro di un piccolo Stato diventato l’Italia. Sotto i portici, diciotto chilometri in tutta la città, si raggiunge all’asciutto ogni caffè.',
      image: 'torino-palazzo-reale',
    },
    {
      name: 'Basilica di Superga',
      description:
        'La chiesa di Juvarra sta sul colle da cui, nel 1706, un duca osservò l’assedio e fece il voto. La strada che sale piace ai ciclisti e a chiunque abbia un’auto nuova; c’è anche la tranvia a dentiera. Dietro la chiesa una lapide ricorda il Grande Torino, caduto qui nel 1949.',
      image: 'torino-superga',
    },
  ],
  questions: [
    {
      question: 'Quando posso entrare in centro?',
      answer:
        'Fuori dall’orario mattutino della ZTL Centrale, evitando vie pedonali e riservate ai mezzi pubblici. Lo dicono i cartelli ai varchi.',
    },
    {
      question: 'Servono le catene?',
      answer:
        'Dal 15 novembre al 15 aprile catene a bordo o pneumatici invernali sono obbligatori in autostrada e in montagna. Chiedi quali ha l’auto.',
    },
    {
      question: 'Posso andare in Francia?',
      answer:
        'Con il consenso del noleggiatore. Il traforo del Fréjus è caro: l’andata e ritorno costa circa un quarto in più della sola andata, ma chiedi per quanti giorni vale.',
    },
    {
      question: 'Da Torino si arriva bene agli aeroporti di Milano?',
      answer:
        'Malpensa è a circa un’ora e venti di autostrada; molti noleggiatori permettono di riconsegnare lì.',
    },
  ],
};
