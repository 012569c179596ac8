import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Rent a car in Frosinone',
    description:
      'Hire a car in Frosinone: the upper and the lower town, the A1 exit, how to get here from Rome’s airports, charging, Alatri, Anagni and Montecassino.',
  },
  title: 'Rent a car in Frosinone',
  description:
    'The capital of Ciociaria lies halfway between Rome and Naples, among abbeys, cyclopean walls and waterfalls that no train reaches.',
  text: [
    {
      heading: 'Upper town, lower town',
      text: [
        'Frosinone has two floors. Below are the motorway, the railway and the shopping streets; above, on the hill, the cathedral, the offices and what the war left of the old town. The inclined lift built to connect the two has been out of service for years; by road it takes a few minutes. In the upper centre Piazza Turriziani is for pedestrians only, and Corso della Repubblica, with cameras at its ends, is closed on Sundays and on summer evenings (ZTL): read the illuminated sign.',
        'The air matters more: the Sacco Valley is one of the places in Italy where older vehicles are banned on many winter days, and where some Sundays are car-free. A recent hire car is hardly ever affected on weekdays; on a car-free Sunday only electric and hybrid cars may drive, so check the dates before you plan.',
      ],
    },
    {
      heading: 'Where you collect the car',
      text: [
        'Rental branches lie in the lower town, near the A1 exit, along Via Marittima and Via Le Lame, with room to park in front, and close early in the evening. The regional train from Rome takes about an hour and a quarter; a few faster trains stop too. If you fly, Ciampino is fifty-five minutes away on the A1, Fiumicino an hour and ten, Naples an hour and a quarter. If you land in the evening, collect the car at the airport, because the desks here will be closed; several companies deliver to the station.',
      ],
    },
    {
      heading: 'Parking',
      text: [
        'In the lower town there is room nearly everywhere, with blue lines in Via Aldo Moro. In the upper town use the spaces on Piazzale Vittorio Veneto, before the camera gate, or those by the Belvedere, then walk; the multi-storey off Viale Mazzini is run-down and best avoided. In Anagni, Alatri, Ferentino and Veroli the P sign stands outside the walls: believe it, because the streets beyond turn into steps. At Casamari and Montecassino you park right by the abbey.',
      ],
    },
    {
      heading: 'Charging an electric car',
      text: [
        'Fast chargers are at the A1 exit, at La Macchia services and at the shopping centres along the Monti Lepini road; slower ones near the law courts and the public gardens. Most hill towns have one by the main square; Fiuggi, being a spa, has several. Hills cost range: allow twenty per cent extra.',
      ],
    },
    {
      heading: 'Day trips',
      text: [
        [
          'Alatri and its acropolis of giant stones: 20 minutes',
          'Ferentino: 15 minutes; Anagni, city of popes: 30 minutes',
          'Veroli and Casamari abbey: 25 minutes',
          'Isola del Liri, a waterfall in the middle of town: 30 minutes',
          'Fiuggi and its waters: 40 minutes',
          'Collepardo caves and Trisulti: 40 minutes',
          'Arpino and the Civitavecchia arch: 45 minutes',
          'Montecassino: 50 minutes on the A1',
        ],
        'Two of them fill a day. The roads are good, the signs scarce, and every village has its own bread.',
      ],
    },
    {
      heading: 'Habits and season',
      text: [
        'Driving here is unhurried, apart from the A1, which carries everything that moves between Rome and Naples: lorries on the right, sales reps on the left. Tunnels and average-speed cameras are frequent. On country roads look out for farm vehicles and dogs, for hunters from September to January, and for ice on the shaded side of the Ernici from December on.',
        'Spring is green and empty, autumn brings chestnuts, truffles from Campoli and new oil. August is hot in the valley and pleasant at Fiuggi and Guarcino, where the Romans go for ham. In winter there is snow at Campocatino, an hour away; winter tyres or chains are compulsory on mountain roads and on signposted stretches of the motorway and the main roads from 15 November to 15 April.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Cathedral tower',
      description:
        'The bell tower of Santa Maria stands on the highest point of the hill, Romanesque below, rebuilt after wars and earthquakes above, and can be seen from the whole valley. From the terrace in front you look across to the Lepini and Ernici mountains. Park on Piazzale Vittorio Veneto and walk five minutes.',
      image: 'frosinone-campanile',
    },
    {
      name: 'Archaeological museum',
      description:
        'Frusino was a Volscian town before the Romans came: bronzes, votive heads and a fragment of the amphitheatre that lies under the houses by the river. The museum is small, in Via XX Settembre in the upper town, and tells in an hour why the plain below was worth so many wars.',
      image: 'frosinone-museo-archeologico',
    },
    {
      name: 'Casamari Abbey',
      description:
        'The Cistercians began it in 1203 in the plain severity of Burgundy: alabaster windows, a nave of pale stone, a cloister with double columns, and monks who still sing and distil a liqueur of herbs. Twenty-five minutes by car, with parking beneath the plane trees. Entry is free, and silence is requested.',
      image: 'frosinone-casamari',
    },
    {
      name: 'Falls of Isola del Liri',
      description:
        'The river Liri splits around a castle and drops twenty-seven metres in the middle of town, which hardly any other place can say. In the eighteenth century the water drove paper mills; today it is lit at night, with tables in front. It is half an hour from Frosinone on the fast road to Sora.',
      image: 'frosinone-isola-del-liri',
    },
  ],
  questions: [
    {
      question: 'Can I see Ciociaria without a car?',
      answer:
        'Hardly. Buses serve schools and offices, not abbeys. With a car, two days are enough for the best of it.',
    },
    {
      question: 'Is Frosinone a good stop between Rome and Naples?',
      answer:
        'Yes: it is an hour from one and an hour and a quarter from the other, with hill towns ten minutes from the motorway.',
    },
    {
      question: 'Are there tolls?',
      answer: 'Only on the A1. The fast road to Sora and all the others are toll-free.',
    },
    {
      question: 'Do I need winter tyres?',
      answer:
        'In the mountains and on signposted stretches from 15 November to 15 April, or chains on board.',
    },
  ],
};
