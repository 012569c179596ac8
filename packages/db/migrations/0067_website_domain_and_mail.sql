-- A tenant's own domain name, beside its sub-domain, and what its mails say of their sender.
ALTER TABLE website
  ADD COLUMN domain text UNIQUE
    CHECK (domain ~ '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$' AND length(domain) <= 253),
  -- Where answers go; empty for one company's site: the company's own address.
  ADD COLUMN reply_to text CHECK (reply_to ~ '^[^[:space:]@<>,;"]+@[^[:space:]@<>,;"]+$'),
  -- Only where the mail server may send for that domain (SPF, DKIM); empty: the platform's address, the tenant's name.
  ADD COLUMN mail_from text CHECK (mail_from ~ '^[^[:space:]@<>,;"]+@[^[:space:]@<>,;"]+$');

-- In whose name a message goes out, decided when it is caused; empty: the platform's.
ALTER TABLE mail ADD COLUMN website_id integer REFERENCES website;
