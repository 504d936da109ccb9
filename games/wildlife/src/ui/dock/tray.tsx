/** What is still in the bag: dice or tokens to put down, by click, by drag or by key. */
import { count } from '@shutterbox/kernel';
import { Brackets, Refused, useSignal } from '@shutterbox/ui';
import type { PointerEventHandler, ReactNode } from 'react';
import { ALL_DICE, TOKEN } from '../../actions.ts';
import { useCarry } from '../carry.ts';
import type { WildQuestion, WildRoom } from '../kit.ts';
import { Cube } from '../pieces/cube.tsx';
import { Token } from '../pieces/token.tsx';
import { picked } from '../signals.ts';
import { upTo } from '../up-to.ts';

interface TrayProps {
  readonly room: WildRoom;
  readonly question: WildQuestion;
}

const DIE = { what: 'die' } as const;

export function DiceTray({ room, question }: TrayProps): ReactNode {
  const left = room.view.dice;
  const carry = useCarry(room, question, DIE);
  return (
    <div className="wl-tray">
      <span className="wl-dice" role="img" aria-label={`${count(left, 'die', 'dice')} of ${ALL_DICE} left`}>
        {upTo(ALL_DICE - left).map((i) => (
          <span key={i} className="wl-gone" />
        ))}
        {upTo(Math.max(0, left - 1)).map((i) => (
          <Lying key={i} pose={i + 1} onPointerDown={carry} />
        ))}
      </span>
      <Pick room={room} question={question} what="die" />
      {room.view.options.tokens && <Purse room={room} question={question} />}
    </div>
  );
}

interface LyingProps {
  readonly pose: number;
  readonly onPointerDown: PointerEventHandler<HTMLElement>;
}

/** As good as the one in brackets for whoever reaches for it; keys have that one. */
function Lying({ pose, onPointerDown }: LyingProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button beside it does the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button beside it does the same
    <span className="wl-lying" onPointerDown={onPointerDown} onClick={() => toggle('die')}>
      <Cube pose={pose} />
    </span>
  );
}

/** Tokens wait for the dice, and say so. */
function Purse({ room, question }: TrayProps): ReactNode {
  const left = room.view.tokens[question.seat] ?? 0;
  const [token] = TOKEN;
  const reason = token === undefined ? undefined : room.why(question, token);
  const tokens = (
    <>
      <Token />
      <TokenCount left={left} />
    </>
  );
  if (reason === undefined || left === 0) return <span className="wl-purse">{tokens}</span>;
  return (
    <Refused className="wl-purse" reason={reason} openRule={room.openRule}>
      {tokens}
    </Refused>
  );
}

function TokenCount({ left }: { readonly left: number }): ReactNode {
  return (
    <span className="wl-count">
      <b>{left}</b> <span className="wl-unit">{left === 1 ? 'token' : 'tokens'}</span>
    </span>
  );
}

export function TokenTray({ room, question }: TrayProps): ReactNode {
  return (
    <div className="wl-tray">
      <Pick room={room} question={question} what="token" />
      <TokenCount left={room.view.tokens[question.seat] ?? 0} />
    </div>
  );
}

type What = 'die' | 'token';

function Pick({ room, question, what }: TrayProps & { readonly what: What }): ReactNode {
  const held = useSignal(picked)?.what === what;
  const carry = useCarry(room, question, { what });
  return (
    <button
      type="button"
      className={`pick wl-pick${held ? ' sel' : ''}`}
      data-tray={what}
      aria-pressed={held}
      aria-label={`Pick up a ${what}, then choose where it goes`}
      onPointerDown={carry}
      onClick={() => toggle(what)}
    >
      {what === 'die' ? <Cube /> : <Token />}
      <Brackets />
    </button>
  );
}

/** Picked up, or put back. */
function toggle(what: What): void {
  picked.set(picked.get()?.what === what ? undefined : { what });
}
