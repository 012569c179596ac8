import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

/** The one password that the collection beside the stack knows. */
export const BREACHED_PASSWORD = 'gondola-sirena-porto-17';

const hash = createHash('sha1').update(BREACHED_PASSWORD).digest('hex').toUpperCase();

/** A collection of breached passwords that speaks as Have I Been Pwned's range interface does. */
export async function startBreachedPasswords(): Promise<{ url: string; stop(): Promise<void> }> {
  const service = createServer((request, reply) => {
    reply.end(request.url === `/range/${hash.slice(0, 5)}` ? `${hash.slice(5)}:42` : '');
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const address = service.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/range/`,
    async stop() {
      service.close();
      service.closeAllConnections();
      await once(service, 'close');
    },
  };
}
