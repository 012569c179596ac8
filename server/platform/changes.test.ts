import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { arrivalOf, createChanges } from './changes.ts';

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
  changes.hear('1');
  expect(heard).toHaveBeenCalledTimes(1);
  for (let change = 0; change < 10; change += 1) changes.hear(`2-${change}`);
  expect(heard).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(heard).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(10_000);
  expect(heard).toHaveBeenCalledTimes(2);
  changes.hear('3');
  expect(heard).toHaveBeenCalledTimes(3);
});

it('is marked by the last change that was announced, and by none that is still to be announced', () => {
  const changes = createChanges();
  expect(changes.mark()).toBe(null);
  changes.hear('1');
  expect(changes.mark()).toBe('1');
  changes.hear('2');
  changes.hear(arrivalOf('somebody'));
  expect(changes.mark()).toBe('1');
  vi.advanceTimersByTime(1_000);
  expect(changes.mark()).toBe(arrivalOf('somebody'));
});

it('the arrival of another process is no change, but names what is made from then on', () => {
  const heard = vi.fn<() => void>();
  const changes = createChanges();
  changes.onChange(heard);
  changes.hear('1');
  changes.hear(arrivalOf('somebody'));
  expect(changes.mark()).toBe(arrivalOf('somebody'));
  vi.advanceTimersByTime(10_000);
  expect(heard).toHaveBeenCalledTimes(1);
});

it.each([null, ''])(
  'a notification without a name (%j) is a change after which the mark is unknown',
  (payload) => {
    const changes = createChanges();
    changes.hear('1');
    vi.advanceTimersByTime(1_000);
    changes.hear(payload);
    expect(changes.mark()).toBe(null);
  },
);
