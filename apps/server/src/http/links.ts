import type { IncomingMessage } from 'node:http';

/** Where links lead: the site's own address, or the one that was asked for. Only the asker sees it. */
export function baseOf({ headers }: IncomingMessage, siteUrl: string | undefined): string {
  return siteUrl === undefined ? `http://${headers.host ?? 'localhost'}` : siteUrl.replace(/\/+$/, '');
}
