/** A reaction: a card for each defender who waits for a word, and holding back for all of them. */
import { PHONE, percent, useMedia } from '@shutterbox/ui';
import { Acts, Choice, Choices, Primary, useKeys } from '@shutterbox/ui/board';
import { type ReactNode, useMemo } from 'react';
import { assumed } from '../../assumed.ts';
import { provoker } from '../../combat/reactions.ts';
import { NONE } from '../../plan/types.ts';
import { personName } from '../../text/names.ts';
import type { Who } from '../../types.ts';
import { OrderSwitch } from '../orders/order-switch.tsx';
import { Face } from '../people/face.tsx';
import { mannerOf, throwOf } from '../throws.ts';
import { type InDock, offerOf } from './in-dock.ts';
import { ThrowBox } from './throw-later.ts';

export function ReactDock({ room, board, question }: InDock): ReactNode {
  const hold = offerOf(board, question, ({ type }) => type === 'hold');
  const reactions = question.legal.flatMap(({ action }) => (action.type === 'react' ? [action] : []));
  const defenders = [...new Set(reactions.map(({ on }) => on))];
  const phone = useMedia(PHONE);
  const fire = offerOf(board, question, ({ type }) => type === 'react');
  useKeys(
    useMemo(() => {
      const pick = (offer: typeof hold) => (): void => {
        if (offer !== undefined && !room.isBusy(question)) board.dispatch({ did: 'pick', offer: offer.key });
      };
      return new Map([
        ['f', pick(fire)],
        ['h', pick(hold)],
      ]);
    }, [fire, hold, board, room, question]),
  );
  return (
    <>
      <Choices className="ss-choices ss-cards">
        {defenders.map((who) => (
          <Card key={who} room={room} board={board} question={question} who={who} />
        ))}
      </Choices>
      <Primary>
        <Acts>
          <Choice
            room={room}
            label={defenders.length > 1 ? 'Everyone holds' : 'Hold back'}
            detail={phone ? undefined : 'key H'}
            offer={hold}
          />
        </Acts>
      </Primary>
    </>
  );
}

function Card({ room, board, question, who }: InDock & { readonly who: Who }): ReactNode {
  const { view } = room;
  const enemy = provoker(assumed(view), who);
  const target = enemy === NONE ? view.react.mover : enemy;
  const hows = question.legal.flatMap(({ action }) =>
    action.type === 'react' && action.on === who ? [action.how] : [],
  );
  return (
    <article className="ss-card" aria-label={personName(view, who)}>
      <header>
        <Face view={view} who={who} />
        <b>{personName(view, who)}</b>
      </header>
      <Acts>
        {hows.map((how, at) => {
          const aim = throwOf(view, who, target, how);
          return (
            <Choice
              key={how}
              primary={at === 0}
              room={room}
              label={`${mannerOf(how).split(',')[0]}, ${percent(aim.chance)}%`}
              detail={aim.weapon}
              offer={offerOf(
                board,
                question,
                (action) => action.type === 'react' && action.on === who && action.how === how,
              )}
            />
          );
        })}
      </Acts>
      {hows[0] !== undefined && (
        <ThrowBox view={view} aim={throwOf(view, who, target, hows[0])} openRule={room.openRule} />
      )}
      <OrderSwitch room={room} who={who} order={view.bodies[who]?.cover === NONE ? 'snap' : 'cover'} />
    </article>
  );
}
