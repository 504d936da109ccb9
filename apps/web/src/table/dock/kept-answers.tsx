/** Standing answers: Never, Ask me, Always. */
import type { Observer, Seat } from '@shutterbox/kernel';
import type { SeatInfo } from '@shutterbox/protocol';
import { type KeptChoice, Segmented } from '@shutterbox/ui';
import { type ReactNode, useState } from 'react';
import { useModel, useScope } from '../context.ts';
import { openPanel } from '../drawers/panels.ts';

/** Kind of question to the label of the choice. */
type Chosen = Readonly<Record<string, string>>;

const NONE: readonly KeptChoice<unknown>[] = [];

/** A standing answer also answers the question that is open now. */
const NOW = 'When I’m asked';

interface KeptProps {
  readonly seat: Seat;
  /** Only this kind, while it is asked; all kinds if left out. */
  readonly kind?: string;
}

export function KeptAnswers({ seat, kind }: KeptProps): ReactNode {
  const { bundle, session } = useScope();
  const version = useModel(({ table }) => table?.version);
  const kept = useModel(({ table }) => table?.seats[seat]?.standing);
  // Shows the choice at once, until the host reports the next version of the table.
  const [sent, setSent] = useState<{ readonly version: number | undefined; readonly chosen: Chosen }>();
  const all = bundle.ui.keptAnswers ?? NONE;
  const shown = all.filter((each) => kind === undefined || each.kind === kind);
  if (shown.length === 0) return null;
  const chosen = sent !== undefined && sent.version === version ? sent.chosen : chosenOf(all, kept ?? []);
  const change = (choice: KeptChoice<unknown>, label: string): void => {
    const next = { ...chosen, [choice.kind]: label };
    setSent({ version, chosen: next });
    session.keepAnswers(seat, answersOf(all, next));
  };
  return (
    <div className="kept-answers">
      {shown.map((choice) => (
        <Segmented
          key={choice.kind}
          deliberate
          label={kind === undefined ? choice.label : NOW}
          value={chosen[choice.kind] ?? labelOfNone(choice)}
          choices={choice.choices.map(({ label }) => ({ value: label, label }))}
          onChange={(label) => change(choice, label)}
        />
      ))}
    </div>
  );
}

/** While nothing is asked: the standing answer, and a way to change it. */
export function KeptMark({ observer }: { readonly observer: Observer }): ReactNode {
  const { bundle } = useScope();
  const kept = useModel(({ table }) => (observer === 'spectator' ? undefined : table?.seats[observer]?.standing));
  const all = bundle.ui.keptAnswers ?? NONE;
  const chosen = chosenOf(all, kept ?? []);
  const given = all.find(({ kind }) => chosen[kind] !== undefined);
  if (given === undefined) return null;
  return (
    <button type="button" className="rule-link" onClick={() => openPanel('seat', String(observer))}>
      {given.label}: {chosen[given.kind]?.toLowerCase()}
    </button>
  );
}

function labelOfNone({ choices }: KeptChoice<unknown>): string {
  return choices.find(({ action }) => action === undefined)?.label ?? '';
}

export function answersOf(
  all: readonly KeptChoice<unknown>[],
  chosen: Chosen,
): { readonly kind: string; readonly action: unknown }[] {
  return all.flatMap(({ kind, choices }) => {
    const action = choices.find(({ label }) => label === chosen[kind])?.action;
    return action === undefined ? [] : [{ kind, action }];
  });
}

/** The reverse: the host's standing answers as choices. */
export function chosenOf(
  all: readonly KeptChoice<unknown>[],
  kept: readonly Pick<NonNullable<SeatInfo['standing']>[number], 'kind' | 'action'>[],
): Chosen {
  const entries = all.flatMap(({ kind, choices }) => {
    const answer = kept.find((each) => each.kind === kind);
    const choice = choices.find(({ action }) => action !== undefined && isSame(action, answer?.action));
    return choice === undefined ? [] : [[kind, choice.label] as const];
  });
  return Object.fromEntries(entries);
}

/** Actions are small plain JSON, written by the same code. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
