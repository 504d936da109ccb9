/** Whether a request comes from our own pages. Browsers always say so; a program with a bearer token need not. */
import type { IncomingMessage } from 'node:http';
import type { Asker } from '../identity/asker.ts';

/** `site` is the origin of SITE_URL; without one, the host that was asked for counts. */
export function isWelcome(request: IncomingMessage, { by }: Pick<Asker, 'by'>, site: string | undefined): boolean {
  if (by === 'bearer') return true;
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return false;
  if (origin !== undefined) return isOwn(origin, request.headers.host, site);
  // A cookie without an origin may be sent by a foreign page.
  return fetchSite === 'same-origin' || by === 'nothing';
}

function isOwn(origin: string, host: string | undefined, site: string | undefined): boolean {
  if (site !== undefined && origin === site) return true;
  if (site !== undefined || host === undefined) return false;
  return origin === `http://${host}` || origin === `https://${host}`;
}

export function siteOf(siteUrl: string | undefined): string | undefined {
  return siteUrl === undefined ? undefined : new URL(siteUrl).origin;
}
