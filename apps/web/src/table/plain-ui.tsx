/** A text board for games without one; everything is playable. */
import { type ActionGroup, Final, type GameUi, type OwnQuestion } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import type { AnyRoom } from '../games/bundle.ts';

/** As many buttons as fit into the dock; All moves has the rest. */
const MOST_BUTTONS = 6;

export function plainUi(game: string): GameUi<unknown, unknown, unknown> {
  return {
    name: game.charAt(0).toUpperCase() + game.slice(1),
    subtitle: 'as text',
    chapter: (view) => {
      const round = fact(view, 'round');
      return typeof round === 'number' ? `Round ${round}` : '';
    },
    phases: () => undefined,
    Board: PlainBoard,
    SeatFacts: () => null,
    holdings: [],
    prompt: (_room, question) => ({ title: question.words }),
    Controls: PlainControls,
    Score: PlainScore,
    groups: plainGroups,
    duration: () => 0,
    lessons: {},
    hasSecret: () => true,
  };
}

function fact(view: unknown, key: string): unknown {
  return typeof view === 'object' && view !== null ? (view as Readonly<Record<string, unknown>>)[key] : undefined;
}

function PlainBoard({ room }: { readonly room: AnyRoom }): ReactNode {
  const facts = typeof room.view === 'object' && room.view !== null ? Object.entries(room.view) : [];
  return (
    <section className="plain-board" aria-label="The table in facts">
      <dl>
        {facts.map(([key, value]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{JSON.stringify(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface ControlsProps {
  readonly room: AnyRoom;
  readonly question: OwnQuestion<unknown>;
}

function PlainControls({ room, question }: ControlsProps): ReactNode {
  return (
    <div className="tray plain-tray">
      {question.legal.slice(0, MOST_BUTTONS).map(({ action, words }) => (
        <button
          key={words}
          type="button"
          className="btn"
          disabled={room.isBusy(question)}
          onClick={() => room.act(question, action)}
        >
          {words}
        </button>
      ))}
      {question.legal.length > MOST_BUTTONS && (
        <p className="hint">{question.legal.length - MOST_BUTTONS} more in All moves.</p>
      )}
    </div>
  );
}

interface ScoreProps {
  readonly room: AnyRoom;
  readonly actions: ReactNode;
  readonly board: ReactNode;
}

function PlainScore({ room, actions, board }: ScoreProps): ReactNode {
  const { outcome, sitters } = room;
  if (outcome === undefined) return null;
  const rows = sitters.map(({ name, seat }) => ({
    name,
    rank: outcome.rank[seat] ?? 0,
    score: outcome.score[seat] ?? 0,
  }));
  return (
    <Final className="plain-final" board={board} label="The table" wide="(min-width: 961px)">
      <section className="plain-score">
        <table>
          <caption>The result</caption>
          <thead>
            <tr>
              <th scope="col">Place</th>
              <th scope="col">Name</th>
              <th scope="col">Score</th>
            </tr>
          </thead>
          <tbody>
            {rows
              .sort((a, b) => a.rank - b.rank)
              .map(({ name, rank, score }) => (
                <tr key={name}>
                  <td>{rank}</td>
                  <th scope="row">{name}</th>
                  <td>{score}</td>
                </tr>
              ))}
          </tbody>
        </table>
        <div className="acts">{actions}</div>
      </section>
    </Final>
  );
}

/** By their first word: "Draw …", "Place …". */
function plainGroups(question: OwnQuestion<unknown>): readonly ActionGroup<unknown>[] {
  const groups = new Map<string, OwnQuestion<unknown>['legal'][number][]>();
  for (const legal of question.legal) {
    const [verb = ''] = legal.words.split(' ');
    groups.set(verb, [...(groups.get(verb) ?? []), legal]);
  }
  return [...groups].map(([label, actions]) => ({ label, items: actions }));
}
