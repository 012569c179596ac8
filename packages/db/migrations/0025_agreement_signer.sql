-- Whose signature an agreement has (docs/specification/handover.md 5). Null: of an own rental, whose customer has no account;
-- and of an agreement that was signed at the counter before this column, of which only a name is known.
ALTER TABLE agreement ADD COLUMN signer_account_id uuid REFERENCES account;
UPDATE agreement SET signer_account_id = booking.account_id
  FROM handover JOIN booking ON booking.id = handover.booking_id
  WHERE handover.id = agreement.handover_id AND NOT agreement.is_at_counter;

-- Who comes instead of the one who signed beforehand signs anew.
DROP INDEX agreement_once;
CREATE UNIQUE INDEX agreement_once ON agreement (handover_id, car_id, pickup_local, return_local, signer_account_id)
  NULLS NOT DISTINCT;
