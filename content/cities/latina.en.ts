import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Rent a car in Latina',
    description:
      'Hire a car in Latina: easy parking, the station at Latina Scalo, ways from Rome’s airports, charging, Sermoneta, Ninfa, Circeo and Sperlonga with times.',
  },
  title: 'Rent a car in Latina',
  description:
    'A town of the thirties on drained marshes, between the hills and thirty kilometres of dunes. Nearly everything worth seeing lies beyond the last bus.',
  text: [
    {
      heading: 'A town made for cars',
      text: [
        'Latina was founded in 1932 on a star of wide streets, and it shows: no lanes, no gates, hardly any restrictions. A small limited-traffic area around Piazza del Popolo and the streets of the evening stroll is closed at certain hours, mostly at weekends and in summer; the signs on the spot are clear. Elsewhere you simply drive.',
        'The restrictions are at the sea and in the hills. Sermoneta, Sperlonga and San Felice Circeo have limited-traffic zones in their old centres, and the coast road by the lakes of Sabaudia has seasonal rules for parking. Look at the municipality’s site on summer Saturdays.',
      ],
    },
    {
      heading: 'Where you collect the car',
      text: [
        'There is no airport in the province. From Ciampino it is an hour by car on the Appia or the Nettunense, from Fiumicino an hour and a quarter by ring road and Pontina. Trains from Rome reach Latina Scalo in about forty minutes, but the station lies eight kilometres from the town: buses connect the two, and several rental businesses deliver to the station forecourt by appointment. In town their branches are on the access roads, with parking at the door, and close at lunchtime and on Sunday.',
      ],
    },
    {
      heading: 'Parking',
      text: [
        'Blue lines cover the few streets around Piazza del Popolo and the courts on weekdays; two crossings further parking is free. At the Lido di Latina and along the dunes of Sabaudia and Capoportiere spaces are paid in summer and taken by ten. In Sermoneta the car parks lie below the walls, in Sperlonga at the entrance of the village and along the beach, in Terracina by the port. At the garden of Ninfa parking is free and belongs to the visit.',
      ],
    },
    {
      heading: 'Charging an electric car',
      text: [
        'Posts stand near the hospital, at the shopping centres along the Pontina and Via Epitaffio, at the station and at Sabaudia and San Felice; fast ones are few, on the SS148 and at Frosinone on the A1. Distances are short and flat, and a full battery lasts for two days of sea. Charge before the hills of the Lepini.',
      ],
    },
    {
      heading: 'Day trips',
      text: [
        [
          'Garden of Ninfa: 20 minutes; open on certain days only, with booking',
          'Sermoneta and the Caetani castle: 25 minutes',
          'Sabaudia and the Circeo national park: 35 minutes',
          'San Felice Circeo and its caves: 45 minutes',
          'Terracina and the temple of Jupiter Anxur: 45 minutes',
          'Sperlonga: 1 h; Gaeta 1 h 15',
          'Fossanova abbey: 35 minutes',
          'Anzio for the boat to Ponza: 40 minutes',
        ],
        'For the islands leave the car guarded at the port of Terracina, Anzio or Formia; visitors’ cars are not admitted in summer.',
      ],
    },
    {
      heading: 'Roads, habits, season',
      text: [
        'The SS148 Pontina to Rome is among the most dangerous roads in Italy: narrow lanes, no hard shoulder for long stretches, fast traffic and fixed cameras, commuters from six to nine and from five to seven. Keep right and be patient; the Appia beneath its pines is slower and more beautiful, straight for forty kilometres. Country roads between canals have no railings, and in November fog and tractors with kiwi fruit.',
        'April to June is the best time: Ninfa in flower, the sea already warm at the end. July and August belong to the Romans, who come on Friday evening and leave on Sunday at seven. September is long and mild. In winter rain the low roads by the canals can flood.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Piazza del Popolo',
      description:
        'The middle of the star: town hall with its clock tower of travertine, fountain with a sphere, arcades drawn with a ruler, all finished within months in 1932. Whoever likes the architecture of those years finds a whole open-air museum here. One parks two streets away and sits down under the arcades.',
      image: 'latina-piazza-del-popolo',
    },
    {
      name: 'Cambellotti Museum',
      description:
        'Duilio Cambellotti drew the marsh and its herdsmen before it vanished, and painted its new towns afterwards. His museum, in a former party building, tells in sketches, sculpture and a great painted cycle how the land was won, and what was lost with it. Small, quiet and free of queues.',
      image: 'latina-museo-cambellotti',
    },
    {
      name: 'Garden of Ninfa',
      description:
        'A medieval town, abandoned because of malaria, in whose ruins three generations of Caetani planted roses, magnolias and a river of clear water. It opens on certain days from spring to autumn, by guided visit and booking only. Twenty minutes by car from Latina; no bus will take you there in time.',
      image: 'latina-giardino-di-ninfa',
    },
    {
      name: 'Fogliano and the coastal lakes',
      description:
        'A deserted fishing village with a villa of the Caetani, palms and a botanical garden on a lagoon, where herons stand and buffalo graze. It belongs to the Circeo national park. The road along the dune between lakes and sea is one of the loveliest in Lazio, best early or in winter.',
      image: 'latina-fogliano',
    },
  ],
  questions: [
    {
      question: 'Which airport is nearer?',
      answer:
        'Ciampino by distance, Fiumicino by connections. Collect the car there or have it delivered to Latina Scalo.',
    },
    {
      question: 'Can I take the car to Ponza?',
      answer:
        'Not in season, and otherwise only with the consent of the business. On the island one uses buses and boats.',
    },
    {
      question: 'When is the garden of Ninfa open?',
      answer:
        'On selected days from spring to autumn. Book on the foundation’s site before you plan the journey.',
    },
    {
      question: 'Is Latina good for visiting Rome?',
      answer: 'By train from Latina Scalo, yes. By car you meet the Pontina at its worst.',
    },
  ],
};
