/** Requests to the server's API; every failure becomes a refusal with a sentence. */
import type { Refusal } from '@shutterbox/protocol';
import type { Reply } from './host.ts';

const BASE = '/api/v1';
/** A network may drop a request silently. */
const PATIENCE_MS = 15_000;

const UNREACHABLE: Refusal = {
  code: 'server.unreachable',
  sentence: 'The server cannot be reached. Check your connection and try again.',
};
/** Worth trying again. */
export function isUnreachable({ code }: Refusal): boolean {
  return code === UNREACHABLE.code;
}

const UNREADABLE: Refusal = {
  code: 'server.failed',
  sentence: 'The server sent an answer that makes no sense. Try again in a moment.',
};

export function get<T>(path: string): Promise<Reply<T>> {
  return ask<T>(path, { method: 'GET' });
}

export function post<T>(path: string, body: unknown = {}): Promise<Reply<T>> {
  return ask<T>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

export function remove<T>(path: string): Promise<Reply<T>> {
  return ask<T>(path, { method: 'DELETE' });
}

/** Not decoded here: the server checks its replies against the protocol before sending them. */
async function ask<T>(path: string, init: RequestInit): Promise<Reply<T>> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(BASE + path, { ...init, credentials: 'same-origin', signal }).catch(() => undefined);
  if (response === undefined) return { ok: false, refusal: UNREACHABLE };
  const json: unknown = await response.json().catch(() => undefined);
  if (json === undefined && signal.aborted) return { ok: false, refusal: UNREACHABLE };
  if (response.ok && json !== undefined) return { ok: true, value: json as T };
  return { ok: false, refusal: refusalIn(json) ?? (response.status >= 500 ? UNREACHABLE : UNREADABLE) };
}

function refusalIn(json: unknown): Refusal | undefined {
  if (typeof json !== 'object' || json === null || !('error' in json)) return undefined;
  const { error } = json;
  if (typeof error !== 'object' || error === null || !('code' in error) || !('sentence' in error)) return undefined;
  return error as Refusal;
}
