/** From tab to tab of this browser: there is news of a rematch, look again. */
const CHANNEL = 'shutterbox.again';

export function tellTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('');
  channel.close();
}

export function hearTabs(hear: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = hear;
  return () => channel.close();
}
