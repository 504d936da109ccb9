/** Where this visitor is signed in, as the server tells it. */
import type { DeviceInfo, DeviceList, OnlyDeviceReply } from '@shutterbox/protocol';
import type { Reply } from '../host/host.ts';
import { get, post, remove } from '../host/request.ts';

const PATH = '/visitors/me/devices';

export function myDevices(): Promise<Reply<DeviceList>> {
  return get(PATH);
}

export function signOut({ id }: DeviceInfo): Promise<Reply<unknown>> {
  return remove(`${PATH}/${id}`);
}

export function signOutOthers(): Promise<Reply<OnlyDeviceReply>> {
  return post(`${PATH}/sign-out-others`);
}

/** When it was seen, in words. The server knows days and nothing finer. */
export function seenWords({ first, last }: Pick<DeviceInfo, 'first' | 'last'>): string {
  const lastSeen = dayWords(last);
  return first === last ? `Seen on ${lastSeen}` : `First seen on ${dayWords(first)}, last on ${lastSeen}`;
}

function dayWords(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
