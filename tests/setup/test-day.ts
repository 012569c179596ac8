/**
 * When tests run, in every time zone and at every hour: a Tuesday morning without a clock change, the end of a month or a
 * holiday within a usual stay. `NOLO_CLOCK` takes them to another day. What has to hold on another one sets its own clock.
 */
const TEST_DAY = process.env['NOLO_CLOCK'] ?? '2027-02-09T10:00:00+01:00';

/** Of the whole run, where its processes look at one stack: browser tests inherit it. */
const BEGAN = 'NOLO_TESTS_BEGAN';
process.env[BEGAN] ??= String(Date.now());
const aheadMs = Date.parse(TEST_DAY) - Number(process.env[BEGAN]);

/** The time of tests: it goes on from there as the real one does. */
export const testNow = (): Date => new Date(Date.now() + aheadMs);
