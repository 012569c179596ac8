import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Rent a car in Naples',
    description:
      'Hire a car in Naples: the ZTLs, desks at Capodichino, guarded garages, the rules of the Amalfi Coast, charging, and the drive to Pompeii and Caserta.',
  },
  title: 'Rent a car in Naples',
  description:
    'Nobody needs a car in Naples, and nobody sees Campania without one. Collect it on the day you leave the city.',
  text: [
    {
      heading: 'Limited-traffic zones and bus lanes',
      text: [
        'Naples has several limited-traffic zones, among them Centro Antico, Piazza Dante, Mezzocannone, Tarsia and parts of Chiaia and the seafront at certain times. Hours differ from gate to gate and change with roadworks, events and the season; what counts is the sign at the gate, and the current list is on the city’s website. Bus lanes are being given cameras too, in 2026 on Via Marina along the port. On winter weekdays the city has also barred older diesels, up to Euro 5, from its streets, though not from the motorways: if your car is a diesel, ask the company.',
        'A hotel inside a zone, or a garage whose customer you are, can usually register your plate with the city. Many hotels do better, and send a driver to take the car to a guarded garage: say yes. If neither is offered, choose a garage near the port or the station and continue by metro, which is a museum in itself.',
      ],
    },
    {
      heading: 'Where you collect the car',
      text: [
        'Capodichino lies six kilometres from the centre, beside the Tangenziale. The rental area is a short way from the terminal, a signposted walk or a shuttle ride depending on the company; allow fifteen minutes. From there you are on the ring road, the A1 or the A3 in five minutes without seeing a single city street, which is why it beats the desks around the central station. The Alibus connects airport, station and port for those who arrive by train or ferry.',
      ],
    },
    {
      heading: 'Parking',
      text: [
        'Never leave a hire car in the street overnight; a guarded garage is part of the price of Naples. Parcheggio Morelli, in a great tufa cavern below Chiaia, Parcheggio Brin near the port, and the garages around Piazza Municipio and the station are well known. Park and ride: Colli Aminei and Frullone on metro line 1. Unofficial attendants who ask for coins are not a car park.',
      ],
    },
    {
      heading: 'Charging an electric car',
      text: [
        'You can charge in Vomero and Fuorigrotta, along the seafront and in the larger garages, and fast on the A1 and A3 and at the shopping centres of Nola and Afragola. On the Amalfi Coast most chargers belong to hotels. Leave Naples with a full battery, and expect to win some of it back on the way down from Agerola or Ravello.',
      ],
    },
    {
      heading: 'Day trips',
      text: [
        [
          'Pompeii and Herculaneum: 30 and 20 minutes on the A3; guarded parking at the gates',
          'Vesuvius: 50 minutes; tickets only online, shuttle for the last stretch',
          'Caserta, the royal palace: 35 minutes on the A1',
          'Sorrento: 1 h 10; Positano and Amalfi 1 h 30 to 2 h on the SS163',
          'Paestum, temples and buffalo farms: 1 h 20',
          'Pozzuoli, Baia and Cuma: 30 minutes on the Tangenziale',
        ],
        'On the coast road between Positano and Vietri, number plates take turns from ten to six, daily from July or August to the end of September, and at weekends and on holidays from Easter to early November. So far plates with an even last digit have stayed out on even dates, odd ones on odd dates. Hire cars are not exempt; guests of a hotel there are, with their booking, on the days they arrive and leave. Check this year’s order, or take the ferry from Salerno.',
      ],
    },
    {
      heading: 'Driving habits and season',
      text: [
        'Traffic is a negotiation held in good humour. Look at what is in front of you, move slowly and steadily, use the horn to announce yourself rather than to scold, and keep your mirrors folded in narrow lanes. Scooters overtake on either side and against the flow. The Tangenziale is tolled once, at a flat rate; have coins or a card ready. The A3 to Pompeii has a flat toll as well, and its operator stopped taking Visa and Mastercard in 2024: have cash.',
        'Spring and autumn are best. From mid-June to mid-September the coast road moves at walking pace from ten to seven. In winter Naples is mild, Pompeii empty and Vesuvius sometimes white.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Spaccanapoli and San Gregorio Armeno',
      description:
        'The straight street of the Greek city still splits the old town, between the cloister of Santa Chiara with its majolica benches and the lane where crib figures are made all year round. It is the heart of the Centro Antico zone: come by metro to Dante or Università, and go on foot.',
      image: 'napoli-spaccanapoli',
    },
    {
      name: 'Castel dell’Ovo',
      description:
        'The city’s oldest castle stands on an islet where, legend has it, Virgil hid an egg on which the fate of Naples depends. From its ramparts, when the restoration begun in 2023 leaves them open, you see the whole bay, from Posillipo to Vesuvius. Around it lies Borgo Marinari with its restaurants on the water; the seafront is often closed to cars.',
      image: 'napoli-castel-dell-ovo',
    },
    {
      name: 'Sansevero Chapel',
      description:
        'A small family chapel with one of the most astonishing sculptures in the world: Sanmartino’s Veiled Christ of 1753, in which marble becomes cloth. Legends of alchemy surround the prince who commissioned it. Only a few visitors are let in at a time, by booked slot, so reserve before you plan the day around it.',
      image: 'napoli-cappella-sansevero',
    },
    {
      name: 'Piazza del Plebiscito',
      description:
        'A wide half circle of columns facing the royal palace, with the San Carlo, the oldest opera house still in use, around the corner and the best-known coffee house between them. Until the nineties it was a car park. Try to walk from the palace between the two horse statues with your eyes closed.',
      image: 'napoli-piazza-del-plebiscito',
    },
  ],
  questions: [
    {
      question: 'Is it dangerous to drive in Naples?',
      answer:
        'It is slow rather than dangerous. Scratches are the usual damage: look at the car’s excess, and use guarded parking.',
    },
    {
      question: 'Can I drive a hire car to Capri or Ischia?',
      answer:
        'Not to Capri, where visitors’ cars are banned for most of the year. Ischia has seasonal limits, and the rental company must agree.',
    },
    {
      question: 'Which car for the Amalfi Coast?',
      answer: 'The smallest you fit into. You will meet buses in the bends, and parking spaces are short.',
    },
    {
      question: 'Train or car for Pompeii?',
      answer: 'For Pompeii alone, the train. With Herculaneum, Vesuvius or Paestum on the same day, the car.',
    },
  ],
};
