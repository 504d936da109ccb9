/** Every action, made once where there are few enough: search and simulation push these objects and allocate nothing. */
import { isRecord } from '@shutterbox/kernel';
import { ALBUMS } from './data/albums.ts';
import { CARDS } from './data/cards.ts';
import {
  type Action,
  type AlbumId,
  type ArrangeAction,
  type Card,
  LOOSE,
  PHOTO_KINDS,
  type PhotoAction,
} from './types.ts';

const WAYS: readonly (readonly [turned: boolean, called: boolean])[] = [
  [false, false],
  [true, false],
  [false, true],
  [true, true],
];

/** By card: as printed, turned, and both again with a perfect shot announced. */
export const PHOTOS: readonly (readonly PhotoAction[])[] = CARDS.map((_, card) =>
  WAYS.map(([turned, called]) => ({ type: 'photo', card, turned, called })),
);
/** How many of them do not announce one. */
export const UNCALLED = 2;
export const TAKE: readonly Action[] = ALBUMS.map((_, album) => ({ type: 'album', album }));
export const TAKE_TOP: Action = { type: 'topAlbum' };
export const ARRANGE_FOR_ME: Action = { type: 'arrangeForMe' };
export const BEST: Action = { type: 'confirm', layout: 'best' };
export const KEEP: Action = { type: 'confirm', layout: 'keep' };
export const TAKE_BACK: Action = { type: 'takeBack' };

export function decodeAction(json: unknown): Action | undefined {
  if (!isRecord(json)) return undefined;
  switch (json.type) {
    case 'photo':
      return PHOTOS[Number(json.card)]?.find(
        ({ card, turned, called }) => card === json.card && turned === json.turned && called === json.called,
      );
    case 'album':
      return TAKE.find((_, album) => album === json.album);
    case 'topAlbum':
      return TAKE_TOP;
    case 'arrange':
      return decodeArrange(json);
    case 'arrangeForMe':
      return ARRANGE_FOR_ME;
    case 'confirm':
      return [BEST, KEEP].find((action) => action.type === 'confirm' && action.layout === json.layout);
    case 'takeBack':
      return TAKE_BACK;
    default:
      return undefined;
  }
}

function decodeArrange({ photo, from, to }: Readonly<Record<string, unknown>>): ArrangeAction | undefined {
  if (!isWithin(photo, 0, PHOTO_KINDS) || !isPlace(from) || !isPlace(to) || from === to) return undefined;
  return { type: 'arrange', photo, from, to };
}

function isPlace(json: unknown): json is AlbumId {
  return isWithin(json, LOOSE, ALBUMS.length);
}

function isWithin(json: unknown, from: number, to: number): json is number {
  return typeof json === 'number' && Number.isInteger(json) && json >= from && json < to;
}

export function actionKey(action: Action): string {
  switch (action.type) {
    case 'photo':
      return photoKey(action.card, action.turned, action.called);
    case 'album':
      return `album ${action.album}`;
    case 'arrange':
      return `arrange ${action.photo} ${action.from} ${action.to}`;
    case 'confirm':
      return `confirm ${action.layout}`;
    case 'topAlbum':
    case 'arrangeForMe':
    case 'takeBack':
      return action.type;
  }
}

function photoKey(card: Card, turned: boolean, called: boolean): string {
  return `photo ${card}${turned ? ' turned' : ''}${called ? ' called' : ''}`;
}
