/** The end: who has won, what happened to whom, and the plan as it was left. */
import { ordinal, render, victory } from '@shutterbox/kernel';
import { Avatar, Final, readerOf, ScorePad } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { bodyOf, isActive, isAnimal, sheetOf } from '../people.ts';
import { scenarioOf } from '../scenario/scenario.ts';
import { longName, sideName } from '../text/names.ts';
import type { EndReason, Status, View } from '../types.ts';
import type { InRoom } from './kit.ts';
import { Face } from './people/face.tsx';
import { Boxes } from './sheet/boxes.tsx';

const WIDE = '(min-width: 961px)';

const REASONS: Readonly<Record<EndReason, string>> = {
  eliminated: 'One side has nobody left standing.',
  passengers: 'No passenger is left standing.',
  bridge: 'Time is up, and the bridge decides.',
  limit: 'Time is up, and the side with more people standing wins.',
};

const STATES: Readonly<Record<Status, string>> = {
  active: 'standing',
  asleep: 'asleep',
  unconscious: 'unconscious',
  wounded: 'seriously wounded',
  dead: 'dead',
};

interface ScoreProps extends InRoom {
  readonly actions: ReactNode;
  readonly board: ReactNode;
}

export function Score({ room, actions, board }: ScoreProps): ReactNode {
  const { outcome, sitters, view } = room;
  if (outcome === undefined) return null;
  const own = (seat: number): readonly number[] =>
    view.sheets.flatMap((sheet, who) => (sheet.seat === seat && sheet.role !== 'mascot' ? [who] : []));
  const left = sitters.map(({ seat }) => own(seat).filter((who) => isActive(view, who)).length);
  const seats = sitters.map(({ seat, name }) => ({
    badge: <Avatar seat={seat} name={name} />,
    name,
    total: left[seat] ?? 0,
    place: '',
    won: outcome.rank[seat] === 1,
  }));
  const sides = scenarioOf(view).sides.map((name, side) => {
    const of = sitters.flatMap(({ seat }) => (outcome.side?.[seat] === side ? [seat] : []));
    const won = of.some((seat) => outcome.rank[seat] === 1);
    return {
      name,
      seats: of,
      total: of.reduce((sum, seat) => sum + (left[seat] ?? 0), 0),
      place: ordinal(won ? 1 : 2),
      won,
    };
  });
  return (
    <Final className="field-final ss-score" board={board} label="The final plan" wide={WIDE}>
      <div className="field-result">
        <h1>{render(victory(outcome, room), readerOf(room))}</h1>
        <p>
          {view.reason === '' ? '' : REASONS[view.reason]} Turn {view.turn}.
        </p>
        <ScorePad
          seats={seats}
          rows={[{ label: 'Characters', note: 'still standing', cells: left.map(String) }]}
          sides={sides}
        />
        <Fates view={view} />
        <div className="acts">{actions}</div>
      </div>
    </Final>
  );
}

function Fates({ view }: { readonly view: View }): ReactNode {
  return (
    <section className="ss-fates" aria-label="What happened to whom">
      <h2>What happened to whom</h2>
      <ul>
        {view.sheets.map((_, who) => {
          const body = bodyOf(view, who);
          const sheet = sheetOf(view, who);
          const animal = isAnimal(view, who);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: people keep their places.
            <li key={who}>
              <Face view={view} who={who} />
              <span className="ss-fate-name">
                <b>{longName(view, who)}</b>
                <small>{sheet.side >= 0 ? sideName(view, sheet.side) : ''}</small>
              </span>
              <span className="ss-fate" data-state={body.status}>
                {STATES[body.status]}
              </span>
              <dl className="ss-stats">
                <Boxes label={animal ? 'Until out' : 'STR'} left={body.str} most={animal ? sheet.pool : sheet.str} />
                <Boxes
                  label={animal ? 'Until dead' : 'DEX'}
                  left={body.dex}
                  most={animal ? sheet.deathPool : sheet.dex}
                />
                {!animal && <Boxes label="END" left={body.end} most={sheet.end} />}
              </dl>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
