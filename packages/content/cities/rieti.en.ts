import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Rent a car in Rieti',
    description:
      'Hire a car in Rieti: walls and parking, the Salaria from Rome, charging, Terminillo in winter, the Franciscan valley, the lakes and the Marmore Falls.',
  },
  title: 'Rent a car in Rieti',
  description:
    'The navel of Italy: a walled city in a green basin, four Franciscan sanctuaries around it and a ski mountain on its doorstep. By train the way there leads through Terni.',
  text: [
    {
      heading: 'Within the walls',
      text: [
        'Rieti is small, level and walled. A limited-traffic zone covers part of the medieval centre around Piazza Vittorio Emanuele II, Via Roma and the cathedral, with the hours shown at the gates, and longer ones on event nights. Outside it driving is easy; the ring of avenues around the walls is one-way in places and passes every car park.',
        'Hotels and guest houses inside can register your plate for unloading. Since nothing is more than ten minutes away on foot, leave the car outside. Whole squares are closed for the Sun Festival in July and for the chilli fair between August and September, as announced by the town.',
      ],
    },
    {
      heading: 'Where you collect the car',
      text: [
        'Rieti has no airport of its own: Fiumicino is an hour and a half away, Ciampino an hour and twenty, on the A1 to Fiano Romano and then the Salaria. Trains come by way of Terni, forty minutes away, and in summer buses often run in their place; coaches from Rome’s Tiburtina station take about an hour and a half. The few rental branches are near the station and on the roads towards the industrial area, and keep office hours. Book ahead and say when you arrive; several deliver to the station. If your flight lands late, collect the car in Rome.',
      ],
    },
    {
      heading: 'Parking',
      text: [
        'Blue-line spaces along the walls and near the station are cheap; a little further out, towards the Velino river and the sports grounds, they are free. Inside the walls read the sign first: part of the spaces are for residents. On Terminillo you pay at Pian de’ Valli at weekends, and there as at Campoforogna the large car parks are full by ten on snowy Sundays. In Greccio, Labro and Castel di Tora you park below the village.',
      ],
    },
    {
      heading: 'Charging an electric car',
      text: [
        'Plug in near the station, in Viale Maraini, at the shopping centres on the Salaria or at the hospital; fast chargers are rare: Passo Corese, Terni and the A1. On the mountain a few hotels have them. From Rieti to Terminillo you climb 1,200 metres in twenty kilometres, which uses about three times as much as the same distance on the flat; you get a good part of it back on the way down.',
      ],
    },
    {
      heading: 'Day trips',
      text: [
        [
          'The sanctuaries of Fonte Colombo and La Foresta: 10 to 15 minutes',
          'Greccio, home of the first Christmas crib: 20 minutes',
          'Poggio Bustone: 25 minutes',
          'Terminillo: 35 minutes by the SS4bis',
          'Lakes Lungo and Ripasottile, for birdwatching: 15 minutes; Lake Turano 40',
          'Marmore Falls: 30 minutes; check when the water flows',
          'L’Aquila: 50 minutes; Amatrice 1 h on the Salaria',
          'Farfa abbey: 45 minutes',
        ],
        'The Way of Francis links the four sanctuaries in eighty kilometres; by car they make one quiet day.',
      ],
    },
    {
      heading: 'Roads, habits, season',
      text: [
        'The Salaria from Rome is beautiful and, for long stretches, has one lane each way, with lorries, roadworks and fixed cameras; allow an hour and a quarter and do not overtake on the hills. The new road to Terni, all tunnels, is quick. Drivers are calm; deer and boar are not. When it snows on the mountain, the police stand at the bottom and look at tyres.',
        'From 15 November to 15 April winter tyres or chains are compulsory on Terminillo, on the Salaria beyond Antrodoco and on many other signposted roads, and from December to March they are needed. May and June are green and fresh, autumn smells of mushrooms and new lentils. In summer the nights stay cool while Rome cannot sleep, and Lake Turano is good for swimming.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Piazza San Rufo',
      description:
        'A round stone in a small square says in twenty languages that this is the centre of Italy, as Varro maintained two thousand years ago. Geographers dispute it; Rieti does not. Two minutes away begin the walls of the thirteenth century, among the best preserved in Lazio, with arches through which you still drive out of town.',
      image: 'rieti-piazza-san-rufo',
    },
    {
      name: 'Underground Rieti',
      description:
        'Below Via Roma run the arches of the viaduct on which the Roman Salaria crossed the marshes: palaces were built on top of them, and their cellars have vaults two thousand years old. Guided visits must be booked. Afterwards walk over the Velino and look at the remains of the Roman bridge in the clear water.',
      image: 'rieti-sotterranea',
    },
    {
      name: 'Cathedral and papal palace',
      description:
        'Popes liked Rieti for its air, and one of them canonised Saint Dominic here. The cathedral has a crypt of 1157, a bell tower and a chapel attributed to Bernini’s circle; next to it are the great vaults of the papal palace. From the square it is five minutes to the walls.',
      image: 'rieti-cattedrale',
    },
    {
      name: 'Sanctuary of Greccio',
      description:
        'At Christmas 1223 Francis had an ox, an ass and a manger brought to a cave in this cliff: the first crib. The hermitage still clings to the rock like a swallow’s nest. It is twenty minutes by car through the valley, with parking at its foot; it is at its busiest just before Christmas.',
      image: 'rieti-greccio',
    },
  ],
  questions: [
    {
      question: 'Do I need chains for Terminillo?',
      answer:
        'Chains on board or winter tyres, from 15 November to 15 April. When it snows, you will certainly be checked.',
    },
    {
      question: 'How do I get from Rome to Rieti?',
      answer:
        'Take the A1 to Fiano Romano and then the Salaria, an hour and a quarter to an hour and a half.',
    },
    {
      question: 'When does the water flow at the Marmore Falls?',
      answer:
        'At set hours that change by month and weekday, because it is used to generate power. Look them up the evening before.',
    },
    {
      question: 'Are there many cars for hire in Rieti?',
      answer: 'Few, and even fewer in the ski season. Book early, or search around Rome and Terni.',
    },
  ],
};
