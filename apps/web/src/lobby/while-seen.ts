/** Often enough to see a friend sit down, rarely enough not to be a burden. */
export const OFTEN_MS = 8_000;

/** Looks now, when the page comes into sight again, when the network is back, and every so often if that is wanted. */
export function whileSeen(look: () => void, everyMs?: number): () => void {
  const lookIfSeen = (): void => {
    if (!document.hidden) look();
  };
  lookIfSeen();
  const timer = everyMs === undefined ? undefined : setInterval(lookIfSeen, everyMs);
  document.addEventListener('visibilitychange', lookIfSeen);
  window.addEventListener('online', lookIfSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookIfSeen);
    window.removeEventListener('online', lookIfSeen);
  };
}
