import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: '.',
  buildDirectory: 'build',
  ssr: true,
  // Discovering routes lazily would cost a request per page.
  routeDiscovery: { mode: 'initial' },
  subResourceIntegrity: false,
} satisfies Config;
