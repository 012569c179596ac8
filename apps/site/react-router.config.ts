import type { Config } from '@react-router/dev/config';
import { precompress } from './precompress.ts';

export default {
  appDirectory: '.',
  buildDirectory: 'build',
  ssr: true,
  // Discovering routes lazily would cost a request per page.
  routeDiscovery: { mode: 'initial' },
  subResourceIntegrity: false,
  buildEnd: async ({ reactRouterConfig }) => {
    await precompress(`${reactRouterConfig.buildDirectory}/client`);
  },
} satisfies Config;
