import { describe, expect, it } from 'vitest';
import { applicationAfter, applicationStates, applicationSteps } from './application.ts';

describe('an application', () => {
  it('is asked and answered as often as it takes, and decided once', () => {
    const table = Object.fromEntries(
      applicationStates.map((state) => [
        state,
        Object.fromEntries(
          applicationSteps.flatMap((step) => {
            const next = applicationAfter(state, step);
            return next === null ? [] : [[step, next]];
          }),
        ),
      ]),
    );
    expect(table).toEqual({
      submitted: { ask: 'asked', accept: 'accepted', refuse: 'refused' },
      asked: { answer: 'submitted', accept: 'accepted', refuse: 'refused' },
      accepted: {},
      refused: {},
    });
  });
});
