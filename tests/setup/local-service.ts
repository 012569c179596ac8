import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

export type LocalService = { origin: string; stop: () => Promise<void> };

/** Stands for a service elsewhere, on a free port of this machine. */
export async function startLocalService(answer: RequestListener): Promise<LocalService> {
  const service = createServer(answer);
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const address = service.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async stop() {
      service.close();
      service.closeAllConnections();
      await once(service, 'close');
    },
  };
}
