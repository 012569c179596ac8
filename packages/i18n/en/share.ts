/** Words drawn into the pictures of link previews. */
export default {
  car_line: 'In {{city}}, from {{price}} a day',
  city_title: 'Rent a car in {{city}}',
  city_line: 'Local rental companies, one honest total price',
  site_line: 'Car hire: the price you see is the price you pay',
} as const;
