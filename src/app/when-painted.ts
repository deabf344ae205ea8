/** Runs once the first frame is painted, or at once where nobody looks and none will be. */
export const whenPainted = (run: () => void): unknown =>
  document.hidden ? run() : requestAnimationFrame(() => setTimeout(run));
