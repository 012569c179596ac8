-- A rental company that wants to list its cars (docs/specification/companies.md 10), from its application to the decision. One
-- that was accepted stays with its company: what the register and the tax office know of it.
CREATE TABLE application (
  id                         uuid PRIMARY KEY,
  -- Of the link in the applicant's mails. Only the SHA-256 of its token is stored.
  token_hash                 bytea NOT NULL UNIQUE,
  -- packages/domain/companies/application.ts
  state                      text NOT NULL DEFAULT 'submitted'
                               CHECK (state IN ('submitted', 'asked', 'accepted', 'refused')),
  state_at                   timestamptz NOT NULL,
  language                   text NOT NULL CHECK (language IN ('en', 'it', 'fr')),
  -- Who applies.
  first_name                 text NOT NULL,
  last_name                  text NOT NULL,
  email                      text NOT NULL CHECK (email = lower(email)),
  phone                      text NOT NULL,
  -- The company, as the register of companies has it.
  company_name               text NOT NULL,
  vat_number                 text NOT NULL CHECK (vat_number ~ '^\d{11}$'),
  tax_code                   text NOT NULL,
  rea                        text NOT NULL,
  address                    text NOT NULL,
  zip                        text NOT NULL CHECK (zip ~ '^\d{5}$'),
  city                       text NOT NULL,
  province                   text NOT NULL CHECK (province ~ '^[A-Z]{2}$'),
  -- Where e-invoices reach it: one of them at least.
  sdi_code                   text,
  pec_email                  text,
  representative_name        text NOT NULL,
  -- Sealed, as the account number (apps/api/platform/sealing/vault.ts).
  representative_fiscal_code text NOT NULL,
  -- What DAC7 (Directive (EU) 2021/514) asks of whoever sells on a platform.
  iban                       text NOT NULL,
  -- Null: the company itself.
  account_holder             text,
  -- Countries of the EU in which it has a permanent establishment besides; null: none.
  other_establishments       text,
  -- Tells a certificate that is sent again from another one, without opening the file.
  certificate_signature      text NOT NULL,
  terms_version              text NOT NULL,
  -- Of the terms whose onerous clauses were approved with a tick of their own (Civil Code 1341, 1342).
  clauses_version            text NOT NULL,
  -- That only lawful offers are made (Regulation (EU) 2022/2065, art. 30).
  self_certified_at          timestamptz NOT NULL,
  -- What the register of VAT numbers said; null: not asked yet.
  vat_state                  text CHECK (vat_state IN ('registered', 'not_registered', 'unanswered')),
  company_id                 integer UNIQUE REFERENCES company,
  created_at                 timestamptz NOT NULL,
  CHECK (num_nonnulls(sdi_code, pec_email) > 0),
  CHECK ((state = 'accepted') = (company_id IS NOT NULL))
);
-- One company applies once at a time.
CREATE UNIQUE INDEX application_open ON application (vat_number) WHERE state IN ('submitted', 'asked');
CREATE INDEX application_by_state ON application (state, created_at);

-- What was sent, asked, answered and decided, in order.
CREATE TABLE application_event (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id uuid NOT NULL REFERENCES application ON DELETE CASCADE,
  at             timestamptz NOT NULL,
  kind           text NOT NULL CHECK (kind IN ('submitted', 'asked', 'answered', 'accepted', 'refused')),
  -- The question, the answer, or the reason, as it was written.
  text           text NOT NULL,
  -- A file of the applicant's, encrypted in the document store: the extract of the register, and what was asked for.
  file_key       text UNIQUE,
  file_type      text CHECK (file_type IN ('application/pdf', 'image/jpeg')),
  CHECK ((file_key IS NULL) = (file_type IS NULL))
);
CREATE INDEX application_event_by_application ON application_event (application_id, id);
