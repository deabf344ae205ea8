/** `npm run keys:lost`: the `AUTH_SECRET` that sealed the keys is gone; begins again with the one that is set. */
import { beginWithoutSecret } from '#src/features/auth/keys/lost-secret.server.ts';
import { runCommand } from '#src/server/command.server.ts';

await runCommand(async (runtime) => {
  const { sessions, factors } = await beginWithoutSecret(runtime);
  process.stdout.write(
    `New signing keys are made. ${sessions} sessions ended: people sign in again, with the passwords that they have. ` +
      `${factors} authenticator apps and all recovery codes are gone: their owners have to set them up again.\n`,
  );
  return 0;
});
