/** What is still in the bag: dice or tokens to put down, by click, by drag or by key. */
import { Brackets, Cube, Token, useDrag, useSignal } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { ALL_DICE } from '../../actions.ts';
import { count } from '../../text/words.ts';
import type { WildQuestion, WildRoom } from '../kit.ts';
import { dropAt } from '../send.ts';
import { aimed, picked } from '../signals.ts';
import { upTo } from '../up-to.ts';

interface TrayProps {
  readonly room: WildRoom;
  readonly question: WildQuestion;
}

export function DiceTray({ room, question }: TrayProps): ReactNode {
  const left = room.view.dice;
  const me = question.seat;
  return (
    <div className="wl-tray">
      <span className="wl-dice" role="img" aria-label={`${count(left, 'die', 'dice')} of ${ALL_DICE} left`}>
        {upTo(ALL_DICE - left).map((i) => (
          <span key={i} className="wl-gone" />
        ))}
        {upTo(Math.max(0, left - 1)).map((i) => (
          <Cube key={i} pose={i + 1} />
        ))}
      </span>
      <Pick room={room} question={question} what="die" />
      {room.view.options.tokens && (
        <span className="wl-purse">
          <Token />
          <span>
            <b>{room.view.tokens[me]}</b>{' '}
            <span className="wl-unit">{room.view.tokens[me] === 1 ? 'token' : 'tokens'}</span>
          </span>
        </span>
      )}
    </div>
  );
}

export function TokenTray({ room, question }: TrayProps): ReactNode {
  const left = room.view.tokens[question.seat] ?? 0;
  return (
    <div className="wl-tray">
      <Pick room={room} question={question} what="token" />
      <span className="wl-count">
        <b>{left}</b> <span className="wl-unit">{left === 1 ? 'token' : 'tokens'}</span>
      </span>
    </div>
  );
}

function Pick({ room, question, what }: TrayProps & { readonly what: 'die' | 'token' }): ReactNode {
  const held = useSignal(picked)?.what === what;
  const onPointerDown = useDrag({
    onStart: () => picked.set({ what }),
    onOver: (place) => aimed.set(place),
    onDrop: (place) => dropAt(room, question, place) || picked.set(undefined),
  });
  return (
    <button
      type="button"
      className={`pick wl-pick${held ? ' sel' : ''}`}
      data-tray={what}
      aria-pressed={held}
      aria-label={`Pick up a ${what}, then choose where it goes`}
      onPointerDown={onPointerDown}
      onClick={() => picked.set(held ? undefined : { what })}
    >
      {what === 'die' ? <Cube /> : <Token />}
      <Brackets />
    </button>
  );
}
