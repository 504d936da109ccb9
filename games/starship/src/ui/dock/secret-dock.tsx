/** What is chosen in secret before play: the plot, who has the grenades, what the customs men are, and bids (S-17). */
import { capital, count } from '@shutterbox/kernel';
import { Choice, Choices, type Option, Options, Primary } from '@shutterbox/ui/board';
import { type ReactNode, useMemo, useState } from 'react';
import { MOST_BID } from '../../actions.ts';
import type { DecisionKind } from '../../answers.ts';
import { isSuspect } from '../../knowledge/veil.ts';
import { sheetOf } from '../../people.ts';
import { scenarioOf } from '../../scenario/scenario.ts';
import { bodyWords, longName, skillsOf } from '../../text/names.ts';
import { LEGITIMATE, type View, type Who } from '../../types.ts';
import { kindOf } from '../kit.ts';
import { useAnswerKeys } from './answer-keys.ts';
import { type InDock, offerOf } from './in-dock.ts';

export function SecretDock(props: InDock): ReactNode {
  return kindOf(props.question) === 'plot' ? <PlotDock {...props} /> : <OneOf {...props} />;
}

/** Each answer with what it leads to. */
function OneOf({ room, board, question }: InDock): ReactNode {
  const offers = useMemo(() => board.offers.filter((offer) => offer.question === question), [board, question]);
  useAnswerKeys({ room, board, question }, offers);
  const kind = kindOf(question);
  const rows = offers.map(
    ({ key, words, actions: [first] }): Option => ({
      key,
      face: (
        <span className="ss-learns">
          {words} <small>{noteOf(kind, first?.on ?? 0)}</small>
        </span>
      ),
      onChoose: () => void board.dispatch({ did: 'pick', offer: key }),
    }),
  );
  return (
    <Choices className="ss-choices">
      <Options room={room} label="Choices" options={rows} />
    </Choices>
  );
}

function noteOf(kind: DecisionKind, on: number): string {
  if (kind === 'papers')
    return on === LEGITIMATE
      ? 'You win at once if a trader attacks, or is seen with a gun. Until then you may not attack.'
      : 'You win when no trader is active.';
  if (kind === 'bid')
    return on === MOST_BID ? 'The other side gets nothing.' : `${count(MOST_BID - on, 'AP')} a turn for each of them.`;
  return '';
}

/** As many people as the scenario says, each chosen with a press. */
function PlotDock({ room, board, question }: InDock): ReactNode {
  const { view } = room;
  const people = suspectsIn(view);
  const wanted = scenarioOf(view).plot?.count ?? 0;
  const [bits, setBits] = useState(0);
  const chosen = people.filter((_, i) => ((bits >> i) & 1) === 1).length;
  const offer = offerOf(board, question, ({ type, on }) => type === 'plot' && on === bits);
  const rows = people.map(
    (who, i): Option => ({
      key: String(who),
      face: (
        <span className="ss-learns">
          {longName(view, who)} <small>{abilities(view, who)}</small>
        </span>
      ),
      chosen: ((bits >> i) & 1) === 1,
      onChoose: () => setBits(bits ^ (1 << i)),
    }),
  );
  return (
    <>
      <Choices className="ss-choices">
        <Options room={room} label="Passengers" options={rows} />
      </Choices>
      <Primary>
        <Choice
          primary
          room={room}
          idle={offer === undefined}
          label={offer === undefined ? `${chosen} of ${wanted} chosen` : `Choose these ${wanted}`}
          onChoose={() => {
            if (offer !== undefined) board.dispatch({ did: 'pick', offer: offer.key });
          }}
        />
      </Primary>
    </>
  );
}

/** What the choice is made by: "STR 9, DEX 2, END 10. Shotgun-3, Brawling-1". */
function abilities(view: View, who: Who): string {
  const sheet = sheetOf(view, who);
  return `${bodyWords(sheet)}. ${capital(skillsOf(sheet))}`;
}

/** In the order of the bits of an answer. */
function suspectsIn(view: View): readonly Who[] {
  return view.sheets.flatMap((sheet, who) => (isSuspect(view, sheet) ? [who] : []));
}
