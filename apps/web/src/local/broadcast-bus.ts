/** News between the tabs of one browser. */
import { type Bus, MemoryBus } from '@shutterbox/host';

const CHANNEL = 'shutterbox';

export class BroadcastBus implements Bus {
  private readonly here = new MemoryBus();
  private readonly others = new BroadcastChannel(CHANNEL);

  constructor() {
    this.others.onmessage = ({ data }) => this.here.tell(String(data));
  }

  publish(channel: string, except?: () => void): void {
    this.here.publish(channel, except);
    this.others.postMessage(channel);
  }

  subscribe(channel: string, listener: () => void): () => void {
    return this.here.subscribe(channel, listener);
  }

  async close(): Promise<void> {
    this.others.close();
    await this.here.close();
  }
}
