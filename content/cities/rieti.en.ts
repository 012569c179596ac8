import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Rent a car in Rieti',
    description:
      'Hire a car in Rieti: walls and parking, the Salaria from Rome, charging, Terminillo in winter, the Franciscan valley, lakes and Marmore falls with times.',
  },
  title: 'Rent a car in Rieti',
  description:
    'The navel of Italy: a walled city in a green basin, four Franciscan hermitages around it and a ski mountain at its door. By train it takes half a day.',
  text: [
    {
      heading: 'Within the walls',
      text: [
        'Rieti is small, level and walled. A limited-traffic zone covers part of the medieval centre around Piazza Vittorio Emanuele II, Via Roma and the cathedral, with hours shown at the gates and longer ones on evenings of events. Outside it you drive without trouble; the ring of avenues around the walls is one-way in places and leads past every car park.',
        'Hotels and guest houses inside can have your plate entered for unloading. Since nothing is farther than ten minutes on foot, leave the car outside. In July, for the Sun Festival, and between August and September, for the chilli fair, whole squares are closed. The municipality announces it.',
      ],
    },
    {
      heading: 'Where you collect the car',
      text: [
        'Rieti has no airport of its own: Fiumicino is an hour and a half away, Ciampino an hour and twenty, by the A1 to Fiano Romano and then the Salaria. Trains come by way of Terni, forty minutes from there; from Rome’s Tiburtina station coaches take about an hour and a half. Rental branches are few, on the roads out of town near the station and the industrial area, open in business hours. Book ahead and say when you arrive; several deliver to the station. With a late flight, collect the car in Rome.',
      ],
    },
    {
      heading: 'Parking',
      text: [
        'Paid spaces in blue lines lie along the avenues of the walls and near the station, and they are cheap; free ones a little further, towards the Velino river and the sports grounds. In the centre only residents park. On Terminillo the large areas of Pian de’ Valli and Campoforogna are full by ten on snowy Sundays. In Greccio, Labro and Castel di Tora one parks below the village.',
      ],
    },
    {
      heading: 'Charging an electric car',
      text: [
        'Posts stand near the station, in Viale Maraini, at the shopping centres on the Salaria and at the hospital; fast ones are rare, at Passo Corese, Terni and on the A1. On the mountain there are a few at hotels. From Rieti to Terminillo the climb is 1,200 metres in twenty kilometres, which takes as much as eighty kilometres in the plain; half of it comes back.',
      ],
    },
    {
      heading: 'Day trips',
      text: [
        [
          'Fonte Colombo and La Foresta, hermitages: 10 to 15 minutes',
          'Greccio, where the first crib was made: 20 minutes',
          'Poggio Bustone: 25 minutes',
          'Terminillo: 35 minutes by the SS4bis',
          'Lakes Lungo and Ripasottile, birds: 15 minutes; Lake Turano 40',
          'Marmore falls: 30 minutes; look up the hours of the water',
          'L’Aquila: 50 minutes; Amatrice 1 h on the Salaria',
          'Farfa abbey: 45 minutes',
        ],
        'The Way of Francis links the four hermitages in eighty kilometres; by car they make one quiet day.',
      ],
    },
    {
      heading: 'Roads, habits, season',
      text: [
        'The Salaria from Rome is beautiful and for long stretches has one lane per direction, with lorries, works and fixed cameras; allow an hour and a quarter and do not overtake on the hills. The new road to Terni has tunnels and is quick. Drivers are calm; deer and boar are not. On the mountain, when it snows, police stand at the bottom and look at tyres.',
        'From 15 November to 15 April winter tyres or chains are compulsory on Terminillo, the Salaria and most roads of the province, and from December to March they are needed. May and June are green and fresh, autumn smells of mushrooms and new lentils. In summer nights stay cool when Rome does not sleep, and Lake Turano is good for swimming.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Piazza San Rufo',
      description:
        'A stone drum in a small square says in twenty languages that this is the centre of Italy, as Varro already maintained. Geographers dispute it; Rieti does not. Two minutes away begin the walls of the thirteenth century, among the best kept in Lazio, with arches through which one still drives out of town.',
      image: 'rieti-piazza-san-rufo',
    },
    {
      name: 'Underground Rieti',
      description:
        'Below Via Roma run the arches of the viaduct on which the Roman Salaria crossed the marshes: palaces were built on them, and cellars became vaults of two thousand years. Guided visits are by booking. Afterwards walk over the Velino and look at the remains of the Roman bridge in clear water.',
      image: 'rieti-sotterranea',
    },
    {
      name: 'Cathedral and papal palace',
      description:
        'Popes liked Rieti for its air, and one of them canonised Saint Dominic here. The cathedral has a crypt of 1157, a bell tower and a chapel attributed to Bernini’s circle; next to it stand the vaults of the papal palace, in which a market is held. From the square it is five minutes to the walls.',
      image: 'rieti-cattedrale',
    },
    {
      name: 'Sanctuary of Greccio',
      description:
        'At Christmas 1223 Francis had an ox, an ass and a manger brought to a cave in this cliff: the first crib. The hermitage still clings to the rock like a swallow’s nest. Twenty minutes by car through the valley, with parking at its foot; before Christmas a shuttle runs from the village.',
      image: 'rieti-greccio',
    },
  ],
  questions: [
    {
      question: 'Do I need chains for Terminillo?',
      answer:
        'Chains on board or winter tyres, from 15 November to 15 April. When it snows, controls are certain.',
    },
    {
      question: 'How do I get from Rome to Rieti?',
      answer: 'By the A1 to Fiano Romano and then the Salaria, an hour and a quarter to an hour and a half.',
    },
    {
      question: 'When does the water fall at Marmore?',
      answer:
        'At set hours, which change by month and weekday, because it is used for power. Look them up the evening before.',
    },
    {
      question: 'Are there many cars to hire in Rieti?',
      answer: 'Few, and in the ski season fewer. Book early or search around Rome and Terni.',
    },
  ],
};
