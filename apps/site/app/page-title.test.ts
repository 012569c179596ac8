import { expect, test } from 'vitest';
import { pageTitleKey } from './page-title.ts';

test.each([
  ['/it', 'title_home'],
  ['/en/car-list', 'title_car_list'],
  ['/en/car-list/city/roma/41.9-12.5', 'title_car_list'],
  ['/fr/car-detail/fiat-500/3', 'title_car_detail'],
  ['/it/checkout', 'title_checkout'],
  ['/it/checkout/return', 'title_payment'],
  ['/it/my-booking', 'title_my_booking'],
  ['/it/add-cards', 'title_add_cards'],
  ['/it/my-profile-document', 'title_my_profile'],
  ['/fr/booking-documents', 'title_booking_documents'],
  ['/it/application', 'title_application'],
  ['/it/nothing', 'title_home'],
])('%s is %s', (path, title) => {
  expect(pageTitleKey(path)).toBe(title);
});
