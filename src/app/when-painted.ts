/** Runs once, when the first frame is painted, or as soon as nobody looks and none will be. */
export function whenPainted(run: () => void): void {
  let isDue = true;
  const once = () => {
    if (isDue) run();
    isDue = false;
  };
  if (document.hidden) return once();
  requestAnimationFrame(() => setTimeout(once));
  // A tab that is put behind others paints no more.
  document.addEventListener('visibilitychange', once, { once: true });
}
