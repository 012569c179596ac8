import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Rent a car in Milan',
    description:
      'Hire a car in Milan: Area B and Area C explained, desks at Linate, Malpensa and Centrale, park and ride, charging, and lakes and hills within an hour.',
  },
  title: 'Rent a car in Milan',
  description:
    'Milan has the best public transport in Italy, and three lakes within an hour. Hire a car for the lakes.',
  text: [
    {
      heading: 'Area C, Area B and the ZTL',
      text: [
        'Two rings surround Milan. Area B covers almost the whole city and keeps out older, more polluting vehicles on weekdays; a recent hire car passes, but ask for the emission class if you book an old diesel. Area C is the centre inside the old bastions: on weekdays, and at weekends too if the city has carried out its plan for 2026, you need a ticket for each day on which you drive in, with exceptions, so far, for electric cars, some hybrids and disabled people’s vehicles. You buy it online, by app, at machines or at tobacconists, and have to activate it with your number plate, at the latest shortly after the drive. Days, hours and prices change: check the city’s Area C page on the morning of your visit.',
        'Smaller limited-traffic zones have rules of their own, the fashion Quadrilatero day and night, the lanes of Brera and the Navigli in the evening and some all weekend, and no ticket helps there: only a hotel or garage inside can register you.',
      ],
    },
    {
      heading: 'Where you collect the car',
      text: [
        'Linate is a quarter of an hour from the centre on metro line M4, with the desks in arrivals: the easiest place of all. At Malpensa, fifty kilometres out, both terminals have desks, and the train runs to Centrale and Cadorna. Bergamo’s airport, for low-cost flights, lies right beside the A4. At Centrale some desks are in the station, others a few streets away, and the cars are in garages around it: read your confirmation; the way out stays clear of Area C as long as you avoid the ring of the bastions, so set your satnav for the Tangenziale.',
      ],
    },
    {
      heading: 'Parking',
      text: [
        'Yellow lines are for residents, blue for anyone who pays, with a time limit in the centre. The big park-and-ride sites on the metro are cheap and roomy: Lampugnano and Molino Dorino for arrivals from the lakes, Cascina Gobba and Gessate from the east, San Donato and Rogoredo from the A1, Famagosta and Bisceglie from the south and west. Lampugnano and Rogoredo lie inside Area B, the others outside it or at its edge. In the centre expect private garages and their prices. On street-cleaning nights cars are towed away; the sign on the pole names the day.',
      ],
    },
    {
      heading: 'Charging an electric car',
      text: [
        'Hardly any Italian city has more chargers: look for them in the streets of Porta Romana, Isola and CityLife and around the stations. Many bays are for charging only, with a fee if you stay plugged in once full. There are ultra-fast chargers along the ring roads and at the services on the A4, A8 and A1. For the lakes, charge before you leave: the villages have few sockets and many visitors.',
      ],
    },
    {
      heading: 'Day trips',
      text: [
        [
          'Como: 50 minutes on the A9; Bellagio is 50 minutes further on a narrow lake road',
          'Bergamo, upper town: 50 minutes on the A4',
          'Certosa di Pavia and Pavia: 40 minutes',
          'Stresa and the Borromean Islands: 1 h 10 on the A8 and A26',
          'Vigevano and its Renaissance square: 45 minutes',
          'Franciacorta and Lake Iseo: 1 h 10',
        ],
        'On fine Saturdays leave by eight: the lakes fill, and so do the ferries that carry cars from Menaggio and Varenna to Bellagio.',
      ],
    },
    {
      heading: 'Tolls, habits, season',
      text: [
        'The ring roads (Tangenziali) are partly tolled. The Pedemontana (A36) north of the city has no booths: cameras read the plate and you pay online within fifteen days; otherwise the bill goes to the rental company, which adds its fee. Trams almost always have priority; wait behind them where people step off into the road. Milanese drivers are quick and orderly, and merciless with anyone who hesitates at a green light.',
        'Fog lies on the plain on some mornings from November to January. Trade fairs, above all the furniture fair in April, leave the rental desks without cars weeks in advance. From October to March the region restricts older diesels further. Winter tyres or chains are required on the motorways towards the lakes and mountains from 15 November to 15 April.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Duomo',
      description:
        'Six centuries of building, more than three thousand statues, and a roof on which you can walk among the spires with the Alps in view on clear days. Take the lift before sunset. The square is a pedestrian area within Area C; metro lines M1 and M3 come up in the middle of it.',
      image: 'milano-duomo',
    },
    {
      name: 'Galleria Vittorio Emanuele II',
      description:
        'The glass-roofed arcade of 1877 between the cathedral and La Scala, where Milan takes its aperitif and is seen taking it. On the floor, passers-by spin on one heel on a mosaic bull for luck. Beyond it begin the lanes of Brera with their galleries and small restaurants, closed to traffic in the evening.',
      image: 'milano-galleria',
    },
    {
      name: 'Sforza Castle',
      description:
        'The fortress of the dukes, with Michelangelo’s last, unfinished Pietà and a room decorated by Leonardo. Behind it Sempione park stretches to the Arch of Peace. The courtyards are open to everyone and the museums are seldom crowded. Do not plan to drive up to it: the streets in front lie in Area C.',
      image: 'milano-castello',
    },
    {
      name: 'Navigli',
      description:
        'These are the two best-known canals of the network on which the cathedral’s marble arrived by boat. By day there are artists’ workshops and, on the last Sunday of the month, antiques; in the evening there are tables all along the water. Leave the car at Famagosta or Romolo, a stop or two away on the metro: in the evening and at weekends cameras watch these streets.',
      image: 'milano-navigli',
    },
  ],
  questions: [
    {
      question: 'Who pays for Area C, me or the rental company?',
      answer:
        'You do. Activate a ticket for the number plate on the day, or within the short time allowed afterwards. Otherwise a fine reaches you through the rental company.',
    },
    {
      question: 'Which airport is best for which lake?',
      answer: 'Malpensa for Lake Maggiore and Lake Orta, Linate for Como, Bergamo for Iseo and Garda.',
    },
    {
      question: 'Is a car of any use in town?',
      answer: 'Hardly. The metro and trams run until after midnight; leave the car at a park-and-ride.',
    },
    {
      question: 'Do I need a Telepass?',
      answer:
        'No. Cards work at the booths (blue signs). Motorways without booths, such as the Pedemontana, are paid for online.',
    },
  ],
};
