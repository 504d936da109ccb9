/**
 * Pictures that will be needed, fetched and decoded while nothing else is going on: doing it when a picture is first seen takes
 * most of a frame, and it would appear late.
 */
import { useEffect } from 'react';

/** A picture stays decoded as long as something holds it. */
const kept = new Map<string, HTMLImageElement>();

export function usePictures(files: readonly string[]): void {
  useEffect(() => {
    const off = new AbortController();
    void keep(files, off.signal);
    return () => off.abort();
  }, [files]);
}

/** One after the other, each when there is time for it. */
async function keep(files: readonly string[], signal: AbortSignal): Promise<void> {
  for (const file of files) {
    if (kept.has(file)) continue;
    await idle();
    if (signal.aborted) return;
    const image = new Image();
    image.fetchPriority = 'low';
    image.src = file;
    // A picture that cannot be fetched now is requested again where it is shown.
    await image.decode().then(
      () => kept.set(file, image),
      () => undefined,
    );
  }
}

/** Not every browser says when it has time. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve);
    else setTimeout(resolve, 50);
  });
}
