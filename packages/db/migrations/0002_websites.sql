-- The sites on which cars are offered: the main one, and those of single companies and resellers.

CREATE TABLE website (
  id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sub_domain    text NOT NULL UNIQUE CHECK (sub_domain ~ '^[a-z0-9]{1,63}$'),
  -- A tenant's own domain name, beside its sub-domain.
  domain        text UNIQUE
                  CHECK (domain ~ '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$'
                         AND length(domain) <= 253),
  name          text NOT NULL,
  logo          text,
  -- Null: the theme's own colour.
  theme_color   text CHECK (theme_color ~ '^#[0-9a-f]{6}$'),
  -- Null: the site is not open yet, and every page of it is Page Not Found.
  theme_count   smallint CHECK (theme_count BETWEEN 1 AND 4),
  -- Whose cars it shows; neither: every company's.
  contractor_id integer REFERENCES contractor,
  company_id    integer REFERENCES company,
  -- Where answers to its mails go; null for one company's site: the company's own address.
  reply_to      text CHECK (reply_to ~ '^[^[:space:]@<>,;"]+@[^[:space:]@<>,;"]+$'),
  -- Only where the mail server may send for that domain (SPF, DKIM); null: the platform's address, the tenant's name.
  mail_from     text CHECK (mail_from ~ '^[^[:space:]@<>,;"]+@[^[:space:]@<>,;"]+$'),
  -- Whose site it is, in the footer; null for one company's site, which shows the company's own, and for the main site.
  legal_name    text,
  vat_number    text,
  CHECK (contractor_id IS NULL OR company_id IS NULL),
  CONSTRAINT legal_line_is_whole CHECK ((legal_name IS NULL) = (vat_number IS NULL))
);

-- Where a website leads beside its own pages: what is not here is not shown.
CREATE TABLE website_link (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  website_id integer NOT NULL REFERENCES website ON DELETE CASCADE,
  -- packages/domain/website/website-link.ts
  kind       text NOT NULL CHECK (kind IN ('review', 'facebook', 'instagram', 'linkedin', 'tiktok', 'x', 'youtube',
               'app_store', 'google_play', 'support', 'blog', 'rental_portal')),
  -- Of a review site, as the footer calls it.
  name       text CHECK (length(name) BETWEEN 1 AND 40),
  -- Null: for readers of every language that has none of its own.
  language   text CHECK (language IN ('en', 'it', 'fr')),
  url        text NOT NULL CHECK (url ~ '^https://[^[:space:]"<>]+$' AND length(url) <= 500),
  CHECK ((kind = 'review') = (name IS NOT NULL)),
  UNIQUE NULLS NOT DISTINCT (website_id, kind, name, language)
);

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
  -- A mail's job holds this, never an address.
  id         uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  email      text PRIMARY KEY CHECK (email = lower(email)),
  language   text NOT NULL CHECK (language IN ('en', 'it', 'fr')),
  created_at timestamptz NOT NULL
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

-- How fast pages were for a sample of visits: counts a day, page, device and class of values, and nothing of a visitor
-- (packages/domain/website/web-vitals.ts has the classes).
CREATE TABLE web_vital (
  day    date NOT NULL,
  page   text NOT NULL,
  device text NOT NULL,
  metric text NOT NULL,
  bucket smallint NOT NULL,
  visits integer NOT NULL DEFAULT 1,
  PRIMARY KEY (day, page, device, metric, bucket)
);
