import { expect, it } from 'vitest';
import {
  isReported,
  mayChangeReport,
  policeReportStates,
  reportAfter,
  reportStanding,
  reportStandings,
} from './report-state.ts';

const unsent = { state: 'drafted', isRequested: false, problem: null, isOfRental: false } as const;
const sent = { ...unsent, isRequested: true, isOfRental: true };

it('goes from the draft through check and sending to the receipt', () => {
  expect(reportAfter('drafted', 'pass_check')).toBe('checked');
  expect(reportAfter('checked', 'send')).toBe('sent');
  expect(reportAfter('sent', 'get_receipt')).toBe('receipt');
});

it('is not sent unchecked, and has no receipt before it was sent', () => {
  expect(reportAfter('drafted', 'send')).toBeNull();
  expect(reportAfter('checked', 'get_receipt')).toBeNull();
});

it('may be refused until there is a receipt, and is corrected then', () => {
  const refusable = policeReportStates.filter((state) => reportAfter(state, 'refuse') === 'refused');
  expect(refusable).toEqual(['drafted', 'checked', 'sent']);
  expect(reportAfter('refused', 'correct')).toBe('drafted');
});

it('is marked as reported elsewhere in every state but with a receipt', () => {
  const open = policeReportStates.filter((state) => reportAfter(state, 'mark_manual') === 'manual');
  expect(open).toEqual(['drafted', 'checked', 'sent', 'refused']);
});

it('a receipt that comes after that counts', () => {
  expect(reportAfter('manual', 'get_receipt')).toBe('receipt');
});

it('a rental that was reported is reported again once it is another', () => {
  const reported = policeReportStates.filter((state) => reportAfter(state, 'report_again') === 'drafted');
  expect(reported).toEqual(['receipt', 'manual']);
});

it('lets the car go with a receipt, or when the company takes it on itself', () => {
  expect(reportStandings.filter(isReported)).toEqual(['receipt', 'manual']);
});

it('is changed before it is sent, and after it was refused', () => {
  expect(reportStandings.filter(mayChangeReport)).toEqual(['drafted', 'refused']);
});

it('that was sent waits for its outcome, unless the service does not know the company', () => {
  expect(reportStanding(null)).toBe('drafted');
  expect(reportStanding(unsent)).toBe('drafted');
  for (const state of ['drafted', 'checked', 'sent'] as const)
    expect(reportStanding({ ...sent, state })).toBe('waiting');
  expect(reportStanding({ ...sent, problem: 'unreachable' })).toBe('waiting');
  expect(reportStanding({ ...sent, problem: 'credentials' })).toBe('drafted');
  expect(reportStanding({ ...sent, state: 'refused' })).toBe('refused');
});

it('of another car or other times does not count any more', () => {
  for (const state of ['receipt', 'manual'] as const) {
    expect(reportStanding({ ...sent, state })).toBe(state);
    expect(reportStanding({ ...sent, state, isOfRental: false })).toBe('outdated');
  }
});
