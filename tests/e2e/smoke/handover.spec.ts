import { test } from '../support/test.ts';
import { walkHandover } from '../support/walk-handover.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('it: signed at home, handed over through a tunnel, back with a scratch, objected to', ({
  page,
  renter,
  car,
  visitor,
  database,
  stack,
  watch,
}) => walkHandover('it', { page, renter, car, visitor, database, stack, watch }));
