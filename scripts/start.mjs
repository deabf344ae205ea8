// `npm start`: install what is missing, build what has changed, serve.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, endSteps, install, node, root, server as started } from './prepare.mjs';

let server;
let isEnding = false;

/** Ends whatever runs just now, a step of the preparation or the server, and then this process. */
function end(signal) {
  if (isEnding) return;
  isEnding = true;
  if (server) server.kill(signal);
  else {
    endSteps(signal);
    process.exit(0);
  }
}
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => end(signal));
process.on('SIGHUP', () => end('SIGTERM'));

// A package manager that is killed, or whose terminal is closed, passes nothing on: this process is then another's child.
const parent = process.ppid;
if (process.env.npm_lifecycle_event === 'start')
  setInterval(() => process.ppid !== parent && end('SIGTERM'), 250).unref();

await install();
await build();

// The channel tells the server when this process is gone, so that it never outlives it.
server = spawn(node, [...started.flags, join(root, 'src', 'main.server.ts')], {
  env: { ...started.env, ...process.env },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
