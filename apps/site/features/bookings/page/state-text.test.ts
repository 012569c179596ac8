import { expect, it } from 'vitest';
import { CANCEL_REASONS } from '@nolo/domain/booking/cancel-reason.ts';
import { languages } from '@nolo/i18n/language.ts';
import en from '@nolo/i18n/en/booking.ts';
import fr from '@nolo/i18n/fr/booking.ts';
import italian from '@nolo/i18n/it/booking.ts';
import { translator } from '@nolo/i18n/translate.ts';
import { stateText } from './state-text.ts';

const texts = { en, it: italian, fr };
const ended = {
  cancelled: { by: 'platform', at: '2027-03-01T10:30:00+01:00' },
  status: 'CANCELLED',
  expires_at: null,
  cancellation: {
    allowed: false,
    reason: 'not_allowed',
    free_until: '2027-03-24T00:00',
    refund: 0,
    commission_kept: 0,
  },
  start_date: '2027-03-26T10:00:00+01:00',
  end_date: '2027-03-28T10:00:00+01:00',
  company: { company_name: 'Autonoleggio Aurora' },
} as const;

const whyEnded = (language: keyof typeof texts, cancel_reason: (typeof CANCEL_REASONS)[number]) =>
  stateText({ ...ended, cancel_reason }, translator<'booking'>(texts[language], language), language);

it.each([
  ['en', 'We received a payment that does not match this booking', 'Nothing was charged'],
  ['it', 'Abbiamo ricevuto un pagamento che non corrisponde a questa prenotazione', 'addebitato nulla'],
  ['fr', 'Nous avons reçu un paiement qui ne correspond pas à cette réservation', 'Rien n’a été débité'],
] as const)(
  'says in %s that a payment which does not fit came, not that nothing was paid',
  (language, came, none) => {
    expect(whyEnded(language, 'expired')).toContain(none);
    const text = whyEnded(language, 'payment_does_not_fit').replaceAll(/\s/g, ' ');
    expect(text).toContain(came);
    expect(text).not.toContain(none);
  },
);

it.each([
  ['en', /charged|free|again/],
  ['it', /addebitat|disponibil|liber/],
  ['fr', /débit|libre/],
] as const)(
  'promises in %s neither that nothing was charged nor that the car is free before the server has asked',
  (language, promised) => {
    const lapsed = { ...ended, cancelled: null, cancel_reason: null, status: 'PENDING' } as const;
    const text = stateText(lapsed, translator<'booking'>(texts[language], language), language);
    expect(text).toContain('30 minut');
    expect(text).not.toMatch(promised);
  },
);

it.each(languages)('has a sentence of its own for every end, in %s', (language) => {
  const sentences = CANCEL_REASONS.map((reason) => whyEnded(language, reason));
  expect(new Set(sentences).size).toBe(CANCEL_REASONS.length);
  expect(sentences.filter((sentence) => /cancelled_|\{\{/.test(sentence))).toEqual([]);
});

it('once the pickup time has passed, says whom to call instead of promising the car', () => {
  const passed = {
    ...ended,
    cancelled: null,
    cancel_reason: null,
    status: 'PAID',
    cancellation: { ...ended.cancellation, reason: 'pickup_passed' },
  } as const;
  const text = stateText(passed, translator<'booking'>(texts.en, 'en'), 'en');
  expect(text).toContain('If you were not given the car, call Autonoleggio Aurora first.');
  expect(text).not.toContain('hands you the car');
});
