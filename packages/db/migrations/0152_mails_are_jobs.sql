-- A mail is a job of the queue (apps/api/notifications/emails/enqueue-mail.ts). What the table still held unsent is not sent any more.
DROP TABLE mail;
-- Its mail is found by it: a job holds ids, never an address.
ALTER TABLE newsletter_subscription ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE;
-- Jobs that name rows of the dropped table; pg-boss makes its schema when a server starts, on a new database after this.
DO $$ BEGIN
  IF to_regclass('jobs.job') IS NOT NULL THEN
    DELETE FROM jobs.job WHERE name = 'send-mail' AND data ? 'mailId';
  END IF;
END $$;
