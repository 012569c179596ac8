import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Rent a car in Rome',
    description:
      'Hire a car in Rome: how the limited-traffic zones work, desks at Fiumicino and Termini, where to park and charge, and the best day trips by road.',
  },
  title: 'Rent a car in Rome',
  description:
    'You do not need a car for the Forum. You need one for everything that begins where the metro ends: lakes, hills, Etruscan towns and the sea.',
  text: [
    {
      heading: 'Limited-traffic zones (ZTL)',
      text: [
        'The historic centre is a limited-traffic zone, and so are Tridente, Trastevere, San Lorenzo, Testaccio and parts of Monti, some by day, some at night, some only at weekends. Cameras stand at the gates. A lit sign says “varco attivo” when the gate is closed to you and “varco non attivo” when it is open: read that sign, not the hours in a guidebook. Around all of this lies a wider low-emission area for older vehicles, which need not worry you in a recent hire car. Within the central zone the limit is 30 km/h, on the wide streets too.',
        'If your hotel is inside, ask whether it can register the number plate for the days of arrival and departure, and have that confirmed in writing; it must know the plate first, so ring from the rental desk. In the Tridente the rules are stricter. Otherwise, park outside and take a taxi. Hours and permits are published by Roma Servizi per la Mobilità.',
      ],
    },
    {
      heading: 'Where you collect the car',
      text: [
        'At Fiumicino the rental desks are in an office tower joined to the terminals by covered walkways, ten minutes from baggage reclaim with a suitcase. At Ciampino they are a short walk from the exit. At Termini the desks are inside the station and the cars in a garage nearby: convenient without luggage, nerve-racking in the rush hour. If you land tired, spend the first night in town, then take the train to a desk at the airport or at Tiburtina and start on the ring road rather than in the middle of it all.',
      ],
    },
    {
      heading: 'Parking',
      text: [
        'White lines mean free parking, blue lines paid, yellow ones reserved. In the centre blue spaces are scarce and time-limited. Large garages lie under Villa Borghese and below the Gianicolo, both outside the zone and a walk or a bus ride from the sights. The park-and-ride sites by the metro are cheaper: Anagnina and Ponte Mammolo to the east, Laurentina to the south, Saxa Rubra on the northern railway. On weekdays they fill early. Leave nothing in view in the car.',
      ],
    },
    {
      heading: 'Charging an electric car',
      text: [
        'Public charge points are plentiful in Prati, Parioli, EUR and along the consular roads, and sparser in the old centre. Most are 22 kW and suit a dinner or an overnight stay; you will find fast chargers at shopping centres by the ring road and at motorway services on the A1. Apps show which are free. Electric cars no longer enter the zones for free: since July 2026 the city asks for a paid annual permit, which a hire car seldom has, so treat a closed gate as closed.',
      ],
    },
    {
      heading: 'Day trips',
      text: [
        [
          'Tivoli, Villa d’Este and Hadrian’s Villa: 45 minutes on the A24',
          'Frascati and the Castelli Romani: 40 minutes, with lunch in a fraschetta',
          'Ostia Antica and the sea: 35 minutes',
          'Lake Bracciano: 50 minutes on the Cassia or the Braccianese',
          'Cerveteri and Tarquinia, the painted tombs: 50 minutes and 1 h 15 on the A12',
          'Orvieto: 1 h 20 on the A1; park below and take the funicular',
        ],
        'Leave before eight or after ten. On Sunday evenings everyone comes back at once, on the A1, the Pontina and the Via del Mare alike.',
      ],
    },
    {
      heading: 'How Romans drive, and when to come',
      text: [
        'Traffic is fast, close and less aggressive than it looks: everyone expects everyone else to move into the gap. Keep your line, signal, and let scooters pass on both sides. Pedestrians on crossings have priority, and take it. The Grande Raccordo Anulare rings the city and its numbered exits are the key to every journey; it has no toll.',
        'April, May, October and early November are the best months. In August the streets are empty, many shops are closed and a car left in the sun is an oven; in December the days are short but the hills are clear. On smoggy days the city stops older cars, and on a few winter Sundays even new diesels; electric, hybrid and the latest petrol cars have so far been spared. Check the city’s website.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Colosseum',
      description:
        'The amphitheatre of AD 80 held some fifty thousand people and is still the measure of every stadium. Book a time slot, come at opening time or in the late afternoon, and walk on to the Forum and the Palatine with the same ticket. The streets around it are closed to cars: the metro stops right in front.',
      image: 'roma-colosseo',
    },
    {
      name: 'Pantheon',
      description:
        'A temple of the second century whose unreinforced concrete dome is still the largest of its kind; light and rain fall through the opening at the top. It stands in the middle of the limited-traffic zone, among lanes made for walking. Early in the morning you have the square to yourself and the coffee is better.',
      image: 'roma-pantheon',
    },
    {
      name: 'Trevi Fountain',
      description:
        'Nicola Salvi’s sea god drives his horses out of a palace façade in a square far too small for him, which is the point. The water comes from an aqueduct of Agrippa, still in use. By day you need a ticket to stand at the edge. Come after eleven at night, throw one coin over the left shoulder, and return to Rome as promised.',
      image: 'roma-fontana-di-trevi',
    },
    {
      name: 'St Peter’s and Castel Sant’Angelo',
      description:
        'Michelangelo’s dome can be climbed, and from the top the city stretches out, pines and domes, as far as the Alban Hills. A straight avenue leads to Hadrian’s tomb on the Tiber, later a fortress of the popes. The garage below the Gianicolo is ten minutes away on foot, outside the zone.',
      image: 'roma-san-pietro',
    },
  ],
  questions: [
    {
      question: 'Do I need a car inside Rome?',
      answer: 'No. Walk, take the metro and the trams, and hire a car for the days when you leave the city.',
    },
    {
      question: 'I drove into the ZTL by mistake. What now?',
      answer:
        'If your hotel is inside, ask it to register the plate the same day. Otherwise leave once and stay out: each time you pass a gate counts. The fine arrives through the rental company.',
    },
    {
      question: 'How long from Fiumicino to the centre?',
      answer:
        'Forty minutes in light traffic, well over an hour between 7:30 and 9:30. The train to Termini takes about half an hour.',
    },
    {
      question: 'Where do I fill up before returning to Fiumicino?',
      answer:
        'At the petrol stations along the motorway from Rome, or in Fiumicino town; those next to the airport are dearer, and busy in the morning.',
    },
  ],
};
