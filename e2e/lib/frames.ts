/** What a page receives through its sockets. */
import type { Page, WebSocket } from '@playwright/test';
import { type Changes, withChanges } from '@shutterbox/kernel';

interface Frame {
  readonly type: string;
  readonly brief?: { readonly observer: unknown; readonly view?: unknown; readonly changes?: Changes };
}

/** Every frame, with changes expanded to the whole view, so that nothing hides in the pieces. */
export function hearFrames(page: Page): readonly string[] {
  const frames: string[] = [];
  page.on('websocket', (socket: WebSocket) => {
    const views = new Map<unknown, unknown>();
    socket.on('framereceived', ({ payload }) => frames.push(inFull(String(payload), views)));
  });
  return frames;
}

function inFull(text: string, views: Map<unknown, unknown>): string {
  const { brief, ...frame }: Frame = JSON.parse(text);
  if (brief === undefined) return text;
  const { changes, ...told } = brief;
  const view = 'view' in told ? told.view : withChanges(views.get(told.observer), changes);
  views.set(told.observer, view);
  return JSON.stringify({ ...frame, brief: { ...told, view } });
}
