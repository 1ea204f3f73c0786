-- Up Migration
-- Claims go by delivery_place and delivery_waiting since 004: this one was only written to.
DROP INDEX delivery_due;
