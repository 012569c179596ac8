import type { RefundState } from '@nolo/domain/booking/refund-state.ts';
import type { CheckoutState } from '@nolo/domain/payment/payment-state.ts';
import type { Language } from '@nolo/i18n/language.ts';
import type { ProviderAccountState } from '@nolo/domain/companies/provider-account.ts';
import type { SavedCard } from '@nolo/contract/payment-methods.ts';
import { AppError } from '../platform/app-error.ts';

/** What the provider says of a checkout session. Amounts in minor units. */
export type CheckoutSession = {
  id: string;
  url: string | null;
  state: CheckoutState;
  paymentIntentId: string | null;
  /** The booking it was opened for, from its metadata; null when it is none of ours. */
  bookingId: string | null;
  /** The change of that booking it was opened for; null for the booking's first payment. */
  amendmentId: string | null;
  customerEmail: string | null;
  amountSubtotalMinor: number;
  amountTotalMinor: number;
  /** Upper case, as bookings have it. */
  currency: string | null;
  mode: string;
  isLive: boolean;
};

export type CheckoutSessionRequest = {
  bookingId: string;
  /** Of a change that is to be paid; null for the booking's first payment. */
  amendmentId: string | null;
  /** Of the website the renter is on: the hosted page bears it. */
  siteName: string;
  /** Shown on the hosted page: the car, and its dates and place. */
  title: string;
  description: string;
  amountMinor: number;
  currency: string;
  email: string;
  /** Whose saved cards the page offers; null: nobody's. */
  customerId: string | null;
  language: Language;
  successUrl: string;
  cancelUrl: string;
  /** When booking or change was made: a session of an earlier try is looked for from then on. */
  since: Date;
  expiresAt: Date;
};

/** Whose payment an object is about, from the payment itself: events come in any order. */
export type OfPayment = {
  paymentIntentId: string | null;
  /** From the payment's metadata; null when it is none that a booking's session made. */
  bookingId: string | null;
};

/** A refund as the provider sees it. */
export type ProviderRefund = OfPayment & {
  id: string;
  amountMinor: number;
  status: RefundState;
  failureReason: string | null;
  /** Our refund's id; null for one made by hand. */
  refundId: string | null;
};

export type RefundOutcome =
  | { kind: 'made'; refund: ProviderRefund }
  /** Will never be made: the provider says why. */
  | { kind: 'refused'; reason: string }
  /** Failed for good under this idempotency key; whether it was made nevertheless, only a look-up tells. */
  | { kind: 'failed' };

/** A transfer to a company's account, or its reversal, by the provider's id. */
export type TransferOutcome =
  | { kind: 'made'; id: string }
  /** Will never be made: the provider says why. */
  | { kind: 'refused'; reason: string }
  /** Failed for good under this idempotency key; whether it was made nevertheless, only a look-up tells. */
  | { kind: 'failed' };

export type ProviderDispute = OfPayment & {
  id: string;
  amountMinor: number;
  reason: string;
  status: string;
  respondBy: Date | null;
  openedAt: Date;
  /** Money taken (negative) and given back, with the provider's fee. */
  movements: { id: string; amountMinor: number; feeMinor: number }[];
};

export type ProviderFraudWarning = OfPayment & {
  id: string;
  fraudType: string;
  isActionable: boolean;
  warnedAt: Date;
};

/** Something that is asked for anew when an event names it: events come in any order. */
export type ProviderObjectRef = { kind: 'refund' | 'dispute' | 'fraud_warning'; id: string };

/** A signed event, reduced to what the product reacts to; `about` is null for all others. */
export type PaymentEvent = {
  id: string;
  type: string;
  madeAt: Date;
  /** The connected account it happened on; null for our own. */
  account: string | null;
  about:
    | { kind: 'session'; session: CheckoutSession; outcome: 'paid' | 'unpaid' | 'expired' | 'failed' }
    | ProviderObjectRef
    | null;
};

/** One movement of money on our balance at the provider. */
export type Movement = {
  id: string;
  type: string;
  amountMinor: number;
  feeMinor: number;
  madeAt: Date;
  paymentIntentId: string | null;
  refundId: string | null;
  disputeId: string | null;
  /** What caused it at the provider: a charge, a refund, a transfer; null for what the provider, or a person, did by hand. */
  sourceId: string | null;
  /** To our own bank account, or from there. */
  isOfBank: boolean;
};

/** What we have at the provider now, and what has left it for our bank less what came from there; minor units. */
export type ProviderBalance = { heldMinor: number; sentToBankMinor: number };

