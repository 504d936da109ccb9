/** What an answer does. The rules take any judge: a bot's eye may be a little off (bot/eye.ts). */
import type { Context, Decision } from '@shutterbox/kernel';
import { takeAlbum, takeTopAlbum } from './apply/album.ts';
import { arrange, arrangeForMe } from './apply/arrange.ts';
import { confirm, takeBack } from './apply/confirm.ts';
import { takePhoto } from './apply/photo.ts';
import { type Judge, judge } from './cards/judge.ts';
import type { Action, Event, State } from './types.ts';

export type Apply = (state: State, decision: Decision, action: Action, cx: Context<Event>) => void;

export function applyWith(eye: Judge): Apply {
  return (state, { seat }, action, cx) => {
    switch (action.type) {
      case 'photo':
        return takePhoto(state, seat, action, eye, cx);
      case 'album':
        return takeAlbum(state, seat, action.album, cx);
      case 'topAlbum':
        return takeTopAlbum(state, seat, cx);
      case 'arrange':
        return arrange(state, seat, action, cx);
      case 'arrangeForMe':
        return arrangeForMe(state, seat, cx);
      case 'confirm':
        return confirm(state, seat, action.layout, cx);
      case 'takeBack':
        return takeBack(state, seat, cx);
    }
  };
}

export const apply: Apply = applyWith(judge);
