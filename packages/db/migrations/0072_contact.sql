-- What people write to the platform; each row is also mailed to the operator.
CREATE TABLE contact_message (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  website_id    integer NOT NULL REFERENCES website,
  language      text NOT NULL CHECK (language IN ('en', 'it', 'fr')),
  first_name    text NOT NULL,
  last_name     text NOT NULL,
  email         text NOT NULL,
  mobile_number text NOT NULL,
  message       text NOT NULL,
  created_at    timestamptz NOT NULL
);

CREATE TABLE newsletter_subscription (
  email      text PRIMARY KEY CHECK (email = lower(email)),
  language   text NOT NULL CHECK (language IN ('en', 'it', 'fr')),
  created_at timestamptz NOT NULL
);

-- A company that wants to list its cars; a person answers. The certificate lies encrypted in the document store.
CREATE TABLE business_registration (
  id              uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  language        text NOT NULL CHECK (language IN ('en', 'it', 'fr')),
  first_name      text NOT NULL,
  last_name       text NOT NULL,
  email           text NOT NULL,
  company_name    text NOT NULL,
  phone           text NOT NULL,
  certificate_key text NOT NULL,
  terms_version   text NOT NULL,
  created_at      timestamptz NOT NULL
);

-- A call with a company that wants to list its cars; the database refuses a second one at the same time.
CREATE TABLE meeting (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  starts_at  timestamptz NOT NULL UNIQUE,
  language   text NOT NULL CHECK (language IN ('en', 'it', 'fr')),
  name       text NOT NULL,
  email      text NOT NULL,
  phone      text NOT NULL,
  created_at timestamptz NOT NULL
);