/** The card provider. One implementation (stripe-gateway.ts); its base address decides whom it talks to. */
export type PaymentGateway = {
  /** Whether events and sessions are to be live ones. */
  isLive: boolean;
  cards: CardGateway;
  accounts: AccountGateway;
  transfers: TransferGateway;
  /**
   * Opens a checkout session. The same booking, or change, again gives the same session; null while another request is still
   * opening it. Throws AppError `payment.unavailable`.
   */
  openSession(request: CheckoutSessionRequest): Promise<CheckoutSession | null>;
  /** The session as the provider sees it now; null when unknown. */
  findSession(id: string): Promise<CheckoutSession | null>;
  /** Sessions opened for a booking, or a change, by its id, since a moment, whatever became of the answer. */
  findSessionsOf(id: string, since: Date): Promise<CheckoutSession[]>;
  /** Closes an open session; tells how it stands then (it may have been paid a moment before). */
  closeSession(id: string): Promise<CheckoutSession | null>;
  /** What a payment has brought, minor units, refunds not taken off; null when the provider knows none of that id. */
  findPaidMinor(paymentIntentId: string): Promise<number | null>;
  /** Pays back. The same key again pays once. Throws AppError `payment.unavailable` when nothing is known. */
  makeRefund(request: {
    refundId: string;
    paymentIntentId: string;
    amountMinor: number;
    key: string;
  }): Promise<RefundOutcome>;
  findRefund(id: string): Promise<ProviderRefund | null>;
  /** The refund that we asked for under this id of ours; null when it was never made. */
  findRefundByOwnId(paymentIntentId: string, refundId: string): Promise<ProviderRefund | null>;
  findDispute(id: string): Promise<ProviderDispute | null>;
  findFraudWarning(id: string): Promise<ProviderFraudWarning | null>;
  /** Events since a moment, oldest first, those that never reached us included. */
  listEvents(since: Date): Promise<PaymentEvent[]>;
  /** Movements of money in a period, in no order. */
  listMovements(from: Date, to: Date): Promise<Movement[]>;
  findBalance(): Promise<ProviderBalance>;
  /** Checks the signature. Throws AppError `payment.webhook_signature`. */
  readEvent(body: Buffer, signature: string): PaymentEvent;
};

/**
 * The provider does not let us: a key that was changed, or one that lacks the right. For the renter it is as unavailable as
 * a provider that is out of order; a person has to mend it.
 */
export class NotPermitted extends AppError {
  /** The HTTP status of the provider's answer. */
  readonly answer: number;

  constructor(answer: number, cause: unknown) {
    super('payment.unavailable', { cause });
    this.answer = answer;
  }
}

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

/** A company's account, to which its share is paid. */
export type ProviderAccount = {
  state: Exclude<ProviderAccountState, 'none'>;
  /** What is asked for, in the provider's own words. */
  due: string[];
  /** Until when; null: at once, or nothing is due. */
  dueBy: Date | null;
};

export type TransferRequest = {
  /** Ours: of the transfer, and of the payout that it is a part of. */
  transferId: string;
  payoutId: string;
  bookingId: string;
  /** The payment out of which it is made. */
  paymentIntentId: string;
  accountId: string;
  amountMinor: number;
  key: string;
};

export type ReversalRequest = {
  /** Ours. */
  reversalId: string;
  /** The provider's, of the transfer. */
  transferId: string;
  amountMinor: number;
  key: string;
};

/** Money to companies' accounts and back. Every call throws AppError `payment.unavailable` when nothing is known. */
export type TransferGateway = {
  /** The same key again transfers once. */
  makeTransfer(request: TransferRequest): Promise<TransferOutcome>;
  /** The provider's id of the transfer that was made for one of ours; null when none was. */
  findTransfer(ours: { payoutId: string; transferId: string }): Promise<string | null>;
  reverseTransfer(request: ReversalRequest): Promise<TransferOutcome>;
  findReversal(ours: { transferId: string; reversalId: string }): Promise<string | null>;
};

/** Companies' accounts at the provider. Every call throws AppError `payment.unavailable` when nothing is known. */
export type AccountGateway = {
  /** Tells the account's id. The same company again gets the same account. */
  createAccount(company: {
    companyId: number;
    name: string;
    email: string;
    vatNumber: string;
  }): Promise<string>;
  /** The address of the provider's pages, which works once and for minutes; `refreshUrl` is where it leads afterwards. */
  openOnboarding(request: {
    accountId: string;
    returnUrl: string;
    refreshUrl: string;
  }): Promise<{ url: string }>;
  /** Null when the provider does not know it. */
  findAccount(accountId: string): Promise<ProviderAccount | null>;
};
