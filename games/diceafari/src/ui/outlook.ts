/** What may be done with the tiles and photos of the map, and what of it is chosen. */
import { useSignal } from '@shutterbox/ui';
import { useMemo } from 'react';
import { actionKey } from '../actions.ts';
import { MOST_ROLLS } from '../dice.ts';
import type { Action, Spot, Tile, View } from '../types.ts';
import { kindOf, legalOf, type SafariQuestion, type SafariRoom } from './kit.ts';
import { type Route, routesFor } from './routes.ts';
import { chosen } from './signals.ts';

export interface Outlook {
  readonly routes: readonly Route[];
  /** Free tiles for a bonus. */
  readonly tiles: readonly Tile[];
  /** Photos to be taken. */
  readonly spots: readonly Spot[];
}

const NOTHING: Outlook = { routes: [], tiles: [], spots: [] };

export function outlookOf(question: SafariQuestion | undefined, view: View): Outlook {
  if (question === undefined) return NOTHING;
  return {
    routes: routesFor(question, view),
    tiles: legalOf(question, 'bonus').map(({ action }) => action.tile),
    spots: legalOf(question, 'photo').map(({ action }) => action.spot),
  };
}

export function useOutlook(room: SafariRoom, question: SafariQuestion | undefined): Outlook {
  const { view } = room;
  const busy = room.isBusy();
  return useMemo(() => (busy ? NOTHING : outlookOf(question, view)), [question, view, busy]);
}

/** The answer that the large button gives. Where there is but one thing to take, it is chosen from the beginning. */
export function chosenAction(
  question: SafariQuestion | undefined,
  { view, number }: Pick<SafariRoom, 'view' | 'number'>,
  value: ReturnType<typeof chosen.get>,
): Action | undefined {
  if (question === undefined) return undefined;
  if (value?.number === number) return question.legal.find(({ action }) => actionKey(action) === value.key)?.action;
  return suggested(question, view);
}

function suggested(question: SafariQuestion, view: View): Action | undefined {
  switch (kindOf(question)) {
    case 'roll':
      return view.rolls === MOST_ROLLS ? routesFor(question, view)[0]?.action : undefined;
    case 'bonus':
      return question.legal.length === 1 ? question.legal[0]?.action : undefined;
    case 'photo': {
      const photos = legalOf(question, 'photo');
      return photos.length === 1 ? photos[0]?.action : undefined;
    }
  }
}

export function useChosen({ view, number }: SafariRoom, question: SafariQuestion | undefined): Action | undefined {
  const value = useSignal(chosen);
  return useMemo(() => chosenAction(question, { view, number }, value), [question, view, number, value]);
}
