import type { Config } from '@react-router/dev/config';
import { precompress } from './server/ssr/precompress.ts';
import { trimManifest } from './server/ssr/trim-manifest.ts';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The whole list of routes is 2 kB, trimmed; discovering it lazily would cost a request per page.
  routeDiscovery: { mode: 'initial' },
  subResourceIntegrity: false,
  buildEnd: async ({ reactRouterConfig }) => {
    const client = `${reactRouterConfig.buildDirectory}/client`;
    await trimManifest(client);
    await precompress(client);
  },
} satisfies Config;
