/** What an event sounds like: one of the house's own, or a recipe that the table plays. */
export type HouseSound = 'shutter' | 'die' | 'card';

/** A short noise or a soft tone. */
export interface Beat {
  readonly kind: 'click' | 'tone';
  /** Seconds after the first. */
  readonly at: number;
  /** Hertz. */
  readonly pitch: number;
  /** Seconds. */
  readonly length: number;
  /** Up to 1; a shutter's is 0.25. */
  readonly loudness: number;
}

export type Sound = HouseSound | readonly Beat[];
