import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Rent a car in Bologna',
    description:
      'Hire a car in Bologna: the ZTL and the T, Marconi airport and its monorail, parking and charging, and drives to Motor Valley, Ravenna and the Apennines.',
  },
  title: 'Rent a car in Bologna',
  description:
    'Everything in Italy meets here: motorways, railways and appetites. The engines are built half an hour away.',
  text: [
    {
      heading: 'ZTL, T zone and 30 km/h',
      text: [
        'The medieval centre inside the ring of avenues is a limited-traffic zone, active every day from morning to evening. In its middle lies the T, three shopping streets with stricter rules: most of Via Indipendenza has been for pedestrians since the end of 2025, and at weekends and on public holidays so are Rizzoli and Ugo Bassi. The university quarter has a zone of its own that is active around the clock. The cameras are called Sirio and Rita, and nobody escapes either.',
        'Hotels inside can register your plate; day tickets are also sold to non-residents, a few per car each month, but they are not valid in the T. A court annulled the general limit of 30 km/h in 2026 and the city is bringing it back street by street: the sign decides. Check the city’s mobility page for the rules on your date.',
      ],
    },
    {
      heading: 'Where you collect the car',
      text: [
        'Marconi airport is six kilometres from the main square. The rental area lies beside the terminal, reached by free shuttle or a ten-minute walk, depending on the company. The Marconi Express monorail reaches the central station in seven minutes. High-speed trains make Bologna the best place in Italy to change from rail to road: desks are on either side of the station, with the ring road a few minutes away.',
      ],
    },
    {
      heading: 'Parking',
      text: [
        'Tanari, behind the station, is large and cheap and has a bus; Staveco lies to the south, at the foot of the hills, fifteen minutes on foot from Piazza Maggiore; the Piazza VIII Agosto and Riva Reno garages are underground, on the edge of the zone. Garages within the zone can often register your entry: ask when you book. On trade-fair days prices double and everything is full. Blue lines have to be paid for until the evening, even outside the avenues.',
      ],
    },
    {
      heading: 'Charging an electric car',
      text: [
        'Charge points are common along the avenues, at the fairground, in Corticella and San Donato and in the garages, and there are fast ones at the services on the A1, A13 and A14 and at the shopping centres by the ring road. The Motor Valley museums have their own. For the hills towards the Futa pass and Porretta, charge before you go up.',
      ],
    },
    {
      heading: 'Day trips',
      text: [
        [
          'Modena and Maranello, Ferrari and balsamic vinegar: 40 and 45 minutes',
          'Sant’Agata, Lamborghini: 35 minutes',
          'Dozza and its painted walls, Imola: 35 to 40 minutes',
          'Ravenna and the mosaics: 1 h on the A14',
          'Ferrara, best seen by bicycle: 45 minutes on the A13',
          'Futa pass and the old road to Florence: 1 h 15, all bends',
          'San Marino: 1 h 30',
        ],
        'Factories and museums sell timed tickets. Between Modena and Parma the cheese dairies show visitors their work early in the morning, and only then.',
      ],
    },
    {
      heading: 'Driving habits and season',
      text: [
        'Two roads run side by side around the city, the toll-free ring road and the motorway: decide by your exit number, and do not change your mind at the last moment. Cyclists and buses have their own lanes, watched by cameras. Emilians drive fast on straight roads, of which they have plenty, and stop for lunch.',
        'Spring and autumn are best; in July the plain is a greenhouse, in December it lies in fog. The book fair in spring and the trade fairs of autumn leave the desks without cars. Emergency measures against smog stop older diesels between October and March. On the Apennine stretches of the A1 winter tyres or chains are compulsory from 15 November to 15 April.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Piazza Maggiore and San Petronio',
      description:
        'The city’s living room, with a basilica whose façade was left half in marble, half in brick when the money went to a university building. Inside, a meridian line 67 metres long measures the year with a spot of sunlight. On summer evenings films are shown on the square, free for everyone.',
      image: 'bologna-piazza-maggiore',
    },
    {
      name: 'The Two Towers',
      description:
        'Of a hundred medieval towers some twenty are left; these two are the city’s emblem. The Asinelli is 97 metres high; the Garisenda leans so much that it has been fenced off to be shored up, and visits depend on the works. The view of them from Via Rizzoli costs nothing.',
      image: 'bologna-due-torri',
    },
    {
      name: 'Portico of San Luca',
      description:
        'Six hundred and sixty-six arches, almost four kilometres of covered way, climb from Porta Saragozza to the sanctuary on its hill. By car it is ten minutes, with a car park at the top; on foot it is an hour and the better story. Bologna’s porticoes are a World Heritage Site.',
      image: 'bologna-san-luca',
    },
    {
      name: 'Archiginnasio',
      description:
        'From 1563 the seat of Europe’s oldest university, its walls covered with the coats of arms of students from everywhere. In the anatomical theatre, all carved wood, the lecturer sat under a canopy held up by two flayed figures. Around it is the Quadrilatero, the market quarter, good for lunch standing up.',
      image: 'bologna-archiginnasio',
    },
  ],
  questions: [
    {
      question: 'Can I drive to a hotel in the centre?',
      answer: 'Yes, once it has registered your plate. Ask which way to come, so that you stay out of the T.',
    },
    {
      question: 'Car or train to Florence and Milan?',
      answer: 'Take the train. The car pays off for Motor Valley, Romagna and the hills.',
    },
    {
      question: 'Can I drive a Ferrari in Maranello?',
      answer:
        'Near the museum you can take test drives with an instructor. For a day of your own, look among our luxury cars and cars for events.',
    },
    {
      question: 'How long to the Adriatic?',
      answer:
        'An hour and a quarter to Rimini or Cervia without traffic; on August Saturdays consider the train.',
    },
  ],
};
