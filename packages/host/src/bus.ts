/** News: "match so-and-so has something new". Says no more than that; storage has the truth. */
export interface Bus {
  /** `except` is a listener of this process that knows already. */
  publish(channel: string, except?: () => void): void;
  /** Answers a function that ends the subscription. */
  subscribe(channel: string, listener: () => void): () => void;
  close(): Promise<void>;
}
