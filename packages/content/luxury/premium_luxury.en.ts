import type { OccasionContent } from '../schema/occasion.ts';

export const content: OccasionContent = {
  meta: {
    title: 'Premium car hire in Italy',
    description:
      'Premium saloons, coupés and electric cars by the day, week or month: comfort over long distances, fair deposits, and when the upgrade pays off.',
  },
  title: 'Premium cars, when the journey is long',
  highlightedWord: 'Premium cars',
  description:
    'Better seats, better lights, a boot for two weeks: the class between sensible and extravagant, and when it is worth its price.',
  text: [
    {
      heading: 'When the upgrade pays off',
      text: [
        'A premium car costs more per day and gives it back per hour. On the run from Milan to Naples, some eight hours with stops, you notice the seats after the third and the silence after the fifth. Adaptive cruise control takes the strain out of motorways with average-speed cameras, good headlights out of the last hour in the dark, four-zone climate out of August. If your week is one town and one beach, take a small car and spend the difference on dinner.',
        'For business journeys the sum is simpler: two people who arrive rested, a back seat to work in, and a boot that takes samples and suitcases. Weekly and monthly prices apply automatically and bring a premium car surprisingly close to a compact one.',
      ],
    },
    {
      heading: 'Saloon, estate, coupé, electric',
      text: [
        'A saloon hides luggage from view, which is worth something at a motorway services. A coupé is for two, whatever its rear seats pretend. An electric saloon is at home in the north, with fast chargers along the A1, A4 and A22, and in towns that let electric cars in where others may not go; in the mountains and in the far south plan your stops first. Ask the rental company which charging card or app comes with the car, how full it must be on return, and where the nearest fast charger is.',
        'Automatic gearboxes are the rule in this class. If you need towing, a roof box or winter tyres, ask before you book; chains or winter tyres are compulsory on many roads from 15 November to 15 April.',
      ],
    },
    {
      heading: 'Deposit, age, care',
      text: [
        'The deposit is somewhere between a small car’s and a sports car’s, and is shown beside the price. Most companies accept drivers from 21 or 23, with a fee per day under 25. You can often pay to reduce the insurance excess; do the sum for your number of days before you say yes at the desk.',
        'Premium cars are wide: about 1.90 m without mirrors. Old garages in Florence and Genoa were built for narrower ones. A hotel just outside the limited-traffic zone, with its own car park, saves you both scratches and fines.',
      ],
    },
  ],
  checklist: [
    { title: 'Distance', text: 'Under 500 km a week, take less car; over 1,000 km, take more.' },
    { title: 'Luggage', text: 'Count the large cases; a coupé takes two, a saloon three, an estate four.' },
    { title: 'Charging', text: 'For an electric car, one fast charger a day and a socket for the night.' },
    { title: 'Width', text: 'Look at the hotel’s garage before it looks at you.' },
  ],
  questions: [
    {
      question: 'How are they different from luxury cars?',
      answer:
        'Mostly price and deposit. Premium cars are for travelling; luxury cars are chosen for themselves.',
    },
    {
      question: 'Can I have one for a month?',
      answer: 'Yes, up to 30 days per booking, at the monthly price if there is one.',
    },
    {
      question: 'Are the cars new?',
      answer: 'Most are recent. The year is on each car’s page.',
    },
    {
      question: 'Can I collect it at the station?',
      answer:
        'Where the rental company has a branch there or delivers. Search for the town and look at the pickup place and the distance.',
    },
  ],
  invitation: {
    title: 'Travel rested',
    text: 'Premium cars available on your dates, by the day, week or month.',
    button: 'See premium cars',
  },
};
