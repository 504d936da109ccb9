/** Where a visitor is signed in, and how to end it. */
import { no, yes } from '@shutterbox/host';
import { deviceList, nothing, onlyDeviceReply } from '@shutterbox/protocol';
import { clearCookie, setCookie } from '../identity/cookie.ts';
import { dateOf } from '../identity/devices.ts';
import type { Device } from '../storage/storage.ts';
import type { Ports } from './ports.ts';
import { type Route, route } from './route.ts';
import { isSecure } from './visitor-routes.ts';

export const SIGNED_OUT = no(
  'visitor.signedOut',
  'You were signed out on this device. Use a recovery link, or start again with a new name.',
);
const UNKNOWN_DEVICE = no('device.unknown', 'You have no such device.');
/** The name of the device that stands for all tokens from before devices were listed. */
const OLD_NAME = 'Signed in before devices were listed';

export function deviceRoutes({ devices, signer, settings }: Ports): readonly Route[] {
  const secure = isSecure(settings.SITE_URL);
  return [
    route({
      method: 'GET',
      path: '/visitors/me/devices',
      summary: 'The devices on which you are signed in, last seen first.',
      reply: deviceList,
      visitor: true,
      run: async ({ asker }) => yes(listOf(await devices.of(asker.visitor), asker.device)),
    }),
    route({
      method: 'DELETE',
      path: '/visitors/me/devices/:device',
      summary:
        'Signs a device out, this one or another. Its token stops working, and everything it has open is closed.',
      reply: nothing,
      visitor: true,
      run: async ({ asker, params, setCookie: set }) => {
        const { device = '' } = params;
        if (!(await devices.signOut(asker.visitor, device))) return UNKNOWN_DEVICE;
        if (device === asker.device && asker.by === 'cookie') set(clearCookie(secure));
        return yes({});
      },
    }),
    route({
      method: 'POST',
      path: '/visitors/me/devices/sign-out-others',
      summary: 'Signs out everywhere else. You get a new token, and copies of the old one stop working.',
      body: nothing,
      reply: onlyDeviceReply,
      visitor: true,
      run: async ({ asker, request, setCookie: set }) => {
        const before = await devices.of(asker.visitor);
        const device = await devices.onlyThis(asker.visitor, request.headers['user-agent']);
        const token = signer.tokenOf({ visitor: asker.visitor, device: device.id });
        const signedOut = before.filter(({ id }) => id !== asker.device).length;
        if (asker.by === 'bearer') return yes({ signedOut, token });
        set(setCookie(token, secure));
        return yes({ signedOut });
      },
    }),
  ];
}

function listOf(devices: readonly Device[], current: string) {
  return {
    devices: devices.map(({ id, name, first, last }) => ({
      id,
      name: name === '' ? OLD_NAME : name,
      first: dateOf(first),
      last: dateOf(last),
      current: id === current,
    })),
  };
}
