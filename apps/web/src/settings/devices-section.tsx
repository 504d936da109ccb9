/** The devices on which you are signed in: one that is lost can be signed out from any other. */
import type { DeviceInfo } from '@shutterbox/protocol';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import './devices.css';
import { myDevices, seenWords, signOut, signOutOthers } from './devices.ts';

export function DevicesSection(): ReactNode {
  const [devices, setDevices] = useState<readonly DeviceInfo[]>([]);
  const [words, setWords] = useState('');
  const look = useCallback(async (): Promise<void> => {
    const reply = await myDevices();
    // A visitor without a name is signed in nowhere.
    setDevices(reply.ok ? reply.value.devices : []);
  }, []);
  useEffect(() => void look(), [look]);

  async function end(device: DeviceInfo): Promise<void> {
    const done = await signOut(device);
    if (done.ok && device.current) return location.assign('/');
    setWords(done.ok ? `Signed out: ${device.name}.` : done.refusal.sentence);
    await look();
  }
  async function endOthers(): Promise<void> {
    const done = await signOutOthers();
    setWords(done.ok ? 'You are signed in on this device alone.' : done.refusal.sentence);
    await look();
  }

  if (devices.length === 0) return null;
  return (
    <section className="lb-part" aria-labelledby="devices-title">
      <h3 id="devices-title">Your devices</h3>
      <ul className="your-devices">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} onEnd={() => void end(device)} />
        ))}
      </ul>
      <p className="lb-help">Lost one? Sign it out here. This is all that the server knows about a device.</p>
      <div className="lb-buttons">
        <button type="button" className="btn" onClick={() => void endOthers()}>
          Sign out everywhere else
        </button>
      </div>
      <p role="status">{words}</p>
    </section>
  );
}

function DeviceRow({ device, onEnd }: { readonly device: DeviceInfo; readonly onEnd: () => void }): ReactNode {
  const { name, current } = device;
  return (
    <li>
      <span>
        <b>{name}</b>
        {current ? <em>This device</em> : null}
        <i>{seenWords(device)}</i>
      </span>
      {current ? null : (
        <button type="button" className="btn" aria-label={`Sign out: ${name}`} onClick={onEnd}>
          Sign out
        </button>
      )}
    </li>
  );
}
