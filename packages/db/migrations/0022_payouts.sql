-- What a company gets of a booking (docs/specification/money.md 2): one payout for its check-in, one for each extension. A
-- check-in that is undone takes its payout with it, which nobody has sent by then.
CREATE TABLE payout (
  id             uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  booking_id     uuid NOT NULL REFERENCES booking,
  company_id     integer NOT NULL REFERENCES company,
  cause          text NOT NULL CHECK (cause IN ('check_in', 'extension')),
  -- The inspection, or the amendment.
  cause_id       uuid NOT NULL,
  amount_minor   integer NOT NULL CHECK (amount_minor > 0),
  -- Of it: kept for what the company owed, and taken back again.
  offset_minor   integer NOT NULL DEFAULT 0 CHECK (offset_minor >= 0),
  reversed_minor integer NOT NULL DEFAULT 0 CHECK (reversed_minor >= 0),
  -- packages/domain/commission/payout-state.ts
  state          text NOT NULL DEFAULT 'due'
                   CHECK (state IN ('due', 'held', 'sending', 'sent', 'failed', 'reversed')),
  -- packages/domain/commission/payout.ts: why it is held.
  holds          text[] NOT NULL DEFAULT '{}',
  -- Why staff holds it; null: staff does not.
  staff_hold     text,
  -- What the provider said when it refused the last attempt, and until when it is left alone.
  failure        text,
  next_try_at    timestamptz NOT NULL,
  sent_at        timestamptz,
  created_at     timestamptz NOT NULL,
  -- Who of finance wants it back, of an amount that a second person has to confirm.
  reversal_by    uuid REFERENCES account ON DELETE SET NULL,
  CHECK (offset_minor + reversed_minor <= amount_minor)
);
-- What was sent and came back by hand is paid out again, by another payout.
CREATE UNIQUE INDEX payout_once ON payout (cause, cause_id) WHERE state <> 'reversed';
CREATE INDEX payout_by_booking ON payout (booking_id);
CREATE INDEX payout_by_company ON payout (company_id, created_at);
CREATE INDEX payout_unsent ON payout (next_try_at) WHERE state IN ('due', 'held', 'sending', 'failed');

-- Money on its way to the company's account at the provider, out of one payment of the booking.
CREATE TABLE payout_transfer (
  id                   uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  payout_id            uuid NOT NULL REFERENCES payout,
  payment_id           bigint NOT NULL REFERENCES payment,
  amount_minor         integer NOT NULL CHECK (amount_minor > 0),
  -- Of the idempotency key: a new one only after a definite failure.
  key_number           integer NOT NULL DEFAULT 1,
  tries                integer NOT NULL DEFAULT 0,
  provider_transfer_id text UNIQUE,
  sent_at              timestamptz,
  CHECK ((provider_transfer_id IS NULL) = (sent_at IS NULL))
);
CREATE INDEX payout_transfer_by_payout ON payout_transfer (payout_id);
CREATE INDEX payout_transfer_by_payment ON payout_transfer (payment_id);

-- Money that comes back from the company's account: `taken_back` with the share, after a lost dispute or a refund, when what
-- the provider refuses is owed by the company; `by_staff`: to be paid out again.
CREATE TABLE transfer_reversal (
  id                   uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  transfer_id          uuid NOT NULL REFERENCES payout_transfer,
  amount_minor         integer NOT NULL CHECK (amount_minor > 0),
  reason               text NOT NULL CHECK (reason IN ('taken_back', 'by_staff')),
  state                text NOT NULL DEFAULT 'requested' CHECK (state IN ('requested', 'made', 'refused')),
  key_number           integer NOT NULL DEFAULT 1,
  tries                integer NOT NULL DEFAULT 0,
  provider_reversal_id text UNIQUE,
  failure              text,
  created_at           timestamptz NOT NULL
);
CREATE INDEX transfer_reversal_by_transfer ON transfer_reversal (transfer_id);
CREATE INDEX transfer_reversal_unmade ON transfer_reversal (created_at) WHERE state = 'requested';

-- Of every entry about a payout: a second one after a reversal is a transaction of its own.
ALTER TABLE ledger_entry ADD COLUMN payout_id uuid REFERENCES payout;
CREATE INDEX ledger_entry_by_payout ON ledger_entry (payout_id) WHERE payout_id IS NOT NULL;

-- The entries of a transaction are of one booking, by which the index finds them: without it each entry that is written reads
-- all of them.
CREATE OR REPLACE FUNCTION ledger_transaction_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_minor) FROM ledger_entry
      WHERE booking_id = NEW.booking_id AND transaction_id = NEW.transaction_id) <> 0 THEN
    RAISE EXCEPTION 'ledger transaction % does not balance', NEW.transaction_id;
  END IF;
  RETURN NULL;
END $$;
