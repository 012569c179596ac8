import { createHash } from 'node:crypto';
import { startLocalService } from '../../setup/local-service.ts';

/** The one password that the collection beside the stack knows. */
export const BREACHED_PASSWORD = 'gondola-sirena-porto-17';

const hash = createHash('sha1').update(BREACHED_PASSWORD).digest('hex').toUpperCase();

/** A collection of breached passwords that speaks as Have I Been Pwned's range interface does. */
export async function startBreachedPasswords(): Promise<{ url: string; stop(): Promise<void> }> {
  const { origin, stop } = await startLocalService((request, reply) => {
    reply.end(request.url === `/range/${hash.slice(0, 5)}` ? `${hash.slice(5)}:42` : '');
  });
  return { url: `${origin}/range/`, stop };
}
