import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Rent a car in Florence',
    description:
      'Hire a car in Florence: how the ZTL works, the rental area at Peretola, park and ride by tram, where to charge, and drives to Siena and into Chianti.',
  },
  title: 'Rent a car in Florence',
  description:
    'The city is for walking, the hills around it for driving. How to keep the two apart and still sleep in the centre.',
  text: [
    {
      heading: 'The ZTL, explained',
      text: [
        'Almost everything inside the ring of avenues is a limited-traffic zone, divided into sectors, active from early morning to the evening from Monday to Friday, until the afternoon on Saturdays and, in the warm months, on several nights as well. Cameras read every plate, and an illuminated sign at each gate says whether it is active; a few gates, kept for buses, never open. A further ring of cameras, the Scudo Verde, watches older polluting vehicles on the way into town and leaves recent cars alone.',
        'Two things let you in: a hotel that registers your plate for the journey to its door, or a garage inside the zone that does so as part of your parking fee. Ask for confirmation in writing. Dates and hours are published by Servizi alla Strada, the city’s own company.',
      ],
    },
    {
      heading: 'Where you collect the car',
      text: [
        'Peretola airport is only six kilometres from the cathedral, and tram T2 runs to the centre in twenty minutes. The rental companies share a yard in Via Palagio degli Spini, a few minutes from the terminal by free shuttle: allow half an hour in each direction. In town several desks lie in and around Via Borgo Ognissanti, on the edge of the zone; have the way in and out explained and follow it exactly. From Pisa airport, Florence is an hour and a quarter away on the toll-free FI-PI-LI road.',
      ],
    },
    {
      heading: 'Parking',
      text: [
        'The best idea is not to drive in at all. Villa Costanza, at Scandicci, can be reached straight from the A1 motorway without leaving it: park there and take tram T1 to the station. Closer in are the Parterre garage, north of the centre, and those at Porta Romana and Piazza della Calza across the Arno, all outside the zone. The underground garage at Santa Maria Novella station is reached by a corridor open to everyone. At Piazzale Michelangelo an empty space is a stroke of luck.',
      ],
    },
    {
      heading: 'Charging an electric car',
      text: [
        'There are charge points along the avenues, in the Parterre and Beccaria garages, at Villa Costanza and in many streets of Campo di Marte and Novoli. In the countryside, wineries and farm hotels have discovered the wallbox: ask when you book the room. Between Siena and the coast fast chargers are still rare, so charge in Florence or on the A1.',
      ],
    },
    {
      heading: 'Day trips',
      text: [
        [
          'Greve and Castellina in Chianti on the SR222: 45 minutes and 1 hour, slow and lovely',
          'Siena: 1 h 10 on the free dual carriageway; park at Il Campo or Santa Caterina, on the edge of its own ZTL',
          'San Gimignano and Volterra: 1 h and 1 h 30',
          'Lucca and Pisa: 1 h and 1 h 15',
          'Arezzo and Cortona: 1 h and 1 h 30 on the A1',
          'Vallombrosa and the Casentino forests: 50 minutes, cool in August',
        ],
        'Every one of these towns has its own limited-traffic zone. Follow the P signs, not the satnav’s shortest route.',
      ],
    },
    {
      heading: 'Habits and season',
      text: [
        'On country roads expect cyclists, tractors and, at dusk, wild boar. The white gravel roads are public and well kept, but not kind to a low car. Speed cameras on the avenues and on the FI-PI-LI are frequent and accurate. Petrol stations in the hills close at lunchtime and on Sundays; the self-service pumps take cards and banknotes.',
        'April to June and September to October are made for driving here. In July and August the city is hot and full, and the road to the coast is jammed on Saturdays. In November the new olive oil arrives and prices fall; from 15 November carry winter tyres or chains on the Apennine stretch of the A1.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Cathedral and Brunelleschi’s dome',
      description:
        'The dome was raised between 1420 and 1436 without scaffolding from the ground, and nobody has built a larger one in brick since. Four hundred and sixty-three steps lead between its two shells to the lantern. Entry is by time slot, often sold out days ahead. All the streets around are pedestrian.',
      image: 'firenze-duomo',
    },
    {
      name: 'Ponte Vecchio',
      description:
        'The oldest of the bridges, lined with goldsmiths since the grand duke sent the butchers away, and the only one that was not blown up in 1944. Above the shops runs Vasari’s corridor from the Uffizi to Pitti. Cross it early, then look back at it from the Santa Trinita bridge.',
      image: 'firenze-ponte-vecchio',
    },
    {
      name: 'Uffizi',
      description:
        'Offices of the Medici state, now the gallery in which Italian painting can be followed from Cimabue to Caravaggio. Botticelli’s rooms are packed, the later ones quiet. Book a slot for the early morning or the late afternoon, and allow two hours; the café terrace looks straight at the tower of Palazzo Vecchio.',
      image: 'firenze-uffizi',
    },
    {
      name: 'Piazzale Michelangelo',
      description:
        'The terrace on the south bank from which all the postcards are taken. It lies outside the limited-traffic zone, and the Viale dei Colli, which winds up to it in wide bends, is the most beautiful drive in town. Above it stands San Miniato, where monks sing at vespers.',
      image: 'firenze-piazzale-michelangelo',
    },
  ],
  questions: [
    {
      question: 'Can I drive to my hotel in the centre?',
      answer:
        'Yes, if it registers your plate and you take the route it describes. Unload, then leave the car in its garage or outside the zone.',
    },
    {
      question: 'Is the road to the station inside the ZTL?',
      answer:
        'The station’s underground garage can be reached from the avenues without entering the zone. Follow the signs, not the bus lane.',
    },
    {
      question: 'How long should I allow from the airport to the car?',
      answer:
        'Half an hour with luggage: shuttle, queue, handover. Allow as much again on the way back, plus the time at the pump.',
    },
    {
      question: 'Do I need a car for Chianti?',
      answer:
        'Yes. Buses are few, and the best farms lie between the stops. Choose a driver who skips the tasting.',
    },
  ],
};
