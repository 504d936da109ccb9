/** The dice or tokens that you can still put down, by click, drag or key. */
import { count } from '@shutterbox/kernel';
import { Brackets, Refused } from '@shutterbox/ui';
import { type KeyDeeds, type Place, useKeys, usePointed } from '@shutterbox/ui/board';
import { type ReactNode, useMemo } from 'react';
import { ALL_DICE, TOKEN } from '../../actions.ts';
import { dieOn } from '../moved-dice.ts';
import { Cube } from '../pieces/cube.tsx';
import { Token } from '../pieces/token.tsx';
import { BAG, DIE, TOKEN_IN_HAND } from '../places.ts';
import { upTo } from '../up-to.ts';
import type { ControlsProps } from './controls.tsx';

export function DiceTray(props: ControlsProps): ReactNode {
  const { room } = props;
  const left = room.view.dice;
  return (
    <div className="wl-tray" data-drop={BAG}>
      <TakeBackKey {...props} />
      <span className="wl-dice" role="img" aria-label={`${count(left, 'die', 'dice')} of ${ALL_DICE} left`}>
        {upTo(ALL_DICE - left).map((i) => (
          <span key={i} className="wl-gone" />
        ))}
        {/* A pointer may take this one too; keys use the one in brackets. */}
        {upTo(Math.max(0, left - 1)).map((i) => (
          <span key={i} className="wl-lying" data-hand={DIE}>
            <Cube />
          </span>
        ))}
      </span>
      <Pick {...props} what={DIE} />
      {room.view.options.tokens && <Purse {...props} />}
    </div>
  );
}

/** Takes a die back from the place that has the focus or is pointed at. */
function TakeBackKey({ board }: ControlsProps): ReactNode {
  const { aim } = usePointed();
  const { dispatch, offers } = board;
  const deeds = useMemo((): KeyDeeds => {
    const take = (): void => {
      const offer = intoTheBag(offers, aim ?? focusedPlace());
      if (offer !== undefined) dispatch({ did: 'pick', offer });
    };
    return new Map([['Delete', take]]);
  }, [aim, dispatch, offers]);
  useKeys(deeds);
  return null;
}

/** The pointer's place is forgotten with each new question; the focus still has one. */
function focusedPlace(): Place | undefined {
  const focused = document.activeElement;
  return focused instanceof HTMLElement ? focused.dataset.place : undefined;
}

function intoTheBag(offers: ControlsProps['board']['offers'], place: Place | undefined): string | undefined {
  if (place === undefined) return undefined;
  return offers.find(({ hand, at }) => hand === dieOn(place) && at.includes(BAG))?.key;
}

/** Tokens come after the dice, and the tray says so. */
function Purse({ room, question }: ControlsProps): ReactNode {
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

export function TokenTray(props: ControlsProps): ReactNode {
  const { room, question } = props;
  return (
    <div className="wl-tray" data-drop={BAG}>
      <TakeBackKey {...props} />
      <Pick {...props} what={TOKEN_IN_HAND} />
      <TokenCount left={room.view.tokens[question.seat] ?? 0} />
    </div>
  );
}

function Pick({ board, what }: ControlsProps & { readonly what: typeof DIE | typeof TOKEN_IN_HAND }): ReactNode {
  return (
    <button
      type="button"
      className="wl-pick"
      data-tray={what}
      {...board.source(what)}
      aria-label={`Pick up a ${what}, then choose where it goes`}
    >
      {what === DIE ? <Cube /> : <Token />}
      <Brackets />
    </button>
  );
}
