-- Until when a worker has the message to itself (server/platform/mail-store.ts): no transaction waits for a mail server.
ALTER TABLE mail ADD COLUMN claimed_until timestamptz;
