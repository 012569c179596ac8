-- Passkeys (WebAuthn): the public half of a key that a renter's device keeps (docs/decisions/0059).
CREATE TABLE passkey (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id    uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  credential_id text NOT NULL UNIQUE,
  public_key    bytea NOT NULL,
  -- How often the device says it has signed; 0 for ever on devices that do not count.
  counter       bigint NOT NULL CHECK (counter >= 0),
  transports    text[] NOT NULL,
  -- The domain it was made for.
  relying_party text NOT NULL,
  name          text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  created_at    timestamptz NOT NULL,
  last_used_at  timestamptz
);
CREATE INDEX passkey_by_account ON passkey (account_id);

-- Questions to a device that have not been answered yet, by their SHA-256; taken away with the first answer.
CREATE TABLE passkey_challenge (
  hash          bytea PRIMARY KEY,
  -- Who adds a passkey; null: somebody who logs in with one.
  account_id    uuid REFERENCES account ON DELETE CASCADE,
  relying_party text NOT NULL,
  expires_at    timestamptz NOT NULL
);
CREATE INDEX passkey_challenge_by_account ON passkey_challenge (account_id);
CREATE INDEX passkey_challenge_by_expiry ON passkey_challenge (expires_at);
