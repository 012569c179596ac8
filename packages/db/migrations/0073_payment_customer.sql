-- Under which id the payment provider keeps a renter's cards; the cards themselves never come here.
CREATE TABLE payment_customer (
  account_id           uuid PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  provider_customer_id text NOT NULL UNIQUE,
  created_at           timestamptz NOT NULL
);
