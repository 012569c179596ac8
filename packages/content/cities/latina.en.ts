import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Rent a car in Latina',
    description:
      'Hire a car in Latina: easy parking, the station at Latina Scalo, the drive from Rome’s airports, charging, and Sermoneta, Ninfa, Circeo and Sperlonga.',
  },
  title: 'Rent a car in Latina',
  description:
    'A town of the 1930s on drained marshes, between the hills and thirty kilometres of dunes. Nearly everything worth seeing lies beyond the last bus stop.',
  text: [
    {
      heading: 'A town made for cars',
      text: [
        'Latina was founded in 1932 on a star of wide streets, and it shows: no alleys, no walls, hardly any restrictions. Only the heart of the town, Corso della Repubblica and the streets beside Piazza del Popolo, is a pedestrian area every day, with cameras at its gates; one side of the square opens to cars from Monday to Friday afternoon. Everywhere else you simply drive.',
        'The restrictions are at the sea and in the hills. Sermoneta, Sperlonga and San Felice Circeo have limited-traffic zones in their old centres, and the coast road by the lakes of Sabaudia has seasonal parking rules and, on summer weekends, one-way hours. On summer Saturdays check the town’s website first.',
      ],
    },
    {
      heading: 'Where you collect the car',
      text: [
        'There is no airport in the province. From Ciampino it is an hour by car on the Appia or the Nettunense, from Fiumicino an hour and a quarter by ring road and Pontina. Trains from Rome reach Latina Scalo in about forty minutes, but the station lies eight kilometres from the town: buses connect the two, and several rental companies deliver to the station forecourt by appointment. In town their branches are on the roads in, with parking at the door, and close at lunchtime and on Sundays.',
      ],
    },
    {
      heading: 'Parking',
      text: [
        'Blue lines cover the few streets around Piazza del Popolo and the courts on weekdays; two streets further on, parking is free. At the Lido di Latina, and along the dunes from Capoportiere to Sabaudia, you pay in summer, and the spaces are gone by ten. In Sermoneta the car parks lie below the walls, in Sperlonga at the entrance to the village and along the beach, in Terracina by the port. At the Garden of Ninfa parking comes with the visit.',
      ],
    },
    {
      heading: 'Charging an electric car',
      text: [
        'You will find chargers near the hospital, at the shopping centres along the Pontina and Via Epitaffio, at the station and in Sabaudia and San Felice; fast ones are few, on the SS148 and at Frosinone on the A1. Distances are short and the land is flat: a full battery lasts two days at the seaside. Charge before heading into the Lepini hills.',
      ],
    },
    {
      heading: 'Day trips',
      text: [
        [
          'Garden of Ninfa: 20 minutes; open on certain days only, by booking',
          'Sermoneta and the Caetani Castle: 25 minutes',
          'Sabaudia and the Circeo national park: 35 minutes',
          'San Felice Circeo and its caves: 45 minutes',
          'Terracina and the temple of Jupiter Anxur: 45 minutes',
          'Sperlonga: 1 h; Gaeta 1 h 15',
          'Fossanova abbey: 35 minutes',
          'Anzio for the boat to Ponza: 40 minutes',
        ],
        'For the islands, leave the car in a guarded car park at the port of Terracina, Anzio or Formia; visitors’ cars are not admitted in summer.',
      ],
    },
    {
      heading: 'Roads, habits, season',
      text: [
        'The SS148 Pontina to Rome is among the most dangerous roads in Italy: narrow lanes, long stretches without a hard shoulder, fast traffic and fixed cameras, and commuters from six to nine and from five to seven. Keep right and be patient; the Appia, beneath its pines, is slower and more beautiful, and dead straight for forty kilometres. The country roads between the canals have no guardrails, and in November they have fog and tractors laden with kiwi fruit.',
        'April to June is the best time: Ninfa is in flower and, by the end, the sea is warm. July and August belong to the Romans, who come on Friday evening and leave on Sunday at seven. September is long and mild. In winter the low roads by the canals can flood.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Piazza del Popolo',
      description:
        'The middle of the star: town hall with its clock tower of travertine, fountain with a sphere, arcades drawn with a ruler, all finished within months in 1932. If you like the architecture of those years, this is an open-air museum. Park two streets away and take a seat under the arcades.',
      image: 'latina-piazza-del-popolo',
    },
    {
      name: 'Cambellotti Museum',
      description:
        'Duilio Cambellotti drew the marsh and its herdsmen before it vanished, and painted its new towns afterwards. His museum, in a former party building, tells in sketches, sculpture and a great painted cycle how the land was won, and what was lost with it. It is small, quiet and never has a queue.',
      image: 'latina-museo-cambellotti',
    },
    {
      name: 'Garden of Ninfa',
      description:
        'A medieval town, abandoned because of malaria, in whose ruins three generations of Caetani planted roses, magnolias and a river of clear water. It opens on certain days from spring to autumn, for guided visits booked in advance. It is twenty minutes by car from Latina; no bus will get you there in time.',
      image: 'latina-giardino-di-ninfa',
    },
    {
      name: 'Fogliano and the coastal lakes',
      description:
        'A deserted fishing village with a villa of the Caetani, palms and a botanical garden on a lagoon, where herons stand and buffalo graze. It belongs to the Circeo national park. The road along the dune between lakes and sea is one of the loveliest in Lazio, best early or in winter; on some Sundays from October to May part of it is closed to cars.',
      image: 'latina-fogliano',
    },
  ],
  questions: [
    {
      question: 'Which airport is nearer?',
      answer:
        'Ciampino is closer, Fiumicino has more flights. Collect the car there, or have it delivered to Latina Scalo.',
    },
    {
      question: 'Can I take the car to Ponza?',
      answer:
        'Not in season, and otherwise only with the rental company’s consent. On the island, use the buses and boats.',
    },
    {
      question: 'When is the Garden of Ninfa open?',
      answer:
        'On selected days from spring to autumn. Book on the foundation’s website before you plan the trip.',
    },
    {
      question: 'Is Latina a good base for visiting Rome?',
      answer: 'By train from Latina Scalo, yes. By car you meet the Pontina at its worst.',
    },
  ],
};
