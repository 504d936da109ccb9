/** Visitors: a name behind a cookie, or behind a token for programs. */
import type { IncomingMessage } from 'node:http';
import { channelOf, no, type Result, yes } from '@shutterbox/host';
import { linkReply, nameRequest, newVisitorReply, nothing, recoverRequest, visitorReply } from '@shutterbox/protocol';
import { clearCookie, setCookie } from '../identity/cookie.ts';
import type { Visitor } from '../storage/storage.ts';
import { baseOf } from './links.ts';
import type { Ports } from './ports.ts';
import { type Route, route } from './route.ts';

/** More matches than anyone plays; any others are updated when they are opened. */
const MOST_MATCHES = 1_000;

export const NOBODY = no('visitor.unknown', 'Choose a name first.');

export function visitorRoutes(ports: Ports): readonly Route[] {
  const { visitors, devices, signer, settings } = ports;
  const secure = isSecure(settings.SITE_URL);
  const tokenFor = async (visitor: string, { headers }: IncomingMessage): Promise<string> =>
    signer.tokenOf({ visitor, device: (await devices.add(visitor, headers['user-agent'])).id });
  return [
    route({
      method: 'POST',
      path: '/visitors',
      summary: 'A new visitor for a program: the token goes into `Authorization: Bearer …`.',
      body: nameRequest,
      reply: newVisitorReply,
      status: 201,
      rate: 'newVisitor',
      run: async ({ body, request }) => {
        const { id, name } = await visitors.make(body.name);
        return yes({ name, token: await tokenFor(id, request) });
      },
    }),
    route({
      method: 'GET',
      path: '/visitors/me',
      summary: 'Your name, empty on a first visit. Renews your cookie for another year.',
      reply: visitorReply,
      run: async ({ asker, setCookie: set }) => {
        // A browser would log a refusal as an error, and a first visit is none.
        if (asker.by === 'nothing') return yes({ name: '' });
        const known = await visitors.known(asker.visitor);
        if (known !== undefined && asker.by === 'cookie') set(setCookie(signer.tokenOf(asker), secure));
        return nameOf(known);
      },
    }),
    route({
      method: 'POST',
      path: '/visitors/me',
      summary: 'Chooses a name. Sets a cookie if you have none.',
      body: nameRequest,
      reply: visitorReply,
      run: async ({ asker, body, request, setCookie: set }) => {
        const known = await visitors.known(asker.visitor);
        if (known !== undefined) return nameOf(await visitors.rename(known, body.name));
        if (asker.by === 'bearer') return NOBODY;
        if (ports.limits.newVisitor.take(asker.address) > 0) return TOO_MANY_NEW;
        const made = await visitors.make(body.name);
        set(setCookie(await tokenFor(made.id, request), secure));
        return nameOf(made);
      },
    }),
    route({
      method: 'POST',
      path: '/visitors/me/recovery',
      summary: 'Creates a recovery link. It is shown only once, and older links stop working.',
      body: nothing,
      reply: linkReply,
      visitor: true,
      run: async ({ asker, request }) => {
        const known = await visitors.known(asker.visitor);
        if (known === undefined) return NOBODY;
        const token = await visitors.newRecovery(known);
        return yes({ token, url: `${baseOf(request, settings.SITE_URL)}/recover#${token}` });
      },
    }),
    route({
      method: 'POST',
      path: '/visitors/recover',
      summary:
        'Recovers a visitor with the token of a recovery link. The token works once and adds a device; the others stay or are signed out.',
      body: recoverRequest,
      reply: visitorReply,
      rate: 'guess',
      run: async ({ body, request, setCookie: set }) => {
        const known = await visitors.recovered(body.token);
        if (known === undefined)
          return no('visitor.badLink', 'That recovery link is wrong, already used, or replaced by a newer one.');
        const agent = request.headers['user-agent'];
        const device = await (body.signOutOthers ? devices.onlyThis(known.id, agent) : devices.add(known.id, agent));
        set(setCookie(signer.tokenOf({ visitor: known.id, device: device.id }), secure));
        return nameOf(known);
      },
    }),
    route({
      method: 'DELETE',
      path: '/visitors/me',
      summary: 'Deletes you: your name, your links and every match you played alone. Bots take your other seats.',
      reply: nothing,
      visitor: true,
      run: async ({ asker, setCookie: set }) => {
        await forget(ports, asker.visitor);
        if (asker.by === 'cookie') set(clearCookie(secure));
        return yes({});
      },
    }),
  ];
}

const TOO_MANY_NEW = no('rate.tooMany', 'There are too many new visitors from your address. Please wait a minute.');

export function isSecure(siteUrl: string | undefined): boolean {
  return siteUrl?.startsWith('https:') ?? false;
}

function nameOf(visitor: Visitor | undefined): Result<{ readonly name: string }> {
  return visitor === undefined ? NOBODY : yes({ name: visitor.name });
}

/** Tells open tables, which then wait for a bot instead of the visitor. */
async function forget({ visitors, devices, storage, tables, bus, nudge }: Ports, visitor: string): Promise<void> {
  const matches = await storage.matchesOf(visitor, MOST_MATCHES);
  await devices.forget(visitor, () => visitors.forget(visitor));
  for (const { head } of matches) {
    bus.publish(channelOf(head.id));
    if ((await storage.match(head.id)) === undefined) tables.forget(head.id);
    else await (await tables.get(head.id))?.changeSeats((seats) => yes(seats));
  }
  nudge();
}
