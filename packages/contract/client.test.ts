import { expect, test } from 'vitest';
import { addresses } from './addresses.ts';
import type { Api } from './api.ts';
import { callUrl, createClient, type ApiRequest, type ApiResponse } from './client.ts';
import { isApiError } from './api-error.ts';

function recording(response: ApiResponse) {
  const requests: ApiRequest[] = [];
  const client = createClient<Api>(
    addresses,
    async (request) => {
      requests.push(request);
      return response;
    },
    () => '',
  );
  return { client, requests };
}

test('fills parameters and query, escaping both', () => {
  expect(
    callUrl('/car/:slug/:id', {
      params: { slug: 'a/b', id: 3 },
      query: { pl: 'Roma & dintorni', rl: undefined },
    }),
  ).toBe('/api/v1/car/a%2Fb/3?pl=Roma+%26+dintorni');
  expect(() => callUrl('/car/:slug/:id', { params: { slug: 'x' } })).toThrow("parameter 'id' is missing");
});

test('gives the data of a success', async () => {
  const { client, requests } = recording({
    status: 200,
    body: { status: 200, message: 'Fatto', data: { carTypes: [] } },
  });
  expect(await client.call('carTypes')).toEqual({ carTypes: [] });
  expect(await client.reply('carTypes')).toMatchObject({ message: 'Fatto', status: 200 });
  expect(requests[0]).toMatchObject({ method: 'GET', url: '/api/v1/car_type', body: undefined });
});

test('throws the failure envelope', async () => {
  const errors = { email: ['Non valido'] };
  const { client } = recording({
    status: 422,
    body: { status: 422, code: 'coupon.expired', message: 'Scaduto', errors },
  });
  const error = await client
    .call('logIn', { body: { email: 'a@b.it', password: 'x' } })
    .catch((e: unknown) => e);
  expect(isApiError(error, 'coupon.expired')).toBe(true);
  expect(error).toMatchObject({ status: 422, message: 'Scaduto', errors });
});

test('an answer that is no envelope is still an ApiError', async () => {
  const { client } = recording({ status: 502, body: undefined });
  await expect(client.call('carTypes')).rejects.toMatchObject({
    status: 502,
    code: 'server.error',
    errors: {},
  });
});
