import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Rent a car in Catania',
    description:
      'Hire a car in Catania: the ZTL around Via Etnea, Fontanarossa airport, guarded parking, volcanic ash, charging, and Etna, Taormina and Syracuse.',
  },
  title: 'Rent a car in Catania',
  description:
    'A black-and-white city below a smoking mountain, with Taormina, Syracuse and the baroque towns of the south-east all within reach.',
  text: [
    {
      heading: 'ZTL and pedestrian streets',
      text: [
        'The heart of Catania, from Piazza Duomo along Via Etnea to the Quattro Canti, is pedestrian, and so are Piazza Mazzini and the square of Ursino Castle, whose side streets close from seven in the evening to seven in the morning and all Sunday. The quarter around the Teatro Massimo Bellini, between Via di Sangiuliano and Via Vittorio Emanuele, is a limited-traffic zone by day and by night. Cameras watch the gates. The area is small, and you can drive to within a few steps of most hotels; gates change with roadworks and festivals, so trust the signs.',
        'Ask the hotel which street to come by and whether your plate has to be registered. The real difficulty is not the cameras but the double parking: streets that look wide on the map have one usable lane. Arrive before eight or after lunch.',
      ],
    },
    {
      heading: 'Where you collect the car',
      text: [
        'Fontanarossa, Sicily’s busiest airport, lies six kilometres south. The rental desks are in a separate area in front of the terminal, a few minutes on foot, with most cars right behind; some companies use yards nearby with a shuttle. In summer allow three quarters of an hour. The Alibus runs to the centre and the station, and trains stop at Fontanarossa. If Etna erupts the airport can close, and flights land at Comiso, Palermo or Trapani: ring the rental company, which has seen it all before.',
      ],
    },
    {
      heading: 'Parking',
      text: [
        'At night, use guarded parking. Piazza Borsellino near the port, which older maps call Alcalà, Piazza Europa by the sea and private garages around Via Etnea and the station are common choices; park-and-ride sites with buses or the metro lie at Due Obelischi, Nesima, Santa Sofia and Piazzale Sanzio. Pay for blue lines by app or ticket. Unofficial attendants ask for a coin; they insure nothing. In Taormina use the Lumbi or Porta Catania garage, in Syracuse the Talete car park for Ortigia.',
      ],
    },
    {
      heading: 'Charging an electric car',
      text: [
        'Chargers can be found along Corso Italia, at the port, at the airport and at the shopping centres of Misterbianco and San Giovanni la Punta, and fast ones on the A18 and the road to Syracuse. Etna suits an electric car: the way down from 1,900 metres returns part of what the way up took.',
      ],
    },
    {
      heading: 'Day trips',
      text: [
        [
          'Etna south, Rifugio Sapienza: 1 h; Etna north, Piano Provenzana: 1 h 15',
          'Aci Castello and Acireale: 20 to 25 minutes',
          'Taormina: 55 minutes on the A18, a toll road',
          'Syracuse and Ortigia: 55 minutes, toll-free',
          'Noto, Avola and the Vendicari reserve: 1 h 10',
          'Ragusa Ibla and Modica: 1 h 40',
          'Caltagirone and Piazza Armerina: 1 h 10 and 1 h 30',
        ],
        'Above 1,500 metres take a jacket even in August. In Ortigia, Taormina, Noto and Ibla the old towns are limited-traffic zones.',
      ],
    },
    {
      heading: 'Ash, habits, season',
      text: [
        'After an eruption, fine black ash lies on the roads like ball bearings: brake gently, keep your distance, and never use the wipers on a dry screen. The city then lowers the speed limit and bans two-wheelers. Otherwise driving is lively and without malice: the car with its nose in front goes, and the horn means “I am here”.',
        'April to June, September and October are ideal. August is hot and full. From 3 to 5 February the feast of Sant’Agata fills the streets day and night; wax from the candles makes the paving slippery for a week, and the centre is closed to cars. In winter you can ski on the volcano, and from mid-November to mid-April the roads up to it require winter tyres or chains on board; so does the A19 towards Palermo across the mountains, until mid-March.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Piazza Duomo and the Elephant',
      description:
        'A lava elephant bears an Egyptian obelisk in front of the cathedral where Bellini is buried and the city’s saint is kept; the whole baroque square rose after the earthquake of 1693, in black stone and white. A river flows beneath it, visible from the steps behind the fountain. The area is pedestrian.',
      image: 'catania-piazza-duomo',
    },
    {
      name: 'The fish market',
      description:
        'La Pescheria, behind the fountain of Amenano: swordfish with the sword on, sea urchins opened on the spot, sellers who sing. It is held on mornings from Monday to Saturday, and best about nine; later, the restaurants around it cook what is left. Hold on to your bag and your appetite, and leave the car far away.',
      image: 'catania-pescheria',
    },
    {
      name: 'Teatro Massimo Bellini',
      description:
        'An opera house of 1890, red velvet and gold, with acoustics so good that singers are afraid of them. The painted ceiling shows Bellini’s operas. Around the square lies the quarter in which Catania goes out at night, closed by cameras at all hours to cars without a permit.',
      image: 'catania-teatro-bellini',
    },
    {
      name: 'Ursino Castle',
      description:
        'Frederick II had it built by the sea in 1239; the lava of 1669 flowed around it and pushed the shore half a kilometre away, so that the castle now stands inland. Inside is the civic museum. The lanes around it are good for grilled meat in the evening, when they are closed to cars.',
      image: 'catania-castello-ursino',
    },
  ],
  questions: [
    {
      question: 'May I drive a hire car up Etna?',
      answer:
        'Yes, as far as the paid car parks at Sapienza and Piano Provenzana. Beyond them it is cable car, guides and special vehicles only.',
    },
    {
      question: 'What if the airport closes because of ash?',
      answer:
        'Ring the rental company at once; it can often hold the car longer or find one where you land. For cancelling, the 48-hour rule applies.',
    },
    {
      question: 'Are the motorways tolled?',
      answer:
        'The A18 to Taormina and Messina is, and its machines may take cash only. The roads to Syracuse and Palermo are free.',
    },
    {
      question: 'Is it safe to park in the street?',
      answer: 'By day, with nothing in view, yes; at night choose a guarded garage.',
    },
  ],
};
