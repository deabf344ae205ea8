/** Runs once, when the first text or picture is on the screen, or as soon as nobody looks and none will be. */
export function whenPainted(run: () => void): void {
  let isDue = true;
  const once = () => {
    if (isDue) run();
    isDue = false;
  };
  if (document.hidden) return once();
  // A frame is on the screen well after it is made: what is asked for in between delays it.
  const isTold = PerformanceObserver.supportedEntryTypes.includes('paint');
  // All who wait are told in one task, and go on in tasks of their own, between which the browser answers.
  if (isTold) new PerformanceObserver(() => setTimeout(once)).observe({ type: 'paint', buffered: true });
  else requestAnimationFrame(() => setTimeout(once));
  // A tab that is put behind others paints no more.
  document.addEventListener('visibilitychange', once, { once: true });
}
