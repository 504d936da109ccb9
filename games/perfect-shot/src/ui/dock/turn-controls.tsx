/** A turn: choose a card and its way up, call a perfect shot or not, and place it. Or take the album chosen on the board. */
import { Aside, Choice, Material, Primary, useKeys, useScoped } from '@shutterbox/ui/board';
import { type ReactNode, useCallback, useMemo } from 'react';
import { callsLeft } from '../../table.ts';
import { albumName, cardName } from '../../text/words.ts';
import type { Action } from '../../types.ts';
import { askedWords } from '../albums.ts';
import { calledFor, turnedCards, turnKey, withTurned } from '../signals.ts';
import { useShotBoard, useWays } from '../use-spec.ts';
import type { ControlsProps } from './controls.tsx';
import { cardOffers, Hand } from './hand.tsx';
import { ShutterRelease } from './shutter-release.tsx';

export function TurnControls({ room, question }: ControlsProps): ReactNode {
  const board = useShotBoard(room);
  const { called } = useWays(room);
  const { view } = room;
  const chosen = board.chosen(question);
  const action = chosen?.actions[0];
  const cards = cardOffers(board);
  const left = callsLeft(view, question.seat);
  const [turned, setTurned] = useScoped(turnedCards);
  const [, setCalled] = useScoped(calledFor);
  const call = useCallback(() => setCalled(called ? undefined : turnKey(view)), [called, setCalled, view]);
  useKeys(
    useMemo(() => {
      const deeds = new Map<string, () => void>([
        ['t', () => action?.type === 'photo' && setTurned(withTurned(turned, action.card))],
        ['c', () => left > 0 && call()],
      ]);
      for (const [i, { offer }] of cards.entries())
        deeds.set(String(i + 1), () => void (offer !== chosen && board.dispatch({ did: 'pick', offer: offer.key })));
      return deeds;
    }, [action, board, call, cards, chosen, left, setTurned, turned]),
  );
  const refused = left > 0 ? undefined : refusedCall(room, question);
  return (
    <>
      <Material className="ps-material">
        <Hand question={question} board={board} />
      </Material>
      {cards.length > 0 && (
        <Aside className="ps-aside">
          <ShutterRelease
            called={called && left > 0}
            left={left}
            refused={refused}
            openRule={room.openRule}
            onPress={call}
          />
        </Aside>
      )}
      <Primary className="ps-primary">
        <Choice
          room={room}
          primary
          idle={chosen === undefined}
          label={labelOf(action)}
          detail={detailOf(action, hasAlbums(question))}
          onChoose={() => board.confirm(question)}
        />
      </Primary>
    </>
  );
}

/** PS-3.2: the answer is the same for every card, so the first one is asked about. */
function refusedCall(room: ControlsProps['room'], question: ControlsProps['question']) {
  const [card] = room.view.hand;
  return card === undefined ? undefined : room.why(question, { type: 'photo', card, turned: false, called: true });
}

function labelOf(action: Action | undefined): string {
  switch (action?.type) {
    case 'photo':
      return action.called ? 'Call and place' : 'Place card';
    case 'album':
      return `Take ${albumName(action.album)}`;
    case 'topAlbum':
      return 'Take a face-down album';
    default:
      return 'Choose a card';
  }
}

function hasAlbums({ legal }: ControlsProps['question']): boolean {
  return legal.some(({ action: { type } }) => type === 'album' || type === 'topAlbum');
}

function detailOf(action: Action | undefined, albums: boolean): string | undefined {
  switch (action?.type) {
    case 'photo':
      return `${cardName(action.card)}${action.turned ? ', turned' : ''}. Can’t be undone`;
    case 'album':
      return askedWords(action.album);
    case 'topAlbum':
      return 'instead of a photo';
    default:
      return albums ? 'or an album' : undefined;
  }
}
