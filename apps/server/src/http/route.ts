/** A route of the API as a table entry: what it takes, what it returns, who may ask. The API description is made from the same entries. */

import type { IncomingMessage } from 'node:http';
import { no, type Result, yes } from '@shutterbox/host';
import { readAs } from '@shutterbox/protocol';
import type { z } from 'zod';
import type { Asker } from '../identity/asker.ts';

export type RateKind = 'newVisitor' | 'newMatch' | 'lookBack' | 'guess';

export interface Call<B, Q> {
  readonly asker: Asker;
  readonly request: IncomingMessage;
  readonly params: Readonly<Record<string, string>>;
  readonly body: B;
  readonly query: Q;
  setCookie(cookie: string): void;
}

export interface RouteShape<B, Q> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below /api/v1. */
  readonly path: string;
  readonly summary: string;
  readonly body?: z.ZodType<B>;
  readonly query?: z.ZodType<Q>;
  readonly reply: z.ZodType;
  readonly status?: number;
  /** Whether only known visitors may ask. */
  readonly visitor?: true;
  readonly rate?: RateKind;
  /** Limit of the request, in bytes. */
  readonly bytes?: number;
}

export interface RouteSpec<B, Q> extends RouteShape<B, Q> {
  run(call: Call<B, Q>): Promise<Result<unknown>>;
}

/** A route whose types nobody outside needs to know. */
export interface Route extends RouteShape<unknown, unknown> {
  run(call: Call<unknown, unknown>): Promise<Result<unknown>>;
}

export function route<B = undefined, Q = undefined>(spec: RouteSpec<B, Q>): Route {
  const run = async (call: Call<unknown, unknown>): Promise<Result<unknown>> => {
    const body = decoded(spec.body, call.body ?? {});
    if (!body.ok) return body;
    const query = decoded(spec.query, call.query ?? {});
    if (!query.ok) return query;
    return spec.run({ ...call, body: body.value, query: query.value });
  };
  return { ...spec, run };
}

/** Without a schema, the body is ignored. */
function decoded<T>(schema: z.ZodType<T> | undefined, json: unknown): Result<T> {
  if (schema === undefined) return yes(undefined as T);
  const read = readAs(schema, json);
  return read.ok ? yes(read.value) : no('request.bad', read.problem);
}
