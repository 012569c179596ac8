-- Cards with prices, for processes from before 0138.
DROP VIEW IF EXISTS car_card;

-- Customers of the payment provider stand in payment_customer (0073).
ALTER TABLE account DROP COLUMN provider_customer_id;

-- Every registration says which clauses were approved, and has the mark of its certificate.
ALTER TABLE business_registration ALTER COLUMN clauses_version SET NOT NULL, ALTER COLUMN certificate_mark SET NOT NULL;
