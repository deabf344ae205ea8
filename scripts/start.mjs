// `npm start`: install what is missing, build what has changed, serve.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, install, node, root } from './prepare.mjs';

await install();
await build();

// The channel tells the server when this process is gone, so that it never outlives it.
const server = spawn(node, [join(root, 'src', 'main.server.ts')], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
