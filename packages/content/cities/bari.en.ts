import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Rent a car in Bari',
    description:
      'Hire a car in Bari: the old town’s ZTL, Palese airport, park and ride by the sea, charging, and day trips to Alberobello, Matera and Polignano.',
  },
  title: 'Rent a car in Bari',
  description:
    'Trulli, white towns and two coasts within an hour: Puglia is flat, bright and made for a car. Bari is where it begins.',
  text: [
    {
      heading: 'Bari Vecchia and its ZTL',
      text: [
        'The old town on its headland is a limited-traffic zone at all hours: lanes the width of a table, women making orecchiette in the doorways, cameras at every gate, since December 2025 on the castle side too. There is nowhere to drive to. The grid of the Murat quarter next to it is largely open, with a pedestrian axis along Via Sparano and Via Argiro and some evening closures on the seafront in summer.',
        'Access is for residents’ cars, so do not count on a permit: ask your guest house in the old town, which often sends a small electric cart for the luggage. Leave the car outside the walls, for example in the paid car park of Piazzale Cristoforo Colombo on the northern seafront. The city’s mobility page lists gates and changes.',
      ],
    },
    {
      heading: 'Where you collect the car',
      text: [
        'Karol Wojtyła airport at Palese lies eleven kilometres from the centre. The rental desks form their own row by the arrivals hall, with the cars a few steps away, so you can be on the SS16 twenty minutes after collecting your luggage. A metro-style train links the airport and the central station in about twenty minutes. Ferries from Greece, Croatia and Albania land at the port, where some companies hand over by appointment; at the station there are desks within walking distance.',
      ],
    },
    {
      heading: 'Parking',
      text: [
        'In the Murat quarter blue lines are dear and time-limited. The park-and-ride sites are far better: by the sea, Pane e Pomodoro to the south and Vittorio Veneto near the fairground to the north; inland, Largo 2 Giugno and the large Polipark by the hospital, which has room when the others are full. You pay very little for the day, bus into town and all, though on most Sundays and holidays the buses do not run. Most close at night: look at the sign. There is an underground garage at Piazza Cesare Battisti, and private ones towards the Petruzzelli theatre. On match nights, and during the September fair, all of them fill up.',
      ],
    },
    {
      heading: 'Charging an electric car',
      text: [
        'You can charge along the seafront, in Poggiofranco and near the university, and fast at the shopping centres by the ring road, on the A14 and in Casamassima. In the Itria Valley the masserie have chargers for guests. Distances are short, hills low and winters mild: an electric car has an easy life here.',
      ],
    },
    {
      heading: 'Day trips',
      text: [
        [
          'Polignano a Mare: 35 minutes on the SS16; park by the station',
          'Alberobello: 55 minutes; Locorotondo and Martina Franca 15 more',
          'Matera: 1 h on the SS96 and SS99; park in the modern town',
          'Castel del Monte: 55 minutes; car park with shuttle below the hill, fines on the verge',
          'Trani and its cathedral on the sea: 40 minutes',
          'Ostuni: 1 h 10; Lecce 1 h 45',
        ],
        'The roads between the white towns run past dry-stone walls and leave little room. In the early afternoon everything closes; follow its example.',
      ],
    },
    {
      heading: 'Driving habits and season',
      text: [
        'The SS16 looks like a motorway and has none of its manners: short slip roads, sudden exits, speed cameras that work. Keep right, and look twice when joining. In the towns, Sunday evening belongs to the stroll, and the main street is closed for it. Fuel is cheaper at supermarkets and at self-service pumps.',
        'May, June, September and October are best. In July and August beaches and car parks are full by ten and the country shimmers at forty degrees. From 7 to 9 May the feast of Saint Nicholas closes the seafront to traffic. At Christmas the towns light up and rooms cost far less.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Basilica of Saint Nicholas',
      description:
        'Sailors stole the saint’s bones from Myra in 1087 and the city built him a fortress of white stone. Catholics pray above, Orthodox pilgrims in the crypt, side by side. It stands in the middle of the old town: from the car park on the northern seafront it is five minutes on foot.',
      image: 'bari-san-nicola',
    },
    {
      name: 'Swabian Castle',
      description:
        'Frederick II rebuilt the Norman castle in 1233; the Aragonese put bastions around it and Bona Sforza a courtyard inside. Today it houses casts of church portals from all over Puglia, a good preparation for the journey. In the lane opposite, orecchiette dry on wooden frames in front of every door.',
      image: 'bari-castello-svevo',
    },
    {
      name: 'Petruzzelli Theatre',
      description:
        'One of Italy’s largest opera houses, red inside and out, burnt down in 1991 and reopened eighteen years later exactly as it was. Around it lies the elegant Murat quarter with its straight streets and shops. For a performance use the garage nearby and come half an hour early.',
      image: 'bari-teatro-petruzzelli',
    },
    {
      name: 'Lungomare',
      description:
        'Kilometres of promenade with cast-iron lamps, laid out between the wars, from the old fishing harbour to the beach called Bread and Tomato. In the evening the whole town walks here, eats raw seafood from paper at the little port and looks for a breeze. Driving along it is best at dawn.',
      image: 'bari-lungomare',
    },
  ],
  questions: [
    {
      question: 'Which airport is better, Bari or Brindisi?',
      answer:
        'Bari for the Itria Valley, Matera and the Gargano, Brindisi for Lecce and the Salento. One-way hire between them is often possible.',
    },
    {
      question: 'Can I drive into Alberobello and Matera?',
      answer:
        'Only to the edge. Both have limited-traffic zones around the trulli and the Sassi; signposted car parks lie ten minutes away.',
    },
    {
      question: 'May I take the car on the ferry?',
      answer: 'To Albania, Greece or Croatia only with written consent, which is seldom given.',
    },
    {
      question: 'Do I need a large car?',
      answer: 'No. A compact one fits the lanes and the walls, and is easier to park in the white towns.',
    },
  ],
};
