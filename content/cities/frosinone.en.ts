import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Rent a car in Frosinone',
    description:
      'Hire a car in Frosinone: upper and lower town, the A1 exit, stations and Rome’s airports, charging, Alatri, Anagni, Casamari and Montecassino.',
  },
  title: 'Rent a car in Frosinone',
  description:
    'The capital of Ciociaria lies halfway between Rome and Naples, among abbeys, cyclopean walls and waterfalls that no train reaches.',
  text: [
    {
      heading: 'Upper town, lower town',
      text: [
        'Frosinone has two floors. Below run the motorway, the railway and the shopping streets; above, on the hill, stand the cathedral, the offices and what the war has left of the old town. An inclined lift connects the two when it is in service, roads wind up in a few minutes. In the upper centre around Corso della Repubblica and Piazza Turriziani there are limited-traffic hours (ZTL) and pedestrian evenings, announced by signs and on the city’s site.',
        'More important is the air: the Sacco valley is one of the places in Italy where older vehicles are stopped on many winter days, and whole Sundays may be closed to traffic. A recent hire car is hardly ever affected on weekdays; on a car-free Sunday everyone is, so look before you plan.',
      ],
    },
    {
      heading: 'Where you collect the car',
      text: [
        'Rental branches lie in the lower town, near the A1 exit, along Via Marittima and Via Le Lame, with space in front and hours that end at half past six. The regional train from Rome takes about an hour and a quarter; some high-speed trains stop too. Flights: Ciampino is fifty-five minutes away by the A1, Fiumicino an hour and ten, Naples an hour and a quarter. Whoever lands in the evening collects the car at the airport, because desks here are closed by then; several businesses deliver to the station.',
      ],
    },
    {
      heading: 'Parking',
      text: [
        'In the lower town there is room nearly everywhere, with blue lines in Via Aldo Moro. In the upper town use the car park at the top station of the lift, the one by the Belvedere or the multi-storey below Viale Mazzini, then walk. In Anagni, Alatri, Ferentino and Veroli the sign P stands outside the walls: believe it, the streets behind it become stairs. At Casamari and Montecassino parking is right at the abbey.',
      ],
    },
    {
      heading: 'Charging an electric car',
      text: [
        'Fast chargers stand at the A1 exit, at the services of La Macchia and at the shopping centres along the Monti Lepini road; slower ones near the courts and the villa comunale. In the hill towns there is usually a post by the main square. Fiuggi, as a spa, has several. Hills cost range; count twenty per cent extra.',
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
        'Two of them fill a day. Roads are good, signs scarce, and every village has its own bread.',
      ],
    },
    {
      heading: 'Habits and season',
      text: [
        'Driving here is unhurried, apart from the A1, which carries all that moves between Rome and Naples: lorries on the right, representatives on the left. Tunnels and speed-average control are frequent. On country roads look out for farm vehicles, dogs and hunters from September to January, and for ice on the shaded side of the Ernici from December on.',
        'Spring is green and empty, autumn brings chestnuts, truffles from Campoli and new oil. August is hot in the valley and pleasant at Fiuggi and Guarcino, where the Romans go for ham. In winter Campocatino has snow an hour away; winter tyres or chains are compulsory on the mountain roads and on the motorway’s signposted stretches from 15 November to 15 April.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Cathedral tower',
      description:
        'The bell tower of Santa Maria stands on the highest point of the hill, Romanesque below, rebuilt after wars and earthquakes above, and is seen from the whole valley. From the terrace in front one looks to the Lepini and the Ernici mountains. Park at the top station of the lift and walk five minutes.',
      image: 'frosinone-campanile',
    },
    {
      name: 'Archaeological museum',
      description:
        'Frusino was a Volscian town before the Romans came: bronze, votive heads and a fragment of the amphitheatre that lies under the houses by the river. The museum is small, in Via XX Settembre in the upper town, and tells in an hour why the plain below was worth so many wars.',
      image: 'frosinone-museo-archeologico',
    },
    {
      name: 'Casamari Abbey',
      description:
        'Cistercians built it in 1203 in the plain severity of Burgundy: alabaster windows, a nave of pale stone, a cloister with double columns, and monks who still sing and distil a liqueur of herbs. Twenty-five minutes by car, with parking beneath the plane trees. Entrance is free, silence asked for.',
      image: 'frosinone-casamari',
    },
    {
      name: 'Falls of Isola del Liri',
      description:
        'The river Liri splits around a castle and drops twenty-seven metres into the main square, which hardly any other town can say. In the eighteenth century the water drove paper mills; today it is lit at night, with tables in front. Half an hour from Frosinone on the fast road to Sora.',
      image: 'frosinone-isola-del-liri',
    },
  ],
  questions: [
    {
      question: 'Can I manage Ciociaria without a car?',
      answer:
        'Hardly. Buses serve schools and offices, not abbeys. With a car two days are enough for the best.',
    },
    {
      question: 'Is Frosinone a good stop between Rome and Naples?',
      answer:
        'Yes: an hour from the one, an hour and a quarter from the other, with hill towns ten minutes from the motorway.',
    },
    {
      question: 'Are there tolls?',
      answer: 'Only on the A1. The fast road to Sora and all the others are free.',
    },
    {
      question: 'Do I need winter tyres?',
      answer:
        'In the mountains and on signposted stretches from 15 November to 15 April, or chains on board.',
    },
  ],
};
