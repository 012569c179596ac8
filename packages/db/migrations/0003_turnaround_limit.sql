-- The car search looks for holds within this time after the return (apps/api/search/conditions-sql.ts).
ALTER TABLE company ADD CONSTRAINT turnaround_at_most_two_days CHECK (turnaround_minutes <= 2880);
