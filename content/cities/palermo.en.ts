import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Rent a car in Palermo',
    description:
      'Hire a car in Palermo: which streets are limited traffic and how a hire car gets a pass, the shuttle at Punta Raisi, parking, charging, day trips.',
  },
  title: 'Rent a car in Palermo',
  description:
    'Western Sicily begins at the end of the runway: temples, salt pans, beaches. Only the old city asks you to leave the car outside.',
  text: [
    {
      heading: 'ZTL: which streets, which pass',
      text: [
        'The limited-traffic zone covers the historic centre, roughly between the central station, the sea, the cathedral and Via Cavour, with Via Maqueda, Via Roma and Corso Vittorio Emanuele in the middle. On weekdays it works by day, on some nights at weekends as well, and parts of Via Maqueda and the Cassaro are pedestrian all the time. Cameras watch every entrance.',
        'A hire car can drive in with a pass for the day, bought online, by app or at authorised shops and tied to your number plate; older vehicles are excluded. Hotels explain it and often buy it for you. Days, hours, prices and suspensions change with every season, so look at the city’s mobility page on the morning itself. If you only want to sleep there, it is cheaper to park outside and walk ten minutes.',
      ],
    },
    {
      heading: 'The airport desk and the shuttle',
      text: [
        'Falcone-Borsellino airport lies at Punta Raisi, thirty-five kilometres west, between mountain and sea. The desks of the large businesses are in the terminal or beside it; most cars stand in a rental area to which a free shuttle runs every few minutes. In August plan three quarters of an hour from belt to key. Local businesses often meet you outside arrivals by appointment. Trains and buses to the central station take about an hour and fifty minutes respectively.',
      ],
    },
    {
      heading: 'Parking',
      text: [
        'Blue lines are paid by scratch card or app, and free at night and on Sunday in many streets. Guarded garages cost little compared with the north: around Piazza Ungheria and Via Stabile, at Piazza Vittorio Emanuele Orlando by the courts, and near the port. Basile, by the university, is the large park-and-ride site at the end of the motorways, with a bus to the centre. Leave nothing in the car, not even an empty bag, and give no key to men who wave you into a space.',
      ],
    },
    {
      heading: 'Charging an electric car',
      text: [
        'Posts are found along Viale della Libertà, at the port, at the shopping centres on the ring road and at the airport. Fast chargers follow the A19 and A20 at long intervals, and are rare between Trapani and Agrigento. With an electric car, sleep where there is a socket; many farm stays have one.',
      ],
    },
    {
      heading: 'Day trips',
      text: [
        [
          'Monreale and its mosaics: 25 minutes; park below and walk up',
          'Mondello beach: 20 minutes, by bus on summer Sundays',
          'Cefalù: 1 h on the A20; paid parking by the seafront',
          'Segesta: 55 minutes on the toll-free A29',
          'Erice and the salt pans of Trapani: 1 h 20',
          'San Vito Lo Capo and the Zingaro reserve: 1 h 30, early in summer',
          'Agrigento, Valley of the Temples: 2 h 15 on the SS121 and SS189, with roadworks',
        ],
        'Take water, fill up in town, and add a third to the navigation’s time inland.',
      ],
    },
    {
      heading: 'Driving habits and season',
      text: [
        'In the city lanes are a suggestion and the horn a greeting. Move calmly, expect double parking, and give way to whoever is already in. The ring road, Viale Regione Siciliana, jams from eight to nine and from one to two. The A29 and A19 cost nothing; the A20 towards Messina is tolled.',
        'March to June and September to November are perfect. In August half of Italy is at the sea. On 14 and 15 July, the feast of Santa Rosalia, the centre is closed to cars. Winter is mild, but the Madonie can have snow.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Palatine Chapel and Norman Palace',
      description:
        'In 1140 a Norman king had Arab carpenters carve his ceiling and Byzantine masters lay his golden walls, and the result is one room in which three worlds agree. The palace is now Sicily’s parliament; on sitting days parts are closed. Come at opening. Parking is easier by the Porta Nuova side.',
      image: 'palermo-palazzo-dei-normanni',
    },
    {
      name: 'Cathedral',
      description:
        'Each century added to it without taking away: Norman apses, a Catalan porch, a baroque dome, the tombs of emperors. From the roof you overlook the bay as far as Monte Pellegrino. It stands on Corso Vittorio Emanuele, inside the zone and largely pedestrian, ten minutes on foot from the garages near the courts.',
      image: 'palermo-cattedrale',
    },
    {
      name: 'Teatro Massimo',
      description:
        'Italy’s largest opera house, famous for its acoustics and for the staircase on which a film ended. Guided tours run through the day, even behind the scenes. It marks the border between the old city and the elegant streets of the north, where parking in blue lines becomes possible again.',
      image: 'palermo-teatro-massimo',
    },
    {
      name: 'Quattro Canti',
      description:
        'The crossing at which the two great streets meet was cut in four concave façades, with fountains for the seasons, Spanish kings and patron saints above one another; at some hour the sun stands on each of them. Around the corner are Ballarò market and the shamed statues of Piazza Pretoria.',
      image: 'palermo-quattro-canti',
    },
  ],
  questions: [
    {
      question: 'Can I drive into the centre of Palermo with a hire car?',
      answer:
        'Yes, with a day pass for your plate where the zone is active. The pedestrian stretches stay closed in any case.',
    },
    {
      question: 'Do I need cash for the motorways?',
      answer:
        'Not towards Trapani, Mazara or Catania, which are free. On the A20 towards Cefalù and Messina cards and cash are taken.',
    },
    {
      question: 'Is a small car enough?',
      answer:
        'In town it is an advantage. For the inland roads to Corleone or Enna take something with a little ground clearance.',
    },
    {
      question: 'Can I return the car in Catania?',
      answer:
        'With many businesses, against a one-way fee shown before you pay. The drive takes two and a half hours.',
    },
  ],
};
