import { once } from 'node:events';
import { connect } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { dropAbortedRequests } from './aborted-requests.ts';

it('a connection closed before its request was looked at is no error, and nobody’s limit', async () => {
  const happened: string[] = [];
  const app = Fastify();
  dropAbortedRequests(app);
  app.addHook('onError', async (_request, _reply, error) => void happened.push(error.message));
  await app.register(rateLimit, { global: true, max: 1, timeWindow: '1 minute' });
  app.get('/', async () => {
    happened.push('answered');
    return 'here';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('listens on no port');

  app.server.prependOnceListener('request', (request) => request.socket.destroy());
  const leaving = connect(address.port, '127.0.0.1');
  leaving.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await once(leaving, 'close');
  expect(happened).toEqual([]);

  const reply = await fetch(`http://127.0.0.1:${address.port}/`);
  expect(await reply.text()).toBe('here');
  await app.close();
});
