-- Who works for a company or for the platform. Everybody is an account first, which may be a renter's, too: one person, one
-- password, sessions of another kind.

CREATE TABLE member (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id    uuid NOT NULL CONSTRAINT of_live_account REFERENCES account (live_id) ON DELETE CASCADE,
  company_id    integer REFERENCES company,
  -- Acts with the role in each of its companies.
  contractor_id integer REFERENCES contractor,
  -- packages/domain/account/roles.ts
  role          text NOT NULL CHECK (role IN ('counter', 'manager', 'owner')),
  created_at    timestamptz NOT NULL,
  -- Has a mail of each booking, change and cancellation.
  is_notified   boolean NOT NULL DEFAULT false,
  -- Null: has not looked yet; what is older than the membership is not new to them.
  notices_seen_at timestamptz,
  CHECK (num_nonnulls(company_id, contractor_id) = 1),
  UNIQUE NULLS NOT DISTINCT (account_id, company_id, contractor_id)
);
CREATE INDEX member_by_company ON member (company_id);
CREATE INDEX member_by_contractor ON member (contractor_id);

-- What happened to a company's bookings, for its members to see in the portal.
CREATE TABLE company_notice (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id integer NOT NULL,
  booking_id uuid NOT NULL,
  -- packages/domain/booking/company-news.ts
  kind       text NOT NULL CHECK (kind IN ('new', 'changed', 'cancelled', 'replacement_accepted', 'replacement_refused',
               'replacement_unanswered', 'not_provided', 'no_show', 'no_show_objected', 'inspection_objected',
               'issue_reported')),
  at         timestamptz NOT NULL,
  FOREIGN KEY (company_id, booking_id) REFERENCES booking (company_id, id)
);
CREATE INDEX company_notice_by_company ON company_notice (company_id, at DESC, id DESC);
CREATE INDEX company_notice_by_booking ON company_notice (booking_id);

-- To become a member, mailed to an address: a link that works once. Only the SHA-256 of its token is stored.
CREATE TABLE invitation (
  id         uuid PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  company_id integer NOT NULL REFERENCES company,
  email      text NOT NULL CHECK (email = lower(email)),
  role       text NOT NULL CHECK (role IN ('counter', 'manager', 'owner')),
  -- Not only of a live account: the company goes on inviting when they leave.
  invited_by uuid NOT NULL REFERENCES account,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- Accepted, withdrawn, or another one sent in its place.
  used_at    timestamptz
);
CREATE UNIQUE INDEX invitation_open ON invitation (company_id, email) WHERE used_at IS NULL;
CREATE INDEX invitation_by_company ON invitation (company_id, created_at);
CREATE INDEX invitation_by_email ON invitation (email, created_at);
CREATE INDEX invitation_by_inviter ON invitation (invited_by);

CREATE TABLE staff_member (
  account_id uuid NOT NULL CONSTRAINT of_live_account REFERENCES account (live_id) ON DELETE CASCADE,
  role       text NOT NULL CHECK (role IN ('support', 'documents', 'finance', 'admin')),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, role)
);

-- One-time codes (TOTP) of an application on somebody's telephone.
CREATE TABLE second_factor (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id   uuid NOT NULL UNIQUE CONSTRAINT of_live_account REFERENCES account (live_id) ON DELETE CASCADE,
  -- Sealed (apps/api/platform/sealing/vault.ts).
  secret       text NOT NULL,
  created_at   timestamptz NOT NULL,
  -- Null until the first code was right: the application may not have the secret yet.
  confirmed_at timestamptz,
  -- Of the last code taken, in periods of 30 seconds: none is taken twice.
  last_step    bigint CHECK ((last_step IS NULL) = (confirmed_at IS NULL))
);

-- For whoever lost that telephone, each once. Only their SHA-256 is stored.
CREATE TABLE recovery_code (
  account_id uuid NOT NULL CONSTRAINT of_live_account REFERENCES account (live_id) ON DELETE CASCADE,
  code_hash  bytea NOT NULL,
  used_at    timestamptz,
  PRIMARY KEY (account_id, code_hash)
);

-- What members and staff did and looked at, written in the transaction of the change.
CREATE TABLE audit_event (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at         timestamptz NOT NULL,
  actor_kind text NOT NULL CHECK (actor_kind IN ('member', 'staff')),
  -- Not only of a live account: what somebody did stays when they leave.
  actor_id   uuid NOT NULL REFERENCES account,
  -- Null: an invitation accepted, which comes before the first log-in.
  session_id uuid,
  -- Null: of no company.
  company_id integer REFERENCES company,
  -- packages/domain/account/audit-actions.ts
  action     text NOT NULL,
  -- As people name it: a booking's number, a day.
  object     text NOT NULL,
  -- Of a change: what it was, and what it became.
  before     jsonb,
  after      jsonb,
  CHECK ((before IS NULL) = (after IS NULL))
);
CREATE INDEX audit_event_by_company ON audit_event (company_id, id DESC);
CREATE INDEX audit_event_by_actor ON audit_event (actor_id);

CREATE FUNCTION audit_event_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an audit event is never changed';
END $$;
CREATE TRIGGER audit_event_final BEFORE UPDATE OR DELETE ON audit_event
  FOR EACH STATEMENT EXECUTE FUNCTION audit_event_is_final();
