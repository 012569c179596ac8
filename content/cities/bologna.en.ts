import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Rent a car in Bologna',
    description:
      'Hire a car in Bologna: the ZTL and T zone, Marconi airport and monorail, parking, charging, Motor Valley, Ravenna and the Apennines with times.',
  },
  title: 'Rent a car in Bologna',
  description:
    'Everything in Italy meets here: motorways, railways and appetites. The engines are built half an hour away.',
  text: [
    {
      heading: 'ZTL, T zone and 30 km/h',
      text: [
        'The medieval centre inside the ring of avenues is a limited-traffic zone, active every day from morning to evening. In its middle lies the T, the three shopping streets Indipendenza, Rizzoli and Ugo Bassi, with stricter rules, and at weekends and on holidays these belong to pedestrians alone. University streets have a zone of their own that works around the clock. The cameras are called Sirio and Rita, and nobody escapes either.',
        'Hotels inside can register your plate; day tickets are also sold for non-residents, a few per month and car. Most streets of the city have a limit of 30 km/h. Look at the signs, and at the city’s mobility page for what holds on your date.',
      ],
    },
    {
      heading: 'Where you collect the car',
      text: [
        'Marconi airport is six kilometres from the main square. The rental area lies beside the terminal, with a free shuttle or a walk of ten minutes depending on the business. The Marconi Express monorail reaches the central station in seven minutes. High-speed trains make Bologna the best place in Italy to change from rail to road: desks are on the square in front of the station and behind it in Via Carracci, with the ring road five minutes away.',
      ],
    },
    {
      heading: 'Parking',
      text: [
        'Tanari, behind the station, is large and cheap with a bus; Staveco lies to the south, at the foot of the hills, fifteen minutes on foot from Piazza Maggiore; Piazza VIII Agosto and Riva Reno are underground and at the border of the zone. Garages within the zone can often register your entry: ask when you book. On fair days, marked in every calendar of the city, prices double and everything is full. Blue lines are paid until the evening even outside the avenues.',
      ],
    },
    {
      heading: 'Charging an electric car',
      text: [
        'Posts are frequent along the avenues, at the fair, in Corticella and San Donato and in the garages; fast ones at the services of A1, A13 and A14 and at the shopping centres by the ring road. The Motor Valley museums have their own. In the hills towards Futa and Porretta charge before you go up.',
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
          'Ferrara by bicycle: 45 minutes on the A13',
          'Futa pass and the old road to Florence: 1 h 15, all bends',
          'San Marino: 1 h 30',
        ],
        'Factories and museums ask for tickets by the hour. Between Modena and Parma cheese dairies show their work at eight in the morning, and only then.',
      ],
    },
    {
      heading: 'Driving habits and season',
      text: [
        'Two roads run side by side around the city, the toll-free ring road and the motorway: choose by the number of the exit, and do not change your mind at the last moment. Cyclists and buses have their own lanes and cameras. The Emilians drive fast on straight roads, of which they have many, and stop for lunch.',
        'Spring and autumn are best; in July the plain is a greenhouse, in December it lies in fog. The book fair in spring and the trade fairs of autumn empty the desks. Emergency measures against smog stop older diesels between October and March. On the Apennine stretches of A1 winter tyres or chains are compulsory from 15 November to 15 April.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Piazza Maggiore and San Petronio',
      description:
        'The broad living room of the city, with a basilica whose façade was left half in marble, half in brick when the money went to a university. Inside a meridian line of 67 metres measures the year with a spot of sun. On summer evenings films are shown on the square, free for everyone.',
      image: 'bologna-piazza-maggiore',
    },
    {
      name: 'The Two Towers',
      description:
        'Of a hundred medieval towers some twenty are left; these two are the sign of the city. Asinelli is 97 metres high, Garisenda leans so much that it has been fenced in for strengthening, and visits to both depend on the works. The view of them from Via Rizzoli costs nothing.',
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
        'The seat of Europe’s oldest university from 1563, its walls covered with the coats of arms of students from everywhere. In the anatomical theatre of spruce wood the lecturer sat under a canopy held by two figures without skin. Around it is the Quadrilatero, the market quarter, good for lunch standing up.',
      image: 'bologna-archiginnasio',
    },
  ],
  questions: [
    {
      question: 'Can I drive to a hotel in the centre?',
      answer:
        'Yes, once it has registered your plate. At weekends ask which streets of the T are open at all.',
    },
    {
      question: 'Car or train to Florence and Milan?',
      answer: 'Train. The car pays for Motor Valley, Romagna and the hills.',
    },
    {
      question: 'Can I drive a Ferrari in Maranello?',
      answer:
        'By the museum there are test drives with an instructor. For a day of your own, look among our cars for events and luxury.',
    },
    {
      question: 'How long to the Adriatic?',
      answer:
        'An hour and a quarter to Rimini or Cervia without traffic; on August Saturdays think of the train.',
    },
  ],
};
