-- The platform's invoices for its commissions (docs/specification/money.md 3): one for each ledger transaction that earns a
-- commission, a credit note for each that undoes one.

-- The last number of a year and its day. Its row is locked while a number is given, so that there is no gap and no double.
CREATE TABLE invoice_counter (
  year        integer PRIMARY KEY,
  last_number integer NOT NULL,
  last_day    date NOT NULL
);

CREATE TABLE invoice (
  id                    uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  year                  integer NOT NULL,
  number                integer NOT NULL CHECK (number > 0),
  -- In Rome.
  issued_on             date NOT NULL,
  -- FatturaPA's TipoDocumento: TD01 an invoice, TD04 a credit note.
  kind                  text NOT NULL CHECK (kind IN ('TD01', 'TD04')),
  -- The invoice that a credit note is about.
  credited_id           uuid REFERENCES invoice,
  booking_id            uuid NOT NULL REFERENCES booking,
  ledger_transaction_id uuid NOT NULL UNIQUE,
  -- Null: the renter bears the commission.
  company_id            integer REFERENCES company,
  -- Both as they were when the number was given (packages/domain/billing/invoice.ts); a fiscal code is sealed.
  seller                jsonb NOT NULL,
  buyer                 jsonb NOT NULL,
  net_minor             integer NOT NULL CHECK (net_minor > 0),
  -- Percent; 0 needs a Natura.
  vat_rate              numeric(5, 2) NOT NULL,
  vat_nature            text,
  vat_minor             integer NOT NULL CHECK (vat_minor >= 0),
  -- packages/domain/billing/invoice-state.ts
  state                 text NOT NULL DEFAULT 'numbered'
                          CHECK (state IN ('numbered', 'validated', 'transmitted', 'delivered', 'undelivered', 'rejected')),
  -- How often it has been built to be sent: the exchange system refuses a file's name it has had.
  transmission          integer NOT NULL DEFAULT 0,
  -- As it was built last: what is sent again for the same transmission is the same file under the same name.
  file_name             text UNIQUE,
  -- Sealed.
  xml                   text,
  -- The exchange system's own number of that file (IdentificativoSdI).
  exchange_id           text,
  -- When it was last tried to be sent.
  tried_at              timestamptz,
  -- What the exchange system, or our own check, said.
  problem               text,
  state_at              timestamptz NOT NULL,
  created_at            timestamptz NOT NULL,
  UNIQUE (year, number),
  CHECK ((kind = 'TD04') = (credited_id IS NOT NULL)),
  CHECK ((vat_rate = 0) = (vat_nature IS NOT NULL)),
  CHECK ((xml IS NULL) = (file_name IS NULL))
);
CREATE INDEX invoice_by_company ON invoice (company_id, issued_on);
CREATE INDEX invoice_by_booking ON invoice (booking_id);
CREATE INDEX invoice_unsent ON invoice (state_at) WHERE state IN ('numbered', 'validated', 'rejected');
CREATE INDEX invoice_at_exchange ON invoice (state_at) WHERE state IN ('transmitted', 'undelivered');
-- Progressive of transmission, of at most ten characters, and its file's name.
CREATE SEQUENCE invoice_transmission;
-- Commissions, most of which have their invoice.
CREATE INDEX ledger_entry_commission ON ledger_entry (transaction_id) WHERE account = 'commission_revenue';

-- What an invoice of hers needs (FatturaPA: CAP, Provincia); null: nobody has said so yet.
ALTER TABLE company
  ADD COLUMN zip text CHECK (zip ~ '^\d{5}$'),
  ADD COLUMN province text CHECK (province ~ '^[A-Z]{2}$');
UPDATE company SET zip = application.zip, province = application.province
  FROM application WHERE application.company_id = company.id;
