import type { SavedCard } from '@nolo/contract/payment-methods.ts';
import type { Language } from '@nolo/i18n/language.ts';

export type Wallet = {
  /** Newest first. */
  cards: SavedCard[];
  /** The one the renter chose; null when none was, or its card is gone. */
  chosenId: string | null;
};

export type CardSetupRequest = {
  customerId: string;
  /** Of the website the renter is on: the hosted page bears it. */
  siteName: string;
  language: Language;
  successUrl: string;
  cancelUrl: string;
};

/** Renters' cards at the provider. Every call throws AppError `payment.unavailable` when nothing is known. */
export type CardGateway = {
  /** Tells under which id the provider keeps the renter's cards. */
  createCustomer(renter: { accountId: string; email: string }): Promise<string>;
  /** Ids of an account's customers that the provider made between two moments; deleted ones are left out. */
  listCustomers(made: { accountId: string; from: Date; to: Date }): Promise<string[]>;
  /** With all cards. One that is not there is as good as deleted. */
  deleteCustomer(customerId: string): Promise<void>;
  /** The address of the page that saves a card; null when the provider does not know the customer. */
  openCardSetup(request: CardSetupRequest): Promise<string | null>;
  /** An unknown customer has no cards. */
  findWallet(customerId: string): Promise<Wallet>;
  chooseCard(customerId: string, cardId: string): Promise<void>;
  removeCard(cardId: string): Promise<void>;
};
