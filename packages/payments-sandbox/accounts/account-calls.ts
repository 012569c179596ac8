import { z } from 'zod';
import type Stripe from 'stripe';
import { defineCall } from '../api/api-call.ts';
import { invalidRequest } from '../api/api-error.ts';
import { findByParam, findByPath } from '../api/find-record.ts';
import { randomText } from '../api/ids.ts';
import { listCall } from '../api/list-call.ts';
import { createAccount, saveAccount, withFields } from './connected-account.ts';
import { createParams, linkParams, updateParams } from './account-params.ts';

const LINK_LIFE_SECONDS = 5 * 60;

export const accountCalls = [
  listCall('/v1/accounts', 'account', {}),

  defineCall('POST', '/v1/accounts', createParams, (work, params) => {
    if (params.type !== undefined && params.controller !== undefined) {
      throw invalidRequest('You may only specify one of these parameters: type, controller.', {
        param: 'type',
      });
    }
    const account = createAccount(work, params);
    work.tx.put('account', account);
    return account;
  }),

  defineCall('GET', '/v1/accounts/:id', z.strictObject({}), (work, _params, ids) => {
    return findByPath(work.tx, 'account', ids);
  }),

  defineCall('POST', '/v1/accounts/:id', updateParams, (work, params, ids) => {
    return saveAccount(work, withFields(findByPath(work.tx, 'account', ids), params));
  }),

  defineCall('POST', '/v1/account_links', linkParams, (work, params): Stripe.AccountLink => {
    const account = findByParam(work.tx, 'account', params.account, 'account');
    const id = randomText(12);
    const expiresAt = work.now + LINK_LIFE_SECONDS;
    const { refresh_url: refreshUrl, return_url: returnUrl } = params;
    work.tx.put('account_link', { id, account: account.id, expiresAt, refreshUrl, returnUrl, used: false });
    return {
      object: 'account_link',
      created: work.now,
      expires_at: expiresAt,
      url: `${work.origin}/setup/e/${account.id}/${id}`,
    };
  }),
];
