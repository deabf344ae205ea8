/** Why a backup is not made or not restored, in one sentence for the person who asked for it. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
