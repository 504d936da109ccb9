/** The choices before play in words, and quick start. Weapons and armor have their figures over the plan. */
import { Acts, Choices, type Option, Options, Primary } from '@shutterbox/ui/board';
import { type ReactNode, useMemo } from 'react';
import { comesWith, usefulFirst } from '../setup/comes-with.ts';
import { useAnswerKeys } from './answer-keys.ts';
import type { InDock } from './in-dock.ts';
import { QuickStart } from './quick-start.tsx';
import { SkillsForMe } from './skills-for-me.tsx';

export function SetupDock({ room, board, question }: InDock): ReactNode {
  const offers = useMemo(
    () =>
      usefulFirst(
        board.offers.filter(({ question: asked, actions: [first] }) => asked === question && first?.type !== 'quick'),
      ),
    [board, question],
  );
  useAnswerKeys({ room, board, question }, offers);
  const rows = offers.map(
    ({ key, words, actions: [first] }): Option => ({
      key,
      face: <Face words={words} note={first?.type === 'skill' ? comesWith(first.on) : ''} />,
      onChoose: () => void board.dispatch({ did: 'pick', offer: key }),
    }),
  );
  return (
    <>
      <Choices className="ss-choices">
        <Options room={room} label="Choices" options={rows} />
      </Choices>
      <Primary>
        <Acts className="ss-setup">
          <QuickStart room={room} board={board} question={question} />
          <SkillsForMe room={room} question={question} />
        </Acts>
      </Primary>
    </>
  );
}

/** A choice, and under it what the choice brings. */
function Face({ words, note }: { readonly words: string; readonly note: string }): ReactNode {
  if (note === '') return words;
  return (
    <span className="ss-learns">
      {words} <small>{note}</small>
    </span>
  );
}
