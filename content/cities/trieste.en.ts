import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Rent a car in Trieste',
    description:
      'Hire a car in Trieste: parking under San Giusto, Ronchi airport, the bora, charging, crossing into Slovenia, Miramare, Collio and Grado with times.',
  },
  title: 'Rent a car in Trieste',
  description:
    'Vienna’s harbour, on the edge of the Karst, with three countries within half an hour. The border is where the car becomes interesting.',
  text: [
    {
      heading: 'Driving in the centre',
      text: [
        'Trieste is one of the few Italian cities in which a stranger can drive without fear. The limited-traffic zone is small: parts of the old town below San Giusto, and a pedestrian area around Piazza Unità, Via Cavana and the Borgo Teresiano. The waterfront, the Rive, carries through traffic past the most beautiful square of the Adriatic and is open to everyone.',
        'Hotels inside the pedestrian area obtain access for unloading if you send them the plate. Gates and hours are on the city’s site. Watch the steep streets: a hill start on wet stone between two parked cars is the local driving test.',
      ],
    },
    {
      heading: 'Where you collect the car',
      text: [
        'The airport is at Ronchi dei Legionari, thirty-three kilometres north-west. The rental desks are in the arrivals hall, the cars outside; a covered footbridge leads to the airport’s own railway station, from which trains reach Trieste in about half an hour and Venice in an hour and three quarters. In town desks lie near the station and on the Rive, and the pace is pleasant: cars are seldom sold out, except for the Barcolana regatta in October.',
      ],
    },
    {
      heading: 'Parking',
      text: [
        'Park San Giusto is cut into the rock below the castle and has a lift to the top and an exit to the old town: the best address. Foro Ulpiano by the courts and Silos next to the station are underground, Molo IV lies on the water. Along the Rive blue lines are frequent and fair in price. On the way to Miramare and Barcola spaces by the sea are free and, from June to September, imaginary. With a bora forecast do not park under trees or scaffolding, and hold the door when you open it.',
      ],
    },
    {
      heading: 'Charging an electric car',
      text: [
        'Posts stand on the Rive, near the station, at Foro Ulpiano, in Opicina and at the Torri d’Europa; fast ones at the services of the A4 at Duino and in Palmanova. Slovenia’s network is dense and reliable, but often needs its own app: install it before the border.',
      ],
    },
    {
      heading: 'Day trips',
      text: [
        [
          'Miramare castle: 15 minutes along the sea',
          'Grotta Gigante and the Karst taverns (osmize): 20 minutes',
          'Duino and the Rilke path: 30 minutes',
          'Aquileia and Grado: 45 and 50 minutes',
          'Gorizia and the Collio vineyards: 45 minutes to 1 h',
          'Piran and the Slovenian coast: 45 minutes',
          'Lipica horses 25 minutes; Postojna caves 50; Ljubljana 1 h 10',
        ],
        'Osmize are farms that sell their own wine and ham for some weeks a year; a branch at the crossroads points the way. The driver drinks must.',
      ],
    },
    {
      heading: 'Borders, wind and season',
      text: [
        'To cross into Slovenia or Croatia you need the consent of the rental business, given when you book, and on Slovenian motorways an electronic vignette tied to the plate, bought online. The old roads are free: by Rabuiese to the coast, by Fernetti or Lipica to the Karst. Temporary checks have returned to the border; carry your documents and the rental contract.',
        'The bora blows from the east, mostly in winter, in gusts above a hundred kilometres an hour; high-sided vehicles are then stopped on the coastal motorway. On the Karst there is ice when the city has none, and winter tyres or chains are compulsory from 15 November to 15 April. May to July and September are best; on the second Sunday in October two thousand sails fill the gulf and every bed is taken.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Piazza Unità d’Italia',
      description:
        'The largest square in Europe that opens on the sea, with the palaces of insurance companies and governors around it and the Adriatic as its fourth side. At dusk the lights in the pavement come on where the old harbour was. Coffee here has a vocabulary of its own: a “nero” is an espresso.',
      image: 'trieste-piazza-unita',
    },
    {
      name: 'Miramare Castle',
      description:
        'Maximilian of Habsburg built it in white stone on a rock above the waves, for a life that ended in Mexico. The park of cedars and cypresses is open all day, the sea below it a reserve. Park along the coast road before the tunnel and walk in; the car park at the gate is small.',
      image: 'trieste-miramare',
    },
    {
      name: 'San Giusto',
      description:
        'Cathedral and castle share the hill with the columns of a Roman basilica; two churches were joined into one in the fourteenth century, which is why it has five aisles and two golden apses. From the bastions one sees Istria, the Alps and the port. The lift of the garage stops next to it.',
      image: 'trieste-san-giusto',
    },
    {
      name: 'Canal Grande',
      description:
        'Maria Theresa had it dug so that ships could unload in front of the merchants’ houses. The church of Sant’Antonio closes it at one end and the sea at the other; in between a bronze James Joyce crosses the bridge to his lodgings. All around are cafés in which novels were written.',
      image: 'trieste-canal-grande',
    },
  ],
  questions: [
    {
      question: 'Can I take the car to Croatia?',
      answer:
        'With the business’s written consent. Istria is an hour away; the way leads through Slovenia, where the vignette applies on motorways.',
    },
    {
      question: 'Is Trieste airport good for Venice?',
      answer:
        'It is an hour and twenty minutes by motorway, and often cheaper. For the Dolomites and Grado it is better than Venice.',
    },
    {
      question: 'What do I do in a bora?',
      answer:
        'Drive slowly, both hands on the wheel, leave room, and heed the panels on the motorway. Park nose to the wind.',
    },
    {
      question: 'Do I need a car in the city?',
      answer: 'No; for Miramare there is a bus. For Karst, Collio and coast you do.',
    },
  ],
};
