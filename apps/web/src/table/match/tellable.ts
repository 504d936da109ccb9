/** The part of a seat's log that may be shown on this device. */
import { heard } from '@shutterbox/kernel';
import { useCallback } from 'react';
import type { AnyRoom, GameBundle } from '../../games/bundle.ts';
import { useModel, useScope } from '../context.ts';
import type { LogLine } from './feed.ts';

/** If a question is asked in front of everyone: what everyone may know. */
export function useTellable(room: Pick<AnyRoom, 'view'>): (line: LogLine) => LogLine {
  const { bundle } = useScope();
  const open = useModel((model) => model.open);
  // Only what everyone may read needs the view, which then is the spectators'.
  const view = open ? room.view : undefined;
  return useCallback((line) => (open ? publicLine(line, bundle, view) : line), [open, bundle, view]);
}

function publicLine(line: LogLine, { game, text }: Pick<GameBundle, 'game' | 'text'>, view: unknown): LogLine {
  const events = heard(game, line.events, 'spectator');
  return { ...line, events, words: events.map((event) => text.event(event, view)), observer: 'spectator' };
}
