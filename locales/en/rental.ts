export default {
  deliver: 'Have it delivered',
  deliver_fee: 'Have it delivered (+\u00a0{{amount}})',
  deliver_hint: 'The company brings it to you, up to {{km}} km from where it is kept.',
  delivery_address: 'Delivery address',
  delivery_address_hint: 'Street and number, or the name of a hotel.',
  delivery_town: 'Town or airport',
  return_elsewhere: 'Return it elsewhere',
  return_elsewhere_fee: 'Return it elsewhere (+\u00a0{{amount}})',
  return_elsewhere_hint: 'You leave it at another of the company’s locations.',
  return_place: 'Return location',
  free: 'No extra charge.',
} as const;
