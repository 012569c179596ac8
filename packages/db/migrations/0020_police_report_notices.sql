-- A report to the police that is refused is told of, too: packages/domain/booking/company-news.ts
ALTER TABLE company_notice
  DROP CONSTRAINT company_notice_kind_check,
  ADD CONSTRAINT company_notice_kind_check CHECK (kind IN ('new', 'changed', 'cancelled', 'replacement_accepted',
    'replacement_refused', 'replacement_unanswered', 'police_report_refused', 'not_provided', 'no_show',
    'no_show_objected', 'inspection_objected', 'not_handed_over_reported', 'not_handed_over_unanswered',
    'issue_reported', 'review_written'));
