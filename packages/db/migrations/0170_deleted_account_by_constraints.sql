-- A call that was let in a moment before its renter's account was deleted may still be writing. What speaks of a person
-- refers to the id of a live account, which a deleted one has no more: the foreign key refuses a late row, whatever call
-- writes it, and the deletion of an account that has rows left.
DROP FUNCTION refuse_deleted_account, refuse_filling_deleted_account CASCADE;

ALTER TABLE account
  ADD COLUMN live_id uuid UNIQUE GENERATED ALWAYS AS (CASE WHEN deleted_at IS NULL THEN id END) STORED,
  ADD CONSTRAINT deleted_is_blank CHECK (deleted_at IS NULL OR (email = id || '@deleted.invalid'
    AND first_name || last_name || mobile_number || password_hash = ''
    AND documents_status = 'missing' AND documents_findings = '[]' AND driving_licence_classes = '{}'
    AND num_nonnulls(gender, dob, place_of_birth, fiscal_code, address, zip, town_city, email_verified_at, document_type,
      passport_number, document_id, document_issue_date, document_expiry_date, driving_licence_number, dl_issue_date,
      dl_expiry_date, documents_rejected_reason, documents_reviewed_at, documents_reviewed_by) = 0));

ALTER TABLE access_token DROP CONSTRAINT access_token_account_id_fkey,
  ADD CONSTRAINT of_live_account FOREIGN KEY (account_id) REFERENCES account (live_id) ON DELETE CASCADE;
ALTER TABLE email_verification DROP CONSTRAINT email_verification_account_id_fkey,
  ADD CONSTRAINT of_live_account FOREIGN KEY (account_id) REFERENCES account (live_id) ON DELETE CASCADE;
ALTER TABLE password_reset DROP CONSTRAINT password_reset_account_id_fkey,
  ADD CONSTRAINT of_live_account FOREIGN KEY (account_id) REFERENCES account (live_id) ON DELETE CASCADE;
ALTER TABLE known_device DROP CONSTRAINT known_device_account_id_fkey,
  ADD CONSTRAINT of_live_account FOREIGN KEY (account_id) REFERENCES account (live_id) ON DELETE CASCADE;
ALTER TABLE passkey DROP CONSTRAINT passkey_account_id_fkey,
  ADD CONSTRAINT of_live_account FOREIGN KEY (account_id) REFERENCES account (live_id) ON DELETE CASCADE;
ALTER TABLE passkey_challenge DROP CONSTRAINT passkey_challenge_account_id_fkey,
  ADD CONSTRAINT of_live_account FOREIGN KEY (account_id) REFERENCES account (live_id) ON DELETE CASCADE;
ALTER TABLE notice DROP CONSTRAINT notice_account_id_fkey,
  ADD CONSTRAINT of_live_account FOREIGN KEY (account_id) REFERENCES account (live_id) ON DELETE CASCADE;
ALTER TABLE document_image DROP CONSTRAINT document_image_account_id_fkey,
  ADD CONSTRAINT of_live_account FOREIGN KEY (account_id) REFERENCES account (live_id) ON DELETE CASCADE;
ALTER TABLE document_look DROP CONSTRAINT document_look_account_id_fkey,
  ADD CONSTRAINT of_live_account FOREIGN KEY (account_id) REFERENCES account (live_id) ON DELETE CASCADE;
ALTER TABLE document_verification DROP CONSTRAINT document_verification_account_id_fkey,
  ADD CONSTRAINT of_live_account FOREIGN KEY (account_id) REFERENCES account (live_id) ON DELETE CASCADE;
ALTER TABLE favorite_car DROP CONSTRAINT favorite_car_account_id_fkey,
  ADD CONSTRAINT of_live_account FOREIGN KEY (account_id) REFERENCES account (live_id) ON DELETE CASCADE;
ALTER TABLE additional_driver DROP CONSTRAINT additional_driver_account_id_fkey,
  ADD CONSTRAINT of_live_account FOREIGN KEY (account_id) REFERENCES account (live_id) ON DELETE CASCADE;
ALTER TABLE issue DROP CONSTRAINT issue_account_id_fkey,
  ADD CONSTRAINT of_live_account FOREIGN KEY (account_id) REFERENCES account (live_id) ON DELETE CASCADE;
ALTER TABLE consent DROP CONSTRAINT consent_account_id_fkey,
  ADD CONSTRAINT of_live_account FOREIGN KEY (account_id) REFERENCES account (live_id) ON DELETE CASCADE;
ALTER TABLE payment_customer DROP CONSTRAINT payment_customer_account_id_fkey,
  ADD CONSTRAINT of_live_account FOREIGN KEY (account_id) REFERENCES account (live_id) ON DELETE CASCADE;
ALTER TABLE additional_driver DROP CONSTRAINT additional_driver_driver_id_fkey,
  ADD CONSTRAINT names_live_account FOREIGN KEY (driver_id) REFERENCES account (live_id) ON DELETE CASCADE;
