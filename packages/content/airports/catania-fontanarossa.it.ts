import type { AirportContent } from '../schema/airport.ts';

export const content: AirportContent = {
  meta: {
    title: 'Noleggio auto all’aeroporto di Catania Fontanarossa',
    description:
      'Auto a noleggio a Catania Fontanarossa (CTA): banchi davanti al terminal, che cosa fare con la cenere dell’Etna, i tempi per Taormina e Siracusa.',
  },
  title: 'Noleggio auto all’aeroporto di Catania Fontanarossa',
  description: 'L’aeroporto più frequentato della Sicilia, in vista del vulcano che ogni tanto lo chiude.',
  text: [
    {
      heading: 'Terminal e banchi',
      text: [
        'Il Terminal A accoglie quasi tutti i voli, un edificio più piccolo alcuni low cost. I banchi degli autonoleggi sono in un’area separata davanti al terminal, segnalata, a meno di cinque minuti a piedi; quasi tutte le auto sono subito dietro, alcune in piazzali vicini con la navetta. Da dicembre 2025 si demolisce il vecchio terminal accanto, per farne uno nuovo: fidati dei cartelli del giorno più che della mappa. L’Alibus e una fermata ferroviaria portano in città.',
      ],
    },
    {
      heading: 'La consegna dell’auto',
      text: [
        'D’estate prendi il numero e porta pazienza. Dopo un’eruzione chiedi se parabrezza e tetto sono stati lavati: la cenere graffia, e i segni già presenti vanno sul foglio. Una ruota di scorta vale più di un motore più grande.',
      ],
    },
    {
      heading: 'Parcheggi e sosta',
      text: [
        'La sosta davanti è gratuita per pochi minuti, contati dalle telecamere. I parcheggi più vicini sono per le ore, quelli più lontani e i privati per i giorni. Di notte scegline uno illuminato.',
      ],
    },
    {
      heading: 'Carburante e riconsegna',
      text: [
        'Fai il pieno arrivando dalla tangenziale, in via Santa Maria Goretti o nelle aree della strada per Siracusa; i distributori più vicini al terminal al mattino sono spesso pieni. Da Taormina evita la tangenziale tra le cinque e le sette. Se l’aeroporto chiude per cenere, chiama il noleggiatore prima di riportare l’auto.',
      ],
    },
  ],
  distances: [
    { to: 'Catania', kilometres: 6, minutes: 15 },
    { to: 'Taormina', kilometres: 62, minutes: 55 },
    { to: 'Siracusa', kilometres: 58, minutes: 50 },
    { to: 'Etna, rifugio Sapienza', kilometres: 42, minutes: 60 },
    { to: 'Ragusa', kilometres: 105, minutes: 95 },
  ],
  questions: [
    {
      question: 'Le autostrade sono gratuite?',
      answer:
        'Per Siracusa e Palermo sì, per Taormina e Messina la A18 è a pedaggio: porta contanti, perché le casse automatiche possono rifiutare le carte.',
    },
    {
      question: 'E se il volo è dirottato a Comiso?',
      answer:
        'Chiama il noleggiatore: molti aspettano o portano l’auto. Comiso è a un’ora e mezza di strada.',
    },
    {
      question: 'Posso salire sull’Etna?',
      answer:
        'Fino ai parcheggi a pagamento a 1.900 metri; da metà novembre a metà aprile con gomme invernali o catene a bordo.',
    },
  ],
};
