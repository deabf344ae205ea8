/** What a browser offers to install a page with; not in the standard library, as only some have it. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>;
}

let offered: InstallPrompt | null = null;

/** Keeps the browser's offer for when it is of use; the browser itself says nothing of it then. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered = event as InstallPrompt;
  });
  addEventListener('appinstalled', () => (offered = null));
}

export const hasInstallPrompt = (): boolean => offered !== null;

/** Has the browser ask. An offer holds for once. */
export async function installPrompt(): Promise<void> {
  const prompt = offered;
  offered = null;
  await prompt?.prompt();
}
