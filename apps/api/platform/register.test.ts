import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '@nolo/contract/endpoint.ts';
import { createRegister, useContractSchemas } from './register.ts';

const www = { id: 1, sub_domain: 'www', name: 'Nolo', domain: null, companyIds: null };

/** What a use case may bring along by mistake: a row with all its columns. */
const row = {
  car_type: 'SUV',
  password_hash: '$argon2id$',
  cars: [{ id: 7, token_hash: 'abcd', company: { name: 'Rossi', iban: 'IT60' } }],
};

it('a reply says what the contract names, at every depth, whatever else is at hand', async () => {
  const app = Fastify();
  useContractSchemas(app);
  app.decorateRequest('website', null);
  app.addHook('onRequest', async (request) => {
    request.website = www;
  });
  const register = createRegister(app, {
    sessions: async () => null,
    memberships: {
      findMemberRoles: async () => ({ isMember: false, roles: [] }),
      findStaffRoles: async () => [],
    },
    originUsed: () => 'http://localhost',
    limitFactor: 1,
  });
  const company = z.object({ name: z.string() });
  const data = z.object({ car_type: z.string(), cars: z.array(z.object({ id: z.number(), company })) });
  const call = endpoint('carTypes', { summary: 'Types', access: 'public', status: 200, data });
  register(call, async () => ({ data: row }));
  const reply = await app.inject({ method: call.method, url: call.path, headers: { host: 'localhost' } });
  expect(reply.json()).toEqual({
    status: 200,
    message: expect.any(String),
    data: { car_type: 'SUV', cars: [{ id: 7, company: { name: 'Rossi' } }] },
  });
  await app.close();
});
