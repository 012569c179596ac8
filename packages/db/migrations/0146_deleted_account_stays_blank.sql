-- A call that was let in a moment before its renter's account was deleted may still be writing. What would speak of them
-- again is refused here, for whatever call there is: none of them has to think of it. The lock is the foreign key's own.
CREATE FUNCTION refuse_deleted_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_deleted boolean;
BEGIN
  SELECT deleted_at IS NOT NULL INTO is_deleted FROM account
    WHERE id = (to_jsonb(NEW) ->> TG_ARGV[0])::uuid FOR KEY SHARE;
  IF is_deleted IS NOT TRUE THEN RETURN NEW; END IF;
  -- News of a booking that outlives its renter's account has nobody to read it, and must not stop what it tells of.
  IF TG_TABLE_NAME = 'notice' THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'the account is deleted' USING ERRCODE = 'NA001';
END $$;

CREATE FUNCTION refuse_filling_deleted_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the account is deleted' USING ERRCODE = 'NA001';
END $$;

CREATE TRIGGER stays_blank BEFORE UPDATE ON account
  FOR EACH ROW WHEN (OLD.deleted_at IS NOT NULL) EXECUTE FUNCTION refuse_filling_deleted_account();

CREATE TRIGGER of_no_deleted_account BEFORE INSERT ON access_token
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('account_id');
CREATE TRIGGER of_no_deleted_account BEFORE INSERT ON email_verification
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('account_id');
CREATE TRIGGER of_no_deleted_account BEFORE INSERT ON password_reset
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('account_id');
CREATE TRIGGER of_no_deleted_account BEFORE INSERT ON known_device
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('account_id');
CREATE TRIGGER of_no_deleted_account BEFORE INSERT ON passkey
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('account_id');
CREATE TRIGGER of_no_deleted_account BEFORE INSERT ON passkey_challenge
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('account_id');
CREATE TRIGGER of_no_deleted_account BEFORE INSERT ON notice
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('account_id');
CREATE TRIGGER of_no_deleted_account BEFORE INSERT ON document_image
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('account_id');
CREATE TRIGGER of_no_deleted_account BEFORE INSERT ON document_look
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('account_id');
CREATE TRIGGER of_no_deleted_account BEFORE INSERT ON document_verification
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('account_id');
CREATE TRIGGER of_no_deleted_account BEFORE INSERT ON favorite_car
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('account_id');
CREATE TRIGGER of_no_deleted_account BEFORE INSERT ON additional_driver
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('account_id');
CREATE TRIGGER of_no_deleted_account BEFORE INSERT ON issue
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('account_id');
CREATE TRIGGER of_no_deleted_account BEFORE INSERT ON consent
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('account_id');
CREATE TRIGGER of_no_deleted_account BEFORE INSERT ON payment_customer
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('account_id');
CREATE TRIGGER names_no_deleted_driver BEFORE INSERT ON additional_driver
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account('driver_id');
