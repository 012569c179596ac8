import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Rent a car in Turin',
    description:
      'Hire a car in Turin: the morning ZTL, Caselle and Porta Susa, metro park and ride, charging, Langhe, Susa valley and ski resorts with driving times.',
  },
  title: 'Rent a car in Turin',
  description:
    'A city of straight avenues, where driving is easy, at the foot of mountains and wine hills, where it is a pleasure.',
  text: [
    {
      heading: 'The ZTL and the bus lanes',
      text: [
        'Turin’s central limited-traffic zone is the mildest in Italy: as a rule it works on weekday mornings only, and the centre is open for the rest of the day. Inside it, however, there are streets that never open: Via Roma’s pedestrian part, the public-transport zone around Via XX Settembre, the Roman quarter at night. Cameras watch these and the bus lanes with the same zeal. The city’s site shows the map and the hours of each zone.',
        'Hotels in the centre can register a guest’s number plate for arrival. If you come in after lunch you need nothing; just do not follow a taxi into its lane.',
      ],
    },
    {
      heading: 'Where you collect the car',
      text: [
        'Caselle airport lies sixteen kilometres north. The rental desks are on the arrivals level and the cars in the car park opposite, so five minutes suffice. The railway now continues under the city, with trains to Porta Susa and Lingotto in about half an hour. For those who come by high-speed train from Milan or Paris, the desks around Porta Susa and Porta Nuova are convenient: the ring road is fifteen minutes away along Corso Regina Margherita.',
      ],
    },
    {
      heading: 'Parking',
      text: [
        'Blue lines cover the centre and cost less with every street you move outwards; payment by app is usual. Underground garages: Roma-San Carlo-Castello, beneath the squares, Vittorio Park by the river, Bolzano beside Porta Susa. The metro has a park-and-ride terminus at Fermi in Collegno, right by the ring road and the way to France, and another at Bengasi in the south. On market mornings around Porta Palazzo choose anything else.',
      ],
    },
    {
      heading: 'Charging an electric car',
      text: [
        'The city of the motor car takes charging seriously: posts in Crocetta, San Salvario, along Corso Duca degli Abruzzi, at Lingotto and the station garages, fast ones along the ring road and at the services of A4, A6 and A32. In the Langhe wineries have wall boxes. In the valleys charge before the climb; cold costs a quarter of the range.',
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
        'The A32 and A5 are among the dearest motorways in the country. The old state roads beside them cost half an hour and nothing else.',
      ],
    },
    {
      heading: 'Driving habits and season',
      text: [
        'Avenues have a middle carriageway for through traffic and side roads for access and parking: decide early, because changing between them is possible only at junctions. Trams run in the middle, traffic lights are slow and photographed. Turin drivers are among the most disciplined in Italy.',
        'From October to April older diesels are kept out on many days because of the air; a recent hire car is not affected. Winter tyres or chains are compulsory from 15 November to 15 April. Come in autumn for truffles and new wine, in May for the hills, in December for lights in the avenues and snow an hour away.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Mole Antonelliana',
      description:
        'Begun as a synagogue, finished as a symbol: a brick dome drawn out into a spire 167 metres high. A glass lift rises freely through its middle to a terrace above the roofs, with the Alps from Monviso to Monte Rosa. Inside is the cinema museum, in which one watches films lying down.',
      image: 'torino-mole-antonelliana',
    },
    {
      name: 'Egyptian Museum',
      description:
        'The oldest museum of its kind and, after Cairo, the richest: statues of kings in a hall of mirrors, the untouched tomb of an architect and his wife, papyri by the metre. Allow three hours. The garage below Piazza San Carlo is two minutes away, and open to you after the morning’s limits.',
      image: 'torino-museo-egizio',
    },
    {
      name: 'Royal Palace and Piazza Castello',
      description:
        'The seat of the house of Savoy, with its armoury, its gardens and the chapel that Guarini built for the Shroud, restored after a fire. The square in front was the centre of a small state that became Italy. Under its arcades, twelve kilometres of them, one walks dry to every café.',
      image: 'torino-palazzo-reale',
    },
    {
      name: 'Basilica of Superga',
      description:
        'Juvarra’s church stands on the hill from which a duke watched a siege and vowed it. The road up is a favourite of cyclists and of anyone with a new car; a rack railway climbs as well. Behind the church a plaque recalls the football team that died here in 1949.',
      image: 'torino-superga',
    },
  ],
  questions: [
    {
      question: 'When can I drive into the centre?',
      answer:
        'Outside the morning hours of the central zone, avoiding the pedestrian and public-transport streets. The signs at the gates tell.',
    },
    {
      question: 'Do I need snow chains?',
      answer:
        'From 15 November to 15 April chains on board or winter tyres are compulsory on motorways and mountain roads. Ask which of them the car has.',
    },
    {
      question: 'Can I cross into France?',
      answer:
        'With the consent of the business. The Fréjus tunnel is expensive; ask for the return price at once.',
    },
    {
      question: 'Is Turin a good start for Milan airports?',
      answer:
        'Malpensa is an hour and a quarter by motorway; with many businesses you may return the car there.',
    },
  ],
};
