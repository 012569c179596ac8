import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Rent a car in Milan',
    description:
      'Hire a car in Milan: Area B and Area C explained, desks at Linate, Malpensa and Centrale, park and ride, charging, lakes and hills within an hour.',
  },
  title: 'Rent a car in Milan',
  description:
    'Milan has the best public transport in Italy and lies an hour from three lakes. Hire the car for the second reason.',
  text: [
    {
      heading: 'Area C, Area B and the ZTL',
      text: [
        'Two rings surround Milan. Area B covers almost the whole city and keeps out older, more polluting vehicles on weekdays; a recent hire car passes, but ask for the emission class if you book an old diesel. Area C is the centre inside the old bastions: on weekdays a ticket is due for each day on which you drive in, whatever you drive, with exceptions for some electric and adapted cars. It is bought online, by app, at machines or at tobacconists and has to be activated with your number plate, also shortly after the drive. Days, hours and price change: look at the city’s Area C page on the morning of the visit.',
        'Inside it lie smaller limited-traffic zones, such as the Quadrilatero and the lanes of Brera and the Navigli at night, for which no ticket helps: only a hotel or garage inside can register you.',
      ],
    },
    {
      heading: 'Where you collect the car',
      text: [
        'Linate is fifteen minutes from the centre on metro line M4, with the desks in arrivals: the easiest place of all. At Malpensa, fifty kilometres out, both terminals have desks, and the train runs to Centrale and Cadorna. At Bergamo, low-cost flights land near the A4. At Centrale the desks are in the station and the cars in garages around it; the way out leads through Area B only if you avoid the bastions, so set the navigation to the Tangenziale.',
      ],
    },
    {
      heading: 'Parking',
      text: [
        'Yellow lines are for residents, blue for everyone against payment, with a time limit in the centre. The big interchange car parks of the metro are cheap and large: Lampugnano and Molino Dorino for arrivals from the lakes, Cascina Gobba and Gessate from the east, San Donato and Rogoredo from the A1, Famagosta and Bisceglie from the south and west. In the centre expect private garages and their prices. On street-cleaning nights cars are towed; the sign on the pole names the weekday.',
      ],
    },
    {
      heading: 'Charging an electric car',
      text: [
        'No Italian city has more posts: look for them in the streets of Porta Romana, Isola, CityLife and around the stations. Many allow parking only while charging, with a charge for staying plugged in when full. Ultra-fast stations stand along the ring roads and at the services of the A4, A8 and A1. For the lakes, charge before you leave: the villages have few posts and many visitors.',
      ],
    },
    {
      heading: 'Day trips',
      text: [
        [
          'Como: 50 minutes on the A9; continue to Bellagio on the lake road, 50 minutes more, narrow',
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
        'The ring roads (Tangenziali) are partly tolled. The Pedemontana (A36) north of the city has no booths: cameras read the plate and you pay online within a few days, otherwise the business pays and adds its fee. Trams have priority almost always; wait behind them where people step off into the road. Milanese drivers are quick and orderly, and merciless with whoever hesitates at a green light.',
        'Fog lies on the plain on some mornings from November to January. Trade fairs, and above all the furniture fair in April, empty the rental desks weeks before. From October to March the region limits older diesels further. Winter tyres or chains are required on the motorways towards the lakes and mountains from 15 November to 15 April.',
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
        'The glass-roofed arcade of 1877 between the cathedral and La Scala, where Milan has its aperitif and is seen having it. On the floor a mosaic bull is turned upon with the heel for luck. Beyond it begin the lanes of Brera with their galleries and small restaurants, closed to traffic in the evening.',
      image: 'milano-galleria',
    },
    {
      name: 'Sforza Castle',
      description:
        'The fortress of the dukes, with Michelangelo’s last, unfinished Pietà and rooms decorated by Leonardo. Behind it Sempione park stretches to the Arch of Peace. Courtyards are open to everyone and the museums are seldom crowded. By car you only ever see it from outside: all the streets around it lie in Area C.',
      image: 'milano-castello',
    },
    {
      name: 'Navigli',
      description:
        'Two canals are left of the network on which the cathedral’s marble arrived by boat. By day there are artists’ workshops and, on the last Sunday of the month, antiques; in the evening there are tables all along the water. Leave the car at Famagosta or Romolo, one stop away: at night cameras watch these streets.',
      image: 'milano-navigli',
    },
  ],
  questions: [
    {
      question: 'Who pays the Area C ticket, I or the rental business?',
      answer:
        'You do. Activate a ticket with the number plate on the day, or within the short time allowed afterwards. Otherwise the fine comes through the business.',
    },
    {
      question: 'Which airport is best for the lakes?',
      answer: 'Malpensa for Lake Maggiore and Lake Orta, Linate for Como, Bergamo for Iseo and Garda.',
    },
    {
      question: 'Is a car of any use in town?',
      answer: 'Hardly. Metro and trams run until after midnight; leave the car at an interchange.',
    },
    {
      question: 'Do I need the Telepass?',
      answer: 'No. Cards work at the booths (blue signs). Only the Pedemontana has to be paid online.',
    },
  ],
};
