/** The description of the API, made from the schemas that decode it. */
import { errorReply } from '@shutterbox/protocol';
import { z } from 'zod';
import type { RouteShape } from './route.ts';

type AnyRoute = RouteShape<unknown, unknown>;

export const API = '/api/v1';

type Json = Readonly<Record<string, unknown>>;

export function openApi(routes: readonly AnyRoute[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const each of routes) {
    const path = `${API}${each.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [each.method.toLowerCase()]: operation(each) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Shutterbox',
      version: '1',
      description: 'Play by program: docs/api.md explains it, with an example.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{}, { bearer: [] }, { cookie: [] }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token that POST /api/v1/visitors gives.' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'shutterbox' },
      },
      schemas: { Error: schemaOf(errorReply, 'output') },
    },
  };
}

function operation({ method, path, summary, body, query, reply, status = 200, visitor }: AnyRoute): Json {
  const parameters = [...inPath(path), ...(query === undefined ? [] : inQuery(query))];
  return {
    operationId: `${method.toLowerCase()}${path.replaceAll(/[^A-Za-z]+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: { content: content(schemaOf(body, 'input')) } }),
    responses: {
      [status]: { description: 'Done.', content: content(schemaOf(reply, 'output'), isStream(path)) },
      default: { description: 'Refused.', content: content({ $ref: '#/components/schemas/Error' }) },
    },
    ...(visitor === true ? { security: [{ bearer: [] }, { cookie: [] }] } : {}),
  };
}

function isStream(path: string): boolean {
  return path.endsWith('/stream');
}

function inPath(path: string): Json[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: name === 'seat' ? 'integer' : 'string' },
  }));
}

function inQuery(query: z.ZodType): Json[] {
  const { properties, required } = schemaOf(query, 'output');
  const needed: unknown[] = Array.isArray(required) ? required : [];
  return Object.entries(properties as Record<string, Json>).map(([name, schema]) => ({
    name,
    in: 'query',
    required: needed.includes(name) && !('default' in schema),
    schema,
  }));
}

function content(schema: Json, stream = false): Json {
  return { [stream ? 'application/x-ndjson' : 'application/json']: { schema } };
}

/** A transform has no schema of its own; what it makes is described beside it. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
