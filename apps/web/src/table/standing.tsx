/** Answers given once and for all: Never, Ask me, Always. */
import type { Seat } from '@shutterbox/kernel';
import { Segmented, type StandingChoice } from '@shutterbox/ui';
import { type ReactNode, useState } from 'react';
import { keep, kept } from '../settings/storage.ts';
import { useScope } from './context.ts';

/** Kind of decision to the label of the choice. The host keeps the answers, and tells nobody, so this browser remembers. */
type Chosen = Readonly<Record<string, string>>;

interface StandingProps {
  readonly seat: Seat;
  /** Only those of this kind; all of them where it is left out. */
  readonly kind?: string;
}

export function StandingAnswers({ seat, kind }: StandingProps): ReactNode {
  const { bundle, session } = useScope();
  const key = `standing.${session.match}.${seat}`;
  const [chosen, choose] = useState(() => kept<Chosen>(key) ?? {});
  const all = bundle.ui.standing;
  const shown = all.filter((each) => kind === undefined || each.kind === kind);
  if (shown.length === 0) return null;
  const change = (standing: StandingChoice<unknown>, label: string): void => {
    const next = { ...chosen, [standing.kind]: label };
    choose(next);
    keep(key, next);
    session.stand(seat, answersOf(all, next));
  };
  return (
    <div className="standing">
      {shown.map((standing) => (
        <Segmented
          key={standing.kind}
          label={standing.label}
          value={chosen[standing.kind] ?? labelOfNone(standing)}
          choices={standing.choices.map(({ label }) => ({ value: label, label }))}
          onChange={(label) => change(standing, label)}
        />
      ))}
    </div>
  );
}

function labelOfNone({ choices }: StandingChoice<unknown>): string {
  return choices.find(({ action }) => action === undefined)?.label ?? '';
}

export function answersOf(
  all: readonly StandingChoice<unknown>[],
  chosen: Chosen,
): { readonly kind: string; readonly action: unknown }[] {
  return all.flatMap(({ kind, choices }) => {
    const action = choices.find(({ label }) => label === chosen[kind])?.action;
    return action === undefined ? [] : [{ kind, action }];
  });
}
