import { expect, it } from 'vitest';
import { pathTemplate } from '../../payments/stripe-client.ts';
import { statementWork } from './trace-statements.ts';

it.each([
  ['/v1/checkout/sessions', '/v1/checkout/sessions'],
  ['/v1/refunds/re_3MmlLrLkdIwHu7ix0uke3Ezy', '/v1/refunds/:id'],
  ['/v1/payment_methods/pm_1Q0PsIJvEtkwdCNYMSaVuRz6/attach', '/v1/payment_methods/:id/attach'],
  ['/v1/radar/early_fraud_warnings/issfr_1', '/v1/radar/early_fraud_warnings/:id'],
  ['/v1/customers/search?query=email:renter@nolo.test', '/v1/customers/search'],
])('the provider is asked for %s, traced as %s', (path, template) => {
  expect(pathTemplate(path)).toBe(template);
});

it.each([
  ['select "id" from "booking" where "id" = $1', 'SELECT booking'],
  ['insert into "mail" ("key") values ($1)', 'INSERT mail'],
  ['update "account" set "name" = $1', 'UPDATE account'],
  ['  WITH wanted AS (SELECT 1 FROM listing) SELECT 1', 'WITH listing'],
  ['select pg_advisory_xact_lock($1)', 'SELECT'],
])('the statement %s is called %s', (text, name) => {
  expect(statementWork(text)).toMatchObject({ name, attributes: { 'db.query.text': text } });
});
