/** Whether a player is being asked once more. Whoever chooses something else meanwhile has answered. */
import { useState } from 'react';

export interface Doubt {
  readonly asking: boolean;
  /** Has been asked, and has not done it: the focus goes back to where it was, unless it is elsewhere by now. */
  readonly stayed: boolean;
  ask(): void;
  stay(): void;
}

/** `thought`: what is chosen at the moment. */
export function useSure(thought: string): Doubt {
  const [doubt, setDoubt] = useState<{ readonly thought: string; readonly stayed: boolean }>();
  const asking = doubt?.thought === thought && !doubt.stayed;
  return {
    asking,
    stayed: doubt !== undefined && !asking,
    ask: () => setDoubt({ thought, stayed: false }),
    stay: () => setDoubt({ thought, stayed: true }),
  };
}
