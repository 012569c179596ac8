/** How a card answers. The names are what the store keeps instead of a number. */
export type Behaviour =
  | 'succeeds'
  | 'declined'
  | 'insufficient_funds'
  | 'lost_card'
  | 'stolen_card'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'
  | 'declined_after_setup'
  | 'authenticates_unless_set_up'
  | 'authenticates_always'
  | 'authenticates_on_session'
  | 'bypasses_pending'
  | 'refund_pends'
  | 'refund_fails'
  | 'disputed_fraudulent'
  | 'disputed_not_received'
  | 'inquiry'
  | 'fraud_warning'
  | 'not_a_test_card';

export interface TestCard {
  brand: string;
  funding: 'credit' | 'debit';
  country: string;
  behaviour: Behaviour;
}

export interface Decline {
  code: string;
  declineCode: string;
  message: string;
}

const card = (brand: string, behaviour: Behaviour = 'succeeds', country = 'US'): TestCard => {
  return { brand, funding: 'credit', country, behaviour };
};

/** The provider's published test numbers. */
const TEST_CARDS: Record<string, TestCard> = {
  '4242424242424242': card('visa'),
  '4000056655665556': { ...card('visa'), funding: 'debit' },
  '4000003800000008': card('visa', 'succeeds', 'IT'),
  '4000002500000003': card('visa', 'succeeds', 'FR'),
  '5555555555554444': card('mastercard'),
  '378282246310005': card('amex'),
  '4000000000000002': card('visa', 'declined'),
  '4000000000009995': card('visa', 'insufficient_funds'),
  '4000000000009987': card('visa', 'lost_card'),
  '4000000000009979': card('visa', 'stolen_card'),
  '4000000000000069': card('visa', 'expired_card'),
  '4000000000000127': card('visa', 'incorrect_cvc'),
  '4000000000000119': card('visa', 'processing_error'),
  '4000000000000341': card('visa', 'declined_after_setup'),
  '4000002500003155': card('visa', 'authenticates_unless_set_up', 'FR'),
  '4000002760003184': card('visa', 'authenticates_always', 'DE'),
  '4000003800000446': card('visa', 'authenticates_on_session', 'IT'),
  '4000000000000077': card('visa', 'bypasses_pending'),
  '4000000000007726': card('visa', 'refund_pends'),
  '4000000000005126': card('visa', 'refund_fails'),
  '4000000000000259': card('visa', 'disputed_fraudulent'),
  '4000000000002685': card('visa', 'disputed_not_received'),
  '4000000000001976': card('visa', 'inquiry'),
  '4000000000005423': card('visa', 'fraud_warning'),
};

/** Ready-made payment methods that can be named instead of a saved one. */
export const TEST_PAYMENT_METHODS: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_bypassPending: '4000000000000077',
  pm_card_pendingRefund: '4000000000007726',
  pm_card_refundFail: '4000000000005126',
  pm_card_createDispute: '4000000000000259',
  pm_card_createDisputeProductNotReceived: '4000000000002685',
  pm_card_createDisputeInquiry: '4000000000001976',
  pm_card_createIssuerFraudRecord: '4000000000005423',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
};

/** Any other number is taken for a real card, which test mode declines. */
export function testCard(number: string): TestCard {
  return TEST_CARDS[number] ?? card(brandOf(number), 'not_a_test_card');
}

const DECLINES: Partial<Record<Behaviour, Decline>> = {
  declined: decline('card_declined', 'generic_decline', 'Your card was declined.'),
  declined_after_setup: decline('card_declined', 'generic_decline', 'Your card was declined.'),
  insufficient_funds: decline('card_declined', 'insufficient_funds', 'Your card has insufficient funds.'),
  lost_card: decline('card_declined', 'lost_card', 'Your card was declined.'),
  stolen_card: decline('card_declined', 'stolen_card', 'Your card was declined.'),
  expired_card: decline('expired_card', 'expired_card', 'Your card has expired.'),
  incorrect_cvc: decline('incorrect_cvc', 'incorrect_cvc', "Your card's security code is incorrect."),
  processing_error: decline(
    'processing_error',
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ),
  not_a_test_card: decline(
    'card_declined',
    'test_mode_live_card',
    'Your card was declined. Your request was in test mode, but used a non test card.',
  ),
};

export const AUTHENTICATION_REQUIRED = decline(
  'authentication_required',
  'authentication_required',
  'Your card was declined. This transaction requires authentication.',
);

export type Answer = { kind: 'approved' } | { kind: 'authenticate' } | { kind: 'declined'; decline: Decline };

export interface Attempt {
  purpose: 'payment' | 'setup';
  offSession: boolean;
  setUpForOffSession: boolean;
  authenticated: boolean;
}

/** What the card's bank says to one attempt. */
export function answerOf(behaviour: Behaviour, attempt: Attempt): Answer {
  if (behaviour === 'declined_after_setup' && attempt.purpose === 'setup') return { kind: 'approved' };
  const declined = DECLINES[behaviour];
  if (declined) return { kind: 'declined', decline: declined };
  if (!mustAuthenticate(behaviour, attempt) || attempt.authenticated) return { kind: 'approved' };
  // Off-session there is nobody who could authenticate.
  return attempt.offSession
    ? { kind: 'declined', decline: AUTHENTICATION_REQUIRED }
    : { kind: 'authenticate' };
}

function mustAuthenticate(behaviour: Behaviour, { offSession, setUpForOffSession }: Attempt): boolean {
  if (behaviour === 'authenticates_always') return true;
  if (behaviour === 'authenticates_unless_set_up') return !(offSession && setUpForOffSession);
  return behaviour === 'authenticates_on_session' && !offSession;
}

function brandOf(number: string): string {
  if (number.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  if (/^3[47]/.test(number)) return 'amex';
  return 'unknown';
}

function decline(code: string, declineCode: string, message: string): Decline {
  return { code, declineCode, message };
}
