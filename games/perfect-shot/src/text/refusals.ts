/** Why not, in words. */
import type { Rejection } from '@shutterbox/kernel';
import { type DecisionKind, LOOSE } from '../types.ts';
import { albumName, cardName, photoName } from './words.ts';

const NOT_NOW: Readonly<Record<DecisionKind, string>> = {
  turn: 'It is your turn: place a card, or take an album.',
  arrange: 'You can only move your tiles here.',
  confirm: 'The turns are over: confirm the best arrangement, or keep your own.',
  confirmed: 'You have confirmed. Take that back first.',
};

export function refusalText({ code, params = {} }: Rejection): string {
  const album = albumNameOf(params.album);
  switch (code) {
    case 'notNow':
      return NOT_NOW[params.kind as DecisionKind];
    case 'notInHand':
      return `${cardName(Number(params.card))} is not in your hand.`;
    case 'noCalls':
      return 'You have already called two perfect shots.';
    case 'notOpen':
      return `${album} is not one of the open albums.`;
    case 'noAlbums':
      return 'The album deck is empty.';
    case 'notYourAlbum':
      return `${album} is not your album.`;
    case 'noSuchTile':
      return noSuchTile(Number(params.photo), Number(params.from));
    case 'full':
      return `${album} is full: take a tile off it first.`;
    case 'arranged':
      return 'The game is already arranging your albums.';
    case 'nothingToKeep':
      return 'You have not arranged anything yourself, so there is nothing to keep.';
    default:
      throw new Error(`No words for the refusal '${code}'.`);
  }
}

function albumNameOf(album: string | number | undefined): string {
  return album === undefined ? '' : albumName(Number(album));
}

function noSuchTile(photo: number, from: number): string {
  const name = photoName(photo);
  return from === LOOSE ? `You have no loose ${name}.` : `There is no ${name} on ${albumName(from)}.`;
}
