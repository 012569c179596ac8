import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Noleggio auto a Rieti',
    description:
      'Noleggiare un’auto a Rieti: mura e parcheggi, la Salaria da Roma, ricarica, il Terminillo d’inverno, la Valle santa, in quanto si arriva ai laghi e alle Marmore.',
  },
  title: 'Noleggio auto a Rieti',
  description:
    'L’ombelico d’Italia: una città murata in una conca verde, quattro eremi francescani intorno e una montagna da sci alla porta. In treno si passa per forza da Terni.',
  text: [
    {
      heading: 'Dentro le mura',
      text: [
        'Rieti è piccola, in piano e murata. Una zona a traffico limitato comprende parte del centro medievale intorno a piazza Vittorio Emanuele II, via Roma e la cattedrale, con orari indicati ai varchi e più lunghi nelle sere di eventi. Fuori si guida senza problemi; l’anello di viali intorno alle mura è in parte a senso unico e passa davanti a ogni parcheggio.',
        'Gli hotel e i bed and breakfast all’interno possono far inserire la targa per lo scarico. Nulla è a più di dieci minuti a piedi, quindi lascia l’auto fuori. Per la Festa del Sole d’estate e per la fiera del peperoncino, tra agosto e settembre, si chiudono intere piazze. Lo annuncia il Comune.',
      ],
    },
    {
      heading: 'Dove ritirare l’auto',
      text: [
        'Rieti non ha un aeroporto: Fiumicino è a un’ora e mezza, Ciampino a un’ora e venti, per la A1 fino a Fiano Romano e poi la Salaria. I treni passano per Terni, quaranta minuti da lì, e d’estate li sostituiscono spesso gli autobus; da Roma Tiburtina i pullman impiegano circa un’ora e mezza. Le filiali degli autonoleggi sono poche, sulle strade in uscita, vicino alla stazione e alla zona industriale, con orari d’ufficio. Prenota per tempo e comunica l’ora di arrivo; diversi consegnano in stazione. Con un volo serale ritira l’auto a Roma.',
      ],
    },
    {
      heading: 'Dove parcheggiare',
      text: [
        'I posti blu sono lungo i viali delle mura e vicino alla stazione, e costano poco; quelli gratuiti un po’ più in là, verso il Velino e gli impianti sportivi. Dentro le mura leggi il cartello: una parte dei posti è per i residenti. Sul Terminillo, a Pian de’ Valli, nei fine settimana si paga, e i grandi piazzali, come quelli di Campoforogna, nelle domeniche di neve sono pieni alle dieci. A Greccio, Labro e Castel di Tora si lascia l’auto sotto il paese.',
      ],
    },
    {
      heading: 'Dove ricaricare un’elettrica',
      text: [
        'Le colonnine sono vicino alla stazione, in viale Maraini, nei centri commerciali sulla Salaria e all’ospedale; le veloci sono rare, a Passo Corese, a Terni e sulla A1. In montagna ce n’è qualcuna presso gli hotel. Da Rieti al Terminillo si sale di 1.200 metri in venti chilometri: costa circa il triplo della stessa distanza in pianura, e una buona parte torna indietro.',
      ],
    },
    {
      heading: 'Gite in giornata',
      text: [
        [
          'Fonte Colombo e La Foresta, gli eremi: da 10 a 15 minuti',
          'Greccio, dove nacque il presepe: 20 minuti',
          'Poggio Bustone: 25 minuti',
          'Terminillo: 35 minuti con la SS4bis',
          'Laghi Lungo e Ripasottile, uccelli: 15 minuti; lago del Turano 40',
          'Cascata delle Marmore: 30 minuti; guarda gli orari dell’acqua',
          'L’Aquila: 50 minuti; Amatrice 1 h per la Salaria',
          'Abbazia di Farfa: 45 minuti',
        ],
        'Il Cammino di Francesco unisce i quattro santuari in ottanta chilometri; in auto sono una giornata tranquilla.',
      ],
    },
    {
      heading: 'Strade, abitudini, stagione',
      text: [
        'La Salaria da Roma è bella e per lunghi tratti ha una corsia per senso, con camion, cantieri e autovelox fissi: calcola un’ora e un quarto e non sorpassare sui dossi. La strada nuova per Terni è in galleria e veloce. Chi guida è calmo; caprioli e cinghiali no. In montagna, quando nevica, in basso ci sono i controlli e si guardano le gomme.',
        'Dal 15 novembre al 15 aprile gomme invernali o catene sono obbligatorie per il Terminillo, sulla Salaria oltre Antrodoco e su molte altre strade segnalate, e da dicembre a marzo servono davvero. Maggio e giugno sono verdi e freschi, l’autunno sa di funghi e di lenticchie nuove. D’estate le notti restano fresche quando Roma non dorme, e nel lago del Turano si nuota.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Piazza San Rufo',
      description:
        'Un tamburo di pietra in una piazzetta dice in venti lingue che questo è il centro d’Italia, come sosteneva già Varrone. I geografi discutono; Rieti no. A due minuti cominciano le mura del Duecento, tra le meglio conservate del Lazio, con gli archi da cui si esce ancora dalla città.',
      image: 'rieti-piazza-san-rufo',
    },
    {
      name: 'Rieti sotterranea',
      description:
        'Sotto via Roma corrono le arcate del viadotto su cui la Salaria romana passava la palude: sopra furono costruiti i palazzi, e le cantine sono volte di duemila anni. Le visite guidate si prenotano. Dopo, passa il Velino e guarda nell’acqua limpida i resti del ponte romano.',
      image: 'rieti-sotterranea',
    },
    {
      name: 'Cattedrale e palazzo papale',
      description:
        'Ai papi Rieti piaceva per l’aria, e uno di loro vi canonizzò san Domenico. La cattedrale ha una cripta del 1157, un grande campanile e una cappella della cerchia del Bernini; accanto ci sono le volte del palazzo papale, sotto cui si tengono i mercatini. Dalla piazza alle mura sono cinque minuti.',
      image: 'rieti-cattedrale',
    },
    {
      name: 'Santuario di Greccio',
      description:
        'Nel Natale del 1223 Francesco fece portare un bue, un asino e una mangiatoia in una grotta di questa rupe: il primo presepe. L’eremo è ancora attaccato alla roccia come un nido di rondine. Venti minuti d’auto attraverso la valle, con il parcheggio ai piedi; sotto Natale c’è la navetta dal paese.',
      image: 'rieti-greccio',
    },
  ],
  questions: [
    {
      question: 'Per il Terminillo servono le catene?',
      answer:
        'Catene a bordo o gomme invernali, dal 15 novembre al 15 aprile. Quando nevica i controlli sono certi.',
    },
    {
      question: 'Come si arriva da Roma a Rieti?',
      answer: 'Con la A1 fino a Fiano Romano e poi la Salaria, da un’ora e un quarto a un’ora e mezza.',
    },
    {
      question: 'Quando cade l’acqua alle Marmore?',
      answer:
        'A ore stabilite, diverse per mese e giorno, perché serve alla centrale. Guardale la sera prima.',
    },
    {
      question: 'A Rieti ci sono molte auto a noleggio?',
      answer: 'Poche, e nella stagione dello sci meno. Prenota presto o cerca intorno a Roma e a Terni.',
    },
  ],
};
