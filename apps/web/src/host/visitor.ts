/** Who one is at the server: a name behind a cookie that scripts cannot read. */
import type { LinkReply, VisitorReply } from '@shutterbox/protocol';
import type { Reply } from './host.ts';
import { get, post } from './request.ts';

/** `visitor.unknown` is refused to whoever has not chosen a name yet. */
export function whoAmI(): Promise<Reply<VisitorReply>> {
  return get('/visitors/me');
}

export function chooseName(name: string): Promise<Reply<VisitorReply>> {
  return post('/visitors/me', { name });
}

/** A link by which one is oneself again on another device; shown once. */
export function newRecoveryLink(): Promise<Reply<LinkReply>> {
  return post('/visitors/me/recovery');
}

export function recover(token: string): Promise<Reply<VisitorReply>> {
  return post('/visitors/recover', { token });
}
