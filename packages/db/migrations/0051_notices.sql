-- What a renter finds under the bell. Its text is written when it is shown, in the reader's language; `data` holds
-- what the text names. `key` makes 'booking X is paid' exist once however often it is told.
CREATE TABLE notice (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  key        text NOT NULL UNIQUE,
  kind       text NOT NULL,
  data       jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  read_at    timestamptz
);
CREATE INDEX notice_by_account ON notice (account_id, created_at DESC);
