-- What a company answers to a review, and what staff has hidden with a reason that both read (docs/specification/states.md 9).

ALTER TABLE review
  ADD COLUMN company_id integer,
  ADD COLUMN hidden_at timestamptz,
  ADD COLUMN hidden_because text CHECK (hidden_because <> ''),
  ADD COLUMN answer text CHECK (answer <> ''),
  ADD COLUMN answered_at timestamptz,
  ADD COLUMN answer_hidden_at timestamptz,
  ADD COLUMN answer_hidden_because text CHECK (answer_hidden_because <> ''),
  ADD CHECK ((hidden_at IS NULL) = (hidden_because IS NULL)),
  ADD CHECK ((answer IS NULL) = (answered_at IS NULL)),
  ADD CHECK ((answer_hidden_at IS NULL) = (answer_hidden_because IS NULL)),
  ADD CHECK (answer IS NOT NULL OR answer_hidden_at IS NULL);
UPDATE review SET company_id = booking.company_id FROM booking WHERE booking.id = review.booking_id;
ALTER TABLE review
  ALTER COLUMN company_id SET NOT NULL,
  ADD FOREIGN KEY (company_id, booking_id) REFERENCES booking (company_id, id) ON DELETE CASCADE;

CREATE INDEX review_by_company ON review (company_id, created_at DESC);
CREATE INDEX review_by_time ON review (created_at DESC);
-- What the averages of the companies on a page of cards are counted from.
CREATE INDEX review_published ON review (company_id) INCLUDE (stars) WHERE hidden_at IS NULL;

ALTER TABLE company_notice DROP CONSTRAINT company_notice_kind_check;
ALTER TABLE company_notice ADD CONSTRAINT company_notice_kind_check
  CHECK (kind IN ('new', 'changed', 'cancelled', 'replacement_accepted', 'replacement_refused', 'replacement_unanswered',
    'not_provided', 'no_show', 'no_show_objected', 'inspection_objected', 'not_handed_over_reported',
    'not_handed_over_unanswered', 'issue_reported', 'review_written'));
