-- A rental that was handed over and is not back holds its car beyond the agreed return: its hold moves on
-- (packages/domain/handover/out-until-back.ts).

-- The period that the rental had when its car left; null while the car is with the company. Whoever had left before this
-- column has none: nobody said of those rentals whether the car is back.
ALTER TABLE hold
  ADD COLUMN agreed tstzrange,
  ADD CONSTRAINT hold_of_rental_is_out CHECK (agreed IS NULL OR reason IN ('booking', 'own_rental'));
CREATE INDEX hold_out ON hold (car_id) WHERE agreed IS NOT NULL;

-- A car came back, and nobody looked at it with its renter: an owner or manager says when, and why.
CREATE TABLE recorded_return (
  handover_id uuid PRIMARY KEY,
  company_id  integer NOT NULL,
  returned_at timestamptz NOT NULL,
  reason      text NOT NULL CHECK (reason <> ''),
  recorded_by uuid NOT NULL REFERENCES account,
  recorded_at timestamptz NOT NULL CHECK (recorded_at >= returned_at),
  FOREIGN KEY (company_id, handover_id) REFERENCES handover (company_id, id)
);

-- packages/domain/booking/company-news.ts
ALTER TABLE company_notice DROP CONSTRAINT company_notice_kind_check,
  ADD CONSTRAINT company_notice_kind_check
    CHECK (kind IN ('new', 'changed', 'cancelled', 'replacement_accepted', 'replacement_refused',
      'replacement_unanswered', 'car_not_back', 'police_report_refused', 'not_provided', 'no_show', 'no_show_objected',
      'inspection_objected', 'not_handed_over_reported', 'not_handed_over_unanswered', 'extension_asked', 'extended',
      'extension_ended', 'issue_reported', 'review_written'));
