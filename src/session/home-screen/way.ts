/** How the product gets on the home screen of a device: the browser asks, or one does it in two steps oneself. */
export type Way = 'prompt' | 'steps';

interface Device {
  /** It was opened from the home screen. */
  readonly isInstalled: boolean;
  readonly wasShown: boolean;
  /** The browser has offered to install it. */
  readonly hasPrompt: boolean;
  /** It installs from its own menu alone, and says so. */
  readonly isByHand: boolean;
}

/** Null where nothing is to be said: it is there already, was said before, or cannot be done here. */
export function wayToHomeScreen({ isInstalled, wasShown, hasPrompt, isByHand }: Device): Way | null {
  if (isInstalled || wasShown) return null;
  if (hasPrompt) return 'prompt';
  return isByHand ? 'steps' : null;
}
