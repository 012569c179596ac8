-- The books, and how they are compared with the provider's.

-- Double entry: the entries of a transaction add up to nothing, and none is ever changed or deleted.
CREATE TABLE ledger_entry (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  transaction_id uuid NOT NULL,
  booking_id     uuid NOT NULL REFERENCES booking,
  -- Of entries about a payment or a refund of it.
  payment_id     bigint REFERENCES payment,
  kind           text NOT NULL,
  account        text NOT NULL,
  amount_minor   integer NOT NULL,
  -- What an entry is about at the provider (a payment, a refund, a movement of a dispute), for comparing with it.
  reference      text,
  created_at     timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ledger_entry_by_booking ON ledger_entry (booking_id);
CREATE INDEX ledger_entry_by_reference ON ledger_entry (reference) WHERE reference IS NOT NULL;
-- For payments still to be confirmed, and for the daily comparison.
CREATE INDEX ledger_entry_payment ON ledger_entry (created_at) WHERE kind = 'payment' AND account = 'provider_cash';
-- The same thing happens to a booking's money once: an event handled twice cannot be booked twice.
CREATE UNIQUE INDEX ledger_entry_once ON ledger_entry (booking_id, transaction_id, account);

CREATE FUNCTION ledger_entry_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger entries are never changed or deleted';
END $$;
CREATE TRIGGER ledger_entry_final BEFORE UPDATE OR DELETE ON ledger_entry
  FOR EACH ROW EXECUTE FUNCTION ledger_entry_is_final();

CREATE FUNCTION ledger_transaction_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_minor) FROM ledger_entry WHERE transaction_id = NEW.transaction_id) <> 0 THEN
    RAISE EXCEPTION 'ledger transaction % does not balance', NEW.transaction_id;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_transaction_balanced AFTER INSERT ON ledger_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_transaction_balances();

-- Events that the provider told of; each is handled once.
CREATE TABLE webhook_event (
  id          text PRIMARY KEY,
  type        text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now()
);

-- Until when the provider's list of events has been read for those that never reached us; one row.
CREATE TABLE provider_event_cursor (
  id         boolean PRIMARY KEY DEFAULT true CHECK (id),
  read_until timestamptz NOT NULL
);

-- Payments in the ledger that the provider confirmed when it was asked, apart from the event that told of them.
CREATE TABLE payment_confirmation (
  payment_intent_id text PRIMARY KEY,
  confirmed_at      timestamptz NOT NULL
);

-- Provider and ledger are compared once a day; what differed becomes a payment case.
CREATE TABLE reconciliation (
  day         date PRIMARY KEY,
  movements   integer NOT NULL,
  differences integer NOT NULL,
  finished_at timestamptz NOT NULL
);

-- Days on which what is no longer needed was deleted (apps/api/operations/run-retention.ts).
CREATE TABLE retention_run (
  day         date PRIMARY KEY,
  finished_at timestamptz NOT NULL
);
