import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { smtpTransport } from '@nolo/api/platform/mail-transport.ts';

/** As long as `mail-transport.ts` waits for anything at all, and as long again for a busy machine. */
const GIVEN_UP_MS = 40_000;
const undo: (() => void)[] = [];

afterAll(() => {
  for (const step of undo) step();
});

/** The address of a mail server that does this with whoever comes. */
async function mailServer(meet: (socket: Socket) => unknown): Promise<string> {
  const server = createServer((socket) => {
    undo.push(() => socket.destroy());
    socket.on('error', () => undefined);
    void meet(socket);
  }).listen(0, '127.0.0.1');
  undo.push(() => server.close());
  await once(server, 'listening');
  const address = server.address();
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

/** How long a delivery was tried that did not succeed. */
async function triedFor(url: string): Promise<number> {
  const mail = { id: 'a', to: 'renter@nolo.test', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };
  const began = performance.now();
  const outcome = await smtpTransport(url, 'Nolo <no-reply@nolo.test>')
    .deliver(mail)
    .then(() => 'delivered', () => 'given up'); // prettier-ignore
  expect(outcome).toBe('given up');
  return performance.now() - began;
}

const greet = (socket: Socket) => {
  socket.write('220 mail.test\r\n');
  return once(socket, 'data');
};

describe.concurrent('a delivery is given up within seconds', () => {
  it('to a server that takes the line and says nothing', async () => {
    expect(await triedFor(await mailServer(() => undefined))).toBeLessThan(GIVEN_UP_MS);
  });

  it('to one that goes quiet in the middle', async () => {
    const url = await mailServer(async (socket) => {
      await greet(socket);
      socket.write('250 mail.test\r\n');
    });
    expect(await triedFor(url)).toBeLessThan(GIVEN_UP_MS);
  });

  it('to one that says just enough not to be called quiet', async () => {
    const url = await mailServer(async (socket) => {
      await greet(socket);
      const trickle = setInterval(() => socket.write('250-one moment\r\n'), 1_000);
      undo.push(() => clearInterval(trickle));
    });
    expect(await triedFor(url)).toBeLessThan(GIVEN_UP_MS);
  });
});
