import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Rent a car in Trieste',
    description:
      'Hire a car in Trieste: parking under San Giusto, Ronchi airport, the bora, charging, crossing into Slovenia, and trips to Miramare, Collio and Grado.',
  },
  title: 'Rent a car in Trieste',
  description:
    'Once Vienna’s harbour, on the edge of the Karst, a quarter of an hour from Slovenia. The border is where a car becomes interesting.',
  text: [
    {
      heading: 'Driving in the centre',
      text: [
        'Trieste is one of the few Italian cities in which a stranger can drive without fear. The limited-traffic zone is small: parts of the old town below San Giusto, and a pedestrian area around Piazza Unità, Via Cavana and the Borgo Teresiano. The waterfront road, the Rive, carries through traffic past the most beautiful square on the Adriatic and is open to everyone.',
        'Hotels inside the pedestrian area will arrange access for unloading if you send them your plate. Gates and hours are on the city’s website. Mind the steep streets: a hill start on wet stone between two parked cars is the local driving test.',
      ],
    },
    {
      heading: 'Where you collect the car',
      text: [
        'The airport is at Ronchi dei Legionari, thirty-three kilometres north-west. The rental desks are in the arrivals hall, the cars outside; a covered footbridge leads to the airport’s own railway station, from which trains reach Trieste in about half an hour and Venice in an hour and three quarters. In town there are desks near the station and on the Rive, and life is unhurried: cars rarely sell out, except for the Barcolana regatta in October.',
      ],
    },
    {
      heading: 'Parking',
      text: [
        'Park San Giusto is cut into the rock below the castle and has a lift to the top and an exit to the old town: the best address, and full early on busy days. Foro Ulpiano by the courts and the multi-storey in the Silos next to the station are the ones to try next; Molo IV has lost most of its spaces to building work, and in the cruise season the rest are not for you. Along the Rive there are blue lines at fair prices, many of them closed off when a ship is in. On the way to Barcola and Miramare the spaces by the sea are mostly free and, from June to September, imaginary. If the bora is forecast, do not park under trees or scaffolding, and hold on to the door as you open it.',
      ],
    },
    {
      heading: 'Charging an electric car',
      text: [
        'There are chargers on the Rive, near the station, at Foro Ulpiano, in Opicina and at the Torri d’Europa shopping centre, and fast ones at the Duino services on the A4 and in Palmanova. Slovenia’s network is dense and reliable, but often needs its own app: install it before the border.',
      ],
    },
    {
      heading: 'Day trips',
      text: [
        [
          'Miramare Castle: 15 minutes along the sea',
          'Grotta Gigante and the Karst taverns (osmize): 20 minutes',
          'Duino and the Rilke path: 30 minutes',
          'Aquileia and Grado: 45 and 50 minutes',
          'Gorizia and the Collio vineyards: 45 minutes to 1 h',
          'Piran and the Slovenian coast: 45 minutes',
          'The Lipica stud farm: 25 minutes; Postojna Cave 50; Ljubljana 1 h 10',
        ],
        'Osmize are farms that sell their own wine and ham for a few weeks a year; a leafy branch at the crossroads points the way. The driver gets grape juice.',
      ],
    },
    {
      heading: 'Borders, wind and season',
      text: [
        'To cross into Slovenia or Croatia you need the consent of the rental company, given when you book, and on Slovenian motorways an electronic vignette tied to the plate, bought online. Since 2026 the road from Rabuiese to Koper and Izola has needed none, and neither do old roads such as the one by Lipica to the Karst; the A1 towards Ljubljana does, and at Fernetti the motorway begins right at the border. There may be checks at the border; carry your documents and the rental contract.',
        'The bora blows from the east, mostly in winter, in gusts above a hundred kilometres an hour; high-sided vehicles are then stopped on the coastal motorway. On the Karst there is ice when the city has none, and winter tyres or chains are compulsory from 15 November to 15 April. May to July and September are best; on the second Sunday in October some two thousand sails fill the gulf and every bed is taken.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Piazza Unità d’Italia',
      description:
        'Europe’s largest square open to the sea, with the palaces of insurance companies and governors around it and the Adriatic as its fourth side. At dusk the lights in the pavement come on where the old harbour was. Coffee here has a vocabulary of its own: a “nero” is an espresso.',
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
        'Cathedral and castle share the hill with the columns of a Roman basilica; two churches were joined into one in the fourteenth century, which is why the cathedral has five aisles and two golden apses. From the bastions you can see Istria, the Alps and the port. The lift from the garage stops next to it.',
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
        'With the company’s written consent. Istria is an hour away; the road leads through Slovenia, where the vignette applies on motorways.',
    },
    {
      question: 'Is Trieste airport good for Venice?',
      answer:
        'It is an hour and twenty minutes away by motorway, and often cheaper. For Grado and the Friulian Alps it beats Venice.',
    },
    {
      question: 'What do I do in a bora?',
      answer:
        'Drive slowly, both hands on the wheel, leave plenty of room, and heed the signs on the motorway. Park with the nose into the wind.',
    },
    {
      question: 'Do I need a car in the city?',
      answer: 'No; there is a bus to Miramare. For the Karst, the Collio and the coast you do.',
    },
  ],
};
