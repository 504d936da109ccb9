/** The choices before play: rows with their figures, and quick start. */
import { Acts, Choices, type Option, Options, Primary } from '@shutterbox/ui/board';
import type { ReactNode } from 'react';
import { Fragment } from 'react';
import type { Action } from '../../answers.ts';
import { profileAt } from '../../combat/means.ts';
import { DASH, RANGES } from '../../data/chart.ts';
import { cellOf } from '../../data/profiles.ts';
import type { Weapon } from '../../data/weapon.ts';
import { WEAPONS } from '../../data/weapons.ts';
import type { InDock } from './in-dock.ts';
import { QuickStart } from './quick-start.tsx';

export function SetupDock({ room, board, question }: InDock): ReactNode {
  const rows = board.offers
    .filter(({ question: asked, actions: [first] }) => asked === question && first?.type !== 'quick')
    .map(
      ({ key, words, actions: [action] }): Option => ({
        key,
        face: <SetupFace words={words} action={action} />,
        heard: words,
        onChoose: () => void board.dispatch({ did: 'pick', offer: key }),
      }),
    );
  return (
    <>
      <Choices className="ss-choices">
        <Options room={room} label="Choices" options={rows} />
      </Choices>
      <Primary>
        <Acts>
          <QuickStart room={room} board={board} question={question} />
        </Acts>
      </Primary>
    </>
  );
}

/** A weapon with its throws at the four ranges against no armor. */
function SetupFace({ words, action }: { readonly words: string; readonly action: Action | undefined }): ReactNode {
  const weapon = action?.type === 'skill' ? (WEAPONS[action.on] as Weapon | undefined) : undefined;
  const mode = weapon?.modes[0];
  if (weapon === undefined || mode === undefined) return words;
  const { toHit, dice } = profileAt(mode.profile);
  return (
    <span className="ss-weapon">
      <b>{weapon.name}</b>
      <span className="ss-weapon-figures">
        {RANGES.map((name, band) => {
          const needed = toHit[cellOf(0, band)] ?? DASH;
          return (
            <Fragment key={name}>
              <small>{name}</small>
              <em>{needed === DASH ? '–' : `${needed}+`}</em>
            </Fragment>
          );
        })}
        <small>wounds</small>
        <em>{dice}D</em>
        <small>rounds</small>
        <em>{weapon.capacity === 0 ? '–' : weapon.capacity}</em>
      </span>
    </span>
  );
}
