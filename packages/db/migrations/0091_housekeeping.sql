-- Days on which what is no longer needed was deleted (apps/api/operations/keep-house.ts).
CREATE TABLE housekeeping (
  day         date PRIMARY KEY,
  finished_at timestamptz NOT NULL
);
CREATE INDEX attempt_by_age ON attempt (at);
CREATE INDEX mail_by_age ON mail (created_at);
