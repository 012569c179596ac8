-- What a machine reads from a renter's identity document, and for whom; the latest of each account. The pictures are
-- kept only until they have been read.
CREATE TABLE document_verification (
  account_id uuid PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  document_type text NOT NULL CHECK (document_type IN ('passport', 'otherDocument')),
  first_name text NOT NULL,
  last_name text NOT NULL,
  dob date,
  -- The page with the zone, then the front of a card.
  storage_keys text[] NOT NULL,
  progress integer NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
  -- Null until it has been read.
  reading jsonb,
  created_at timestamptz NOT NULL DEFAULT now()
);
