import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Rent a car in Catania',
    description:
      'Hire a car in Catania: ZTL around Via Etnea, Fontanarossa, guarded parking, volcanic ash, charging, Etna, Taormina and Syracuse with driving times.',
  },
  title: 'Rent a car in Catania',
  description:
    'A black and white city below a smoking mountain, with the baroque towns of the south-east and the coast of Taormina within an hour.',
  text: [
    {
      heading: 'ZTL and pedestrian streets',
      text: [
        'The heart of Catania, from Piazza Duomo along Via Etnea to the Quattro Canti and around Via Crociferi, is pedestrian or limited to traffic, with cameras at some gates and bollards at others. It is a small area, and most hotels can be reached up to a few steps from the door. Hours and gates change with works and feasts; signs and the city’s site tell what holds.',
        'Ask the hotel for the street by which to arrive and whether your plate has to be registered. The real difficulty is not the camera but the double row: streets that are wide on the map have one usable lane. Arrive before eight or after lunch.',
      ],
    },
    {
      heading: 'Where you collect the car',
      text: [
        'Fontanarossa airport lies six kilometres south, the busiest of Sicily. The rental desks are in a separate area in front of the terminal, a few minutes on foot, with most cars right behind; some businesses use yards nearby with a shuttle. In summer take three quarters of an hour. The Alibus runs to the centre and station, a train stops at Fontanarossa. If Etna throws ash the airport can close, and flights land at Comiso, Palermo or Trapani: ring the business, which knows this better than the airline.',
      ],
    },
    {
      heading: 'Parking',
      text: [
        'Leave a hire car guarded at night. Piazza Alcalà and Piazza Borsellino near the port, Piazza Europa by the sea and private garages around Via Etnea and the station are common choices; park-and-ride sites with fast buses or the metro lie at Due Obelischi, Nesima and Santa Sofia. Blue lines are paid by app or ticket. Unofficial attendants ask for a coin; they are no insurance. In Taormina use the Lumbi or Porta Catania garages, in Syracuse Talete for Ortigia.',
      ],
    },
    {
      heading: 'Charging an electric car',
      text: [
        'Posts stand along Corso Italia, at the port, the airport and the shopping centres of Misterbianco and San Giovanni la Punta; fast ones on the A18 and the road to Syracuse. Etna is a good place for electric cars: the way down from 1,900 metres gives back a third of what the way up has taken.',
      ],
    },
    {
      heading: 'Day trips',
      text: [
        [
          'Etna south, Rifugio Sapienza: 1 h; Etna north, Piano Provenzana: 1 h 15',
          'Aci Castello and Acireale: 20 to 25 minutes',
          'Taormina: 55 minutes on the A18, tolled',
          'Syracuse and Ortigia: 55 minutes, free',
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
        'After a paroxysm fine black ash lies on the roads like ball bearings: brake gently, keep your distance, do not use the wipers dry. The city then lowers the speed limit and bans two-wheelers. Otherwise driving is lively and unresentful: whoever has the nose in front goes, and the horn means “I am here”.',
        'April to June, September and October are ideal. August is hot and full. From 3 to 5 February the feast of Sant’Agata fills the streets day and night; wax from the candles makes the paving slippery for a week, and the centre is shut. In winter there is skiing on the volcano, and chains are needed for the last kilometres from 15 November to 15 April.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Piazza Duomo and the Elephant',
      description:
        'A lava elephant bears an Egyptian obelisk in front of the cathedral where Bellini and the city’s saint are buried; the whole baroque square rose after the earthquake of 1693, black stone and white. Below it flows a river, visible from the steps behind the fountain. The area is for pedestrians.',
      image: 'catania-piazza-duomo',
    },
    {
      name: 'The fish market',
      description:
        'La Pescheria, behind the fountain of Amenano: swordfish with the sword on, sea urchins opened on the spot, sellers who sing. Mornings from Monday to Saturday, best about nine. Later the restaurants around cook what is left. Hold your bag and your appetite, and leave the car far away.',
      image: 'catania-pescheria',
    },
    {
      name: 'Teatro Massimo Bellini',
      description:
        'An opera house of 1890, red velvet and gold, in which the acoustics are so good that singers are afraid of it. The stucco ceiling shows Bellini’s operas. Around the square lies the quarter in which Catania goes out at night, restricted to cars from early evening on many days.',
      image: 'catania-teatro-bellini',
    },
    {
      name: 'Ursino Castle',
      description:
        'Frederick II had it built by the sea in 1239; the lava of 1669 flowed around it and pushed the shore half a kilometre away, so that the castle now stands inland. Inside is the civic museum. The lanes around it are good for grilled meat in the evening, and difficult for cars.',
      image: 'catania-castello-ursino',
    },
  ],
  questions: [
    {
      question: 'May I drive up Etna with a hire car?',
      answer:
        'Yes, to the car parks at Sapienza and Piano Provenzana, paid. Beyond them only cable car, guides and special vehicles go.',
    },
    {
      question: 'What if the airport closes because of ash?',
      answer:
        'Ring the rental business at once; it often holds the car longer or finds one where you land. Free cancelling follows the 48-hour rule.',
    },
    {
      question: 'Do motorways cost?',
      answer: 'The A18 to Taormina and Messina does, Syracuse and Palermo are free.',
    },
    {
      question: 'Is it safe to park in the street?',
      answer: 'By day with nothing in view yes, at night choose a guarded garage.',
    },
  ],
};
