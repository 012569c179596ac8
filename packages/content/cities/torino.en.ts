import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Rent a car in Turin',
    description:
      'Hire a car in Turin: the morning ZTL, desks at Caselle and Porta Susa, park and ride on the metro, charging, and the way to the Langhe and the ski slopes.',
  },
  title: 'Rent a car in Turin',
  description:
    'A city of straight avenues, where driving is easy, at the foot of mountains and vineyards, where it is a pleasure.',
  text: [
    {
      heading: 'The ZTL and the bus lanes',
      text: [
        'Turin’s central limited-traffic zone is the mildest in Italy: as a rule it works on weekday mornings only, and the centre is open for the rest of the day. Inside it, however, there are streets that never open: the pedestrian stretch of Via Roma, the public-transport zone around Via XX Settembre, the Roman quarter at night. Cameras watch these and the bus lanes with the same zeal. The city’s site shows the map and the hours of each zone.',
        'Hotels in the centre can register a guest’s number plate for arrival. If you come in after lunch you need no permit; just do not follow a taxi into its lane.',
      ],
    },
    {
      heading: 'Where you collect the car',
      text: [
        'Caselle airport lies sixteen kilometres north. The rental desks are on the arrivals level and the cars in the car park opposite, five minutes away. The railway runs on under the city, with trains to Porta Susa in about half an hour and on to Lingotto. If you come by high-speed train, the desks around Porta Susa and Porta Nuova are convenient: the ring road is fifteen minutes away along Corso Regina Margherita.',
      ],
    },
    {
      heading: 'Parking',
      text: [
        'Blue lines cover the centre and get cheaper with every street you move outwards; most people pay by app. The underground garages are Roma-San Carlo-Castello, beneath the squares, Vittorio Park by the river and Bolzano beside Porta Susa. The metro has a park-and-ride at Fermi in Collegno, right by the ring road and the way to France; from the south, leave the car near the Bengasi terminus. On market mornings, anywhere is better than Porta Palazzo.',
      ],
    },
    {
      heading: 'Charging an electric car',
      text: [
        'The city of the motor car takes charging seriously: there are chargers in Crocetta and San Salvario, along Corso Duca degli Abruzzi, at Lingotto and in the station garages, and fast ones along the ring road and at the services on the A4, A6 and A32. In the Langhe the wineries have wallboxes. In the valleys charge before the climb; cold costs a quarter of the range.',
      ],
    },
    {
      heading: 'Day trips',
      text: [
        [
          'Venaria Reale, the hunting palace: 20 minutes',
          'Sacra di San Michele, on its rock: 50 minutes, the last bends narrow',
          'Alba, Barolo and the Langhe: 1 h to 1 h 10 on the A6 or A33',
          'Asti: 50 minutes on the A21',
          'Sestriere and Bardonecchia: 1 h 30 and 1 h 10, chains in winter',
          'Lake Orta: 1 h 30; Aosta and its castles: 1 h 20 on the A5',
        ],
        'The A32 and A5 are among the dearest motorways in the country. The old state roads beside them cost you half an hour and nothing else. Around Alba the A33 has no booths: cameras read the plate, and unless you pay online within fifteen days the rental company gets the bill and adds its fee. The barriers on Turin’s ring road are due to go the same way from about 2027.',
      ],
    },
    {
      heading: 'Driving habits and season',
      text: [
        'The avenues have a central carriageway for through traffic and side roads for access and parking: decide early, because you can change between them only at junctions. Trams run down the middle; the traffic lights are slow, and watched by cameras. Turin drivers are among the most disciplined in Italy.',
        'From October to April older diesels are kept out on many days because of air pollution; a recent hire car is not affected. Winter tyres or chains are compulsory from 15 November to 15 April, in the Aosta Valley from 15 October. Come in autumn for truffles and new wine, in May for the hills, in December for lights in the avenues and snow an hour away.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Mole Antonelliana',
      description:
        'Begun as a synagogue, finished as a symbol: a brick dome drawn out into a spire 167 metres high. A glass lift rises through the empty dome to a terrace above the roofs, with the Alps from Monviso to Monte Rosa. Inside is the cinema museum, where you watch films lying down.',
      image: 'torino-mole-antonelliana',
    },
    {
      name: 'Egyptian Museum',
      description:
        'The oldest museum of its kind and, after Cairo, the richest: a hall of royal statues, the untouched tomb of an architect and his wife, papyri by the metre. Allow three hours. The garage below Piazza San Carlo is two minutes away, and open to you once the morning restrictions end.',
      image: 'torino-museo-egizio',
    },
    {
      name: 'Royal Palace and Piazza Castello',
      description:
        'The seat of the house of Savoy, with its armoury, its gardens and the chapel that Guarini built for the Shroud, restored after a fire. The square in front was the centre of a small state that became Italy. Under the city’s arcades, kilometre after kilometre of them, you can walk to every café in the dry.',
      image: 'torino-palazzo-reale',
    },
    {
      name: 'Basilica of Superga',
      description:
        'Juvarra’s church stands on the hill from which a duke watched a siege and vowed to build it. The road up is a favourite of cyclists and of anyone with a new car; a rack railway climbs as well. Behind the church a plaque recalls the football team that died here in 1949.',
      image: 'torino-superga',
    },
  ],
  questions: [
    {
      question: 'When can I drive into the centre?',
      answer:
        'Outside the morning hours of the central zone, avoiding the pedestrian and public-transport streets. The signs at the gates tell you.',
    },
    {
      question: 'Do I need snow chains?',
      answer:
        'From 15 November to 15 April chains on board or winter tyres are compulsory on motorways and mountain roads. Ask which of the two the car has.',
    },
    {
      question: 'Can I cross into France?',
      answer:
        'With the rental company’s consent. The Fréjus tunnel is expensive; a return ticket costs about a quarter more than a single one, but ask how many days it is valid.',
    },
    {
      question: 'Is Turin handy for Milan’s airports?',
      answer:
        'Malpensa is about an hour and twenty minutes by motorway; many companies let you return the car there.',
    },
  ],
};
