-- Until when the provider's events have been looked through for those that never reached us.
CREATE TABLE payment_sweep (
  id         boolean PRIMARY KEY DEFAULT true CHECK (id),
  swept_to   timestamptz NOT NULL
);

-- A finding is told to whoever watches the log once.
ALTER TABLE payment_finding ADD COLUMN announced_at timestamptz;
CREATE INDEX mail_unsent ON mail (created_at) WHERE sent_at IS NULL;
