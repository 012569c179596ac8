import { beforeEach, expect, test } from 'vitest';
import { currentToasts, dismissToast, toast } from './toast-store.ts';

beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});

test('toasts close after five seconds, errors after two, another time where one is named', () => {
  toast.success('Saved');
  toast.info('By the way');
  toast.error('No');
  toast.success('Read', 1000);
  expect(currentToasts().map(({ milliseconds }) => milliseconds)).toEqual([5000, 5000, 2000, 1000]);
});

test('an error of more than a line stays as long as other toasts', () => {
  toast.error('x'.repeat(60));
  toast.error('x'.repeat(61));
  expect(currentToasts().map(({ milliseconds }) => milliseconds)).toEqual([2000, 5000]);
});

test('the same text again is no second toast', () => {
  toast.error('No');
  toast.error('No');
  expect(currentToasts()).toHaveLength(1);
});
