import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Rent a car in Palermo',
    description:
      'Hire a car in Palermo: which streets are in the ZTL and how a hire car gets a pass, the shuttle at Punta Raisi, parking, charging, and day trips.',
  },
  title: 'Rent a car in Palermo',
  description:
    'Western Sicily begins at the end of the runway: temples, salt pans, beaches. Only the old city asks you to leave the car outside.',
  text: [
    {
      heading: 'ZTL: which streets, which pass',
      text: [
        'The limited-traffic zone covers the historic centre, roughly between the central station, the sea, the cathedral and Via Cavour, with Via Maqueda, Via Roma and Corso Vittorio Emanuele in the middle. It is active from Monday to Friday between eight and eight, and on Friday and Saturday nights until six, starting earlier in summer; parts of Via Maqueda and the Cassaro are always pedestrian. Cameras watch every entrance.',
        'A hire car can drive in with a pass for the day, bought online, by app or at authorised shops; older vehicles are excluded. Paying is not enough: the pass counts once it is tied to your number plate, so do that before you drive in. Hotels will explain it and often buy it for you. Days, hours, prices and suspensions change with the season, so check the city’s mobility page that morning. If you only want to sleep there, it is cheaper to park outside and walk ten minutes.',
      ],
    },
    {
      heading: 'The airport desk and the shuttle',
      text: [
        'Falcone-Borsellino airport lies at Punta Raisi, thirty-five kilometres west, between mountain and sea. Some companies have a desk in the terminal, others receive you only in the rental area, where most cars stand; a free shuttle runs there. Your booking says which, so read it before you leave the baggage hall. In August allow three quarters of an hour from luggage to key. Local companies often meet you outside arrivals by appointment. To the central station the train takes about an hour, the bus fifty minutes.',
      ],
    },
    {
      heading: 'Parking',
      text: [
        'Blue lines are paid by scratch card or app, and free at night and on Sunday in many streets. Guarded garages cost little compared with the north: around Piazzale Ungheria and Via Stabile, at Piazza Vittorio Emanuele Orlando by the courts, and near the port. Basile, by the university, is the large park-and-ride site at the end of the motorways, with a bus to the centre. Leave nothing in the car, not even an empty bag, and never give your key to men who wave you into a space.',
      ],
    },
    {
      heading: 'Charging an electric car',
      text: [
        'Look for chargers along Viale della Libertà, at the port, at the shopping centres on the ring road and at the airport. Fast ones are few and far between on the A19 and A20, and rare between Trapani and Agrigento. With an electric car, sleep where there is a socket; many farm stays have one.',
      ],
    },
    {
      heading: 'Day trips',
      text: [
        [
          'Monreale and its mosaics: 25 minutes; park below and walk up',
          'Mondello beach: 20 minutes; by bus on summer Sundays and evenings, when its square is a ZTL',
          'Cefalù: 1 h on the A19 and A20; paid parking by the seafront',
          'Segesta: 55 minutes on the toll-free A29',
          'Erice and the salt pans of Trapani: 1 h 20',
          'San Vito Lo Capo and the Zingaro reserve: 1 h 30, early in summer',
          'Agrigento, Valley of the Temples: 2 h 15 on the SS121 and SS189, with roadworks',
        ],
        'Take water, and inland add a third to the satnav’s time. Fill up in town: the A29 has not one service station, and on the A19 and A20 they are far apart.',
      ],
    },
    {
      heading: 'Driving habits and season',
      text: [
        'In the city, lanes are a suggestion and the horn a greeting. Move calmly, expect double parking, and give way to anyone whose nose is already in. The ring road, Viale Regione Siciliana, jams up from eight to nine and from one to two. The A29 and A19 cost nothing; the A20 towards Messina is tolled.',
        'March to June and September to November are perfect. In August half of Italy is at the sea. On 14 and 15 July, the feast of Santa Rosalia, the centre is closed to cars. Winter is mild, but the Madonie can have snow: from mid-November to mid-March winter tyres or chains on board are compulsory on the A19 across the mountains and on the A29 beyond Alcamo.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Palatine Chapel and Norman Palace',
      description:
        'In 1140 a Norman king had Arab carpenters carve his ceiling and Byzantine masters lay his golden walls, and the result is one room in which three worlds agree. The palace is now Sicily’s parliament; on sitting days parts are closed. Come when it opens. Parking is easier on the Porta Nuova side.',
      image: 'palermo-palazzo-dei-normanni',
    },
    {
      name: 'Cathedral',
      description:
        'Each century added to it without taking away: Norman apses, a Catalan porch, a baroque dome, the tombs of emperors. From the roof you look out over the bay as far as Monte Pellegrino. It stands on Corso Vittorio Emanuele, inside the zone and largely pedestrian, ten minutes on foot from the garages near the courts.',
      image: 'palermo-cattedrale',
    },
    {
      name: 'Teatro Massimo',
      description:
        'Italy’s largest opera house, famous for its acoustics and for the steps on which the last of the Godfather films ends. Guided tours run through the day, even behind the scenes. It marks the border between the old city and the elegant streets to the north, where you may find a blue-line space again.',
      image: 'palermo-teatro-massimo',
    },
    {
      name: 'Quattro Canti',
      description:
        'Where the two great streets cross, the corners were cut into four concave façades that stack fountains of the seasons, Spanish kings and patron saints; at some hour of the day the sun reaches each of them. Around the corner are Ballarò market and the shameless statues of Piazza Pretoria.',
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
        'Not towards Trapani, Mazara or Catania, which are free. On the A20 towards Cefalù and Messina, yes: the machines may take cash only, and cards are for the lanes with staff.',
    },
    {
      question: 'Is a small car enough?',
      answer:
        'In town it is an advantage. For inland roads to Corleone or Enna, take something with a little ground clearance.',
    },
    {
      question: 'Can I return the car in Catania?',
      answer:
        'With many companies, for a one-way fee shown before you pay. The drive takes two and a half hours.',
    },
  ],
};
