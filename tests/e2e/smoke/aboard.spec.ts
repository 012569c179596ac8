import { test } from '../support/test.ts';
import { walkAboard } from '../support/walk-aboard.ts';

const viewport = { width: 390, height: 844 };
test.use({ viewport });

test('en: a company applies, comes aboard within 60 presses, is booked, and proposes another car', async ({
  page,
  renter,
  visitor,
  database,
  stack,
  mailbox,
  watch,
}) => {
  test.slow();
  await walkAboard('en', viewport, { page, renter, visitor, database, stack, mailbox, watch });
});
