/** `npm run keys:rotate`: tokens are signed by a new key from now on; nobody is signed out. */
import { rotateKeys } from '#src/features/auth/keys/rotation.server.ts';
import { runCommand } from '#src/server/command.server.ts';

await runCommand(async (runtime) => {
  const kid = await rotateKeys(runtime);
  process.stdout.write(
    `Tokens are signed by key ${kid}, on every node within a minute. What the former key signed stays good.\n`,
  );
  return 0;
});
