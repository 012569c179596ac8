import { test } from '../support/test.ts';
import { walkAboard } from '../support/walk-aboard.ts';

for (const { language, viewport } of [
  { language: 'it', viewport: { width: 1440, height: 900 } },
  { language: 'fr', viewport: { width: 390, height: 844 } },
] as const) {
  test.describe(() => {
    test.use({ viewport });

    test(`${language}: a company applies, comes aboard within 60 presses, is booked, and proposes another car`, async ({
      page,
      renter,
      visitor,
      database,
      stack,
      mailbox,
      watch,
    }) => {
      test.slow();
      await walkAboard(language, viewport, { page, renter, visitor, database, stack, mailbox, watch });
    });
  });
}
