import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createChanges } from './changes.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('the first change is announced at once, those within a second of it together, at its end', () => {
  const heard = vi.fn<() => void>();
  const changes = createChanges();
  changes.onChange(heard);
  changes.tell();
  expect(heard).toHaveBeenCalledTimes(1);
  for (let change = 0; change < 10; change += 1) changes.tell();
  expect(heard).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(heard).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(10_000);
  expect(heard).toHaveBeenCalledTimes(2);
  changes.tell();
  expect(heard).toHaveBeenCalledTimes(3);
});
