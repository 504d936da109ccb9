/** News: "this match has something new", and no more. Storage has the truth. */
export interface Bus {
  /** `except` is a listener of this process that knows already. */
  publish(channel: string, except?: () => void): void;
  /** Returns a function that ends the subscription. */
  subscribe(channel: string, listener: () => void): () => void;
  close(): Promise<void>;
}

/** `text` is '' if there is none, or if some may have been lost. */
export type TextListener = (text: string) => void;

/** A bus between processes. It also carries unstored messages, which may be lost and are repeated by the sender. */
export interface TextBus extends Bus {
  /** Whether other processes can be heard now. */
  readonly connected: boolean;
  publish(channel: string, except?: TextListener, text?: string): void;
  subscribe(channel: string, listener: TextListener): () => void;
}
