-- What a calendar elsewhere says that does not hold the car, and why (docs/specification/companies.md 14). Known from the next
-- reading on, which is half an hour away at most.
ALTER TABLE calendar_feed
  -- The first of them, LeftOutEvent[] of packages/domain/calendar/company-calendar.ts; and how many there are.
  ADD COLUMN left_out jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(left_out) = 'array'),
  ADD COLUMN left_out_count integer NOT NULL DEFAULT 0 CHECK (left_out_count >= jsonb_array_length(left_out)),
  DROP CONSTRAINT calendar_feed_problem_check,
  ADD CONSTRAINT calendar_feed_problem_check
    CHECK (problem IN ('unreachable', 'not_public', 'too_large', 'no_calendar', 'too_slow'));
