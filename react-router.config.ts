import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  buildDirectory: process.env['BUILD_DIR'] ?? 'build',
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
