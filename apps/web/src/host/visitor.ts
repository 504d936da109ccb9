/** The visitor at the server: a name, behind a cookie that scripts cannot read. */
import type { LinkReply, VisitorReply } from '@shutterbox/protocol';
import type { Reply } from './host.ts';
import { get, post } from './request.ts';

/** The name is '' on a first visit; a cookie that is no longer valid is refused with `visitor.unknown`. */
export function whoAmI(): Promise<Reply<VisitorReply>> {
  return get('/visitors/me');
}

export function chooseName(name: string): Promise<Reply<VisitorReply>> {
  return post('/visitors/me', { name });
}

/** A recovery link, for the same visitor on another device; shown once. */
export function newRecoveryLink(): Promise<Reply<LinkReply>> {
  return post('/visitors/me/recovery');
}

export function recover(token: string): Promise<Reply<VisitorReply>> {
  return post('/visitors/recover', { token });
}
