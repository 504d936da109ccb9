/** A worker without a thread: what it was told, and a mouth for it. */
export class FakeWorker<To, From> {
  static all: unknown[] = [];
  readonly told: To[] = [];
  terminated = false;
  onmessage: ((event: { readonly data: From }) => void) | undefined;
  onerror: ((event: { readonly message?: string; preventDefault(): void }) => void) | undefined;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(message: To): void {
    this.told.push(message);
  }

  terminate(): void {
    this.terminated = true;
  }

  says(data: From): void {
    this.onmessage?.({ data });
  }

  /** As where its script cannot be fetched. */
  fails(): void {
    this.onerror?.({ preventDefault: () => undefined });
  }

  static newest<To, From>(): FakeWorker<To, From> {
    const worker = FakeWorker.all.at(-1);
    if (worker === undefined) throw new Error('No worker was started.');
    return worker as FakeWorker<To, From>;
  }
}
