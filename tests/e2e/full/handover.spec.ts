import { test } from '../support/test.ts';
import { walkHandover } from '../support/walk-handover.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const language of ['en', 'fr'] as const) {
  test(`${language}: signed at home, handed over through a tunnel, back with a scratch, objected to`, ({
    page,
    renter,
    car,
    visitor,
    database,
    stack,
    watch,
  }) => walkHandover(language, { page, renter, car, visitor, database, stack, watch }));
}
