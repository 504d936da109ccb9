/** S-14.19: skills and gear as the quick start would choose them, question by question; places stay to be chosen. */
import { Choice, scoped, useScoped } from '@shutterbox/ui/board';
import { type ReactNode, useEffect } from 'react';
import type { DecisionKind } from '../../answers.ts';
import { assumed } from '../../assumed.ts';
import { NONE } from '../../plan/types.ts';
import { kindOf } from '../kit.ts';
import type { InDock } from './in-dock.ts';

const FOR_ME = scoped(false);

/** Nobody else can choose your side. */
const LEFT_TO_THE_RULES: readonly DecisionKind[] = ['reroll', 'table', 'skill', 'chamber', 'wear', 'keep'];

export function SkillsForMe({ room, question }: Omit<InDock, 'board'>): ReactNode {
  const [forMe, set] = useScoped(FOR_ME);
  const kind = kindOf(question);
  const able = LEFT_TO_THE_RULES.includes(kind);
  const busy = room.isBusy(question);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is answered once.
  useEffect(() => {
    if (!forMe || !able || busy) return;
    // The rules of set-up are no part of a table's script.
    void import('../../setup/defaults.ts').then(({ defaultAnswer }) =>
      room.act(question, defaultAnswer(assumed(room.view), kind, question.subject ?? NONE)),
    );
  }, [forMe, question.id]);
  if (!able) return null;
  return (
    <Choice room={room} label="Choose skills and gear for me" detail="I place my people" onChoose={() => set(true)} />
  );
}

/** Once people are placed, what is taken back is asked again. */
export function useSkillsChosen(): void {
  const [, set] = useScoped(FOR_ME);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => set(false), []);
}
