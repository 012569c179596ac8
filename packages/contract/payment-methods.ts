import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nothing } from './wire.ts';

/** A payment method of the provider's. */
const cardId = z.string().regex(/^[a-z]+_[A-Za-z0-9_]{4,200}$/);

/** A saved card, without its number: that stays with the provider. */
export const savedCard = z.object({
  id: cardId,
  /** As the provider names it: `visa`, `mastercard`, `amex`, … */
  brand: z.string(),
  /** The last four digits. */
  number: z.string(),
  holder_name: z.string(),
  exp_month: z.number().int(),
  exp_year: z.number().int(),
});
export type SavedCard = z.infer<typeof savedCard>;

/** 201 with the address of the provider's page on which the card is typed. */
export const addCard = endpoint('addCard', {
  summary: 'Save a card on the payment provider’s page',
  access: 'renter',
  status: 201,
  data: z.object({ url: z.string() }),
  errors: ['card.too_many', 'payment.unavailable'],
});

export const paymentMethods = endpoint('paymentMethods', {
  summary: 'Saved cards, the newest first',
  access: 'renter',
  status: 200,
  data: z.object({
    methods: z.array(savedCard),
    /** The card that is offered first; null without cards. */
    defaultMethod: z.object({ id: cardId }).nullable(),
  }),
  errors: ['payment.unavailable'],
});

export const setDefaultPaymentMethod = endpoint('setDefaultPaymentMethod', {
  summary: 'Make a saved card the default',
  access: 'renter',
  status: 200,
  body: z.object({ id: cardId }),
  data: nothing,
  errors: ['card.not_found', 'payment.unavailable'],
});

export const deletePaymentMethod = endpoint('deletePaymentMethod', {
  summary: 'Delete a saved card',
  access: 'renter',
  status: 200,
  params: z.object({ id: cardId }),
  data: nothing,
  errors: ['card.not_found', 'payment.unavailable'],
});
