import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  buildDirectory: process.env['BUILD_DIR'] ?? 'build',
  // Every page carries the list of all files: one for each route module, not one for each of its exports.
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
