-- A renter who has the car asks for a later return: an amendment that its company answers before it is paid
-- (docs/specification/states.md 11). `asked` waits for the answer, `waiting` for the payment.
ALTER TABLE booking_amendment
  ADD COLUMN is_extension boolean NOT NULL DEFAULT false,
  ADD COLUMN accepted_at timestamptz,
  DROP CONSTRAINT booking_amendment_status_check,
  ADD CONSTRAINT booking_amendment_status_check
    CHECK (status IN ('asked', 'waiting', 'applied', 'declined', 'expired', 'withdrawn')),
  DROP CONSTRAINT booking_amendment_check2,
  ADD CONSTRAINT booking_amendment_decided CHECK ((status IN ('asked', 'waiting')) = (decided_at IS NULL)),
  ADD CONSTRAINT booking_amendment_only_extension_is_answered
    CHECK (is_extension OR (status NOT IN ('asked', 'declined') AND accepted_at IS NULL));
DROP INDEX booking_amendment_open;
CREATE UNIQUE INDEX booking_amendment_open ON booking_amendment (booking_id) WHERE status IN ('asked', 'waiting');

-- The return that agreement and police report name, once the rental has been extended; null before.
ALTER TABLE booking ADD COLUMN agreed_return_local text;

-- packages/domain/booking/company-news.ts
ALTER TABLE company_notice DROP CONSTRAINT company_notice_kind_check,
  ADD CONSTRAINT company_notice_kind_check
    CHECK (kind IN ('new', 'changed', 'cancelled', 'replacement_accepted', 'replacement_refused',
      'replacement_unanswered', 'police_report_refused', 'not_provided', 'no_show', 'no_show_objected',
      'inspection_objected', 'not_handed_over_reported', 'not_handed_over_unanswered', 'extension_asked', 'extended',
      'extension_ended', 'issue_reported', 'review_written'));
