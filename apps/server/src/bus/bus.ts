/**
 * News for the other processes: "match so-and-so has something new". Says no more than that; storage has the truth. Whoever
 * publishes hears nothing of it: what happens within a process is told there directly.
 */
export interface Bus {
  publish(channel: string): void;
  /** Answers a function that ends the subscription. */
  subscribe(channel: string, listener: () => void): () => void;
  close(): Promise<void>;
}
