import { expect, it } from 'vitest';
import { isReported, policeReportStates, reportAfter } from './report-state.ts';

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
  expect([null, ...policeReportStates].filter(isReported)).toEqual(['receipt', 'manual']);
});
