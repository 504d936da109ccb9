/** The ship's status: lights, valves and doors, lifts, the alarm, and the clock of the scenario. */
import { count, list } from '@shutterbox/kernel';
import { type ReactNode, useId, useState } from 'react';
import { isOpen } from '../grid/step.ts';
import { NONE } from '../plan/types.ts';
import { planOf, scenarioOf } from '../scenario/scenario.ts';
import { alarmLine, clockLine } from '../text/clock.ts';
import type { View } from '../types.ts';
import { turnsLeft } from './chapter.ts';
import { type DeedIcon, Glyph } from './dock/icons.tsx';
import { useHullFacts } from './status-later.ts';

export interface Fact {
  readonly icon: DeedIcon;
  readonly label: string;
  readonly words: string;
  /** For a phone. */
  readonly short: string;
  /** What it means for play. */
  readonly about: string;
  /** Not as it should be. */
  readonly wrong?: boolean;
}

export function ShipStatus({ view }: { readonly view: View }): ReactNode {
  const hull = useHullFacts(view);
  if (view.turn === 0 || view.winner !== NONE) return null;
  return (
    <dl className="ss-status" aria-label="Ship’s status">
      {factsOf(view, hull).map((fact) => (
        <FactRow key={fact.label} fact={fact} />
      ))}
    </dl>
  );
}

/** Pointed at, focused or pressed, it says what it means. */
function FactRow({ fact }: { readonly fact: Fact }): ReactNode {
  const { icon, label, words, short, about, wrong = false } = fact;
  const [told, tell] = useState(false);
  const id = useId();
  return (
    <div data-wrong={wrong || undefined} data-told={told || undefined}>
      <dt>
        <button
          type="button"
          aria-expanded={told}
          aria-describedby={id}
          onClick={() => tell(!told)}
          onBlur={() => tell(false)}
        >
          <Glyph icon={icon} />
          <span>{label}</span>
        </button>
      </dt>
      <dd>
        <span className="ss-status-long">{words}</span>
        <span className="ss-status-short" aria-hidden="true">
          {short}
        </span>
        <span id={id} className="ss-status-about">
          {about}
        </span>
      </dd>
    </div>
  );
}

export function factsOf(view: View, hull: readonly Fact[]): readonly Fact[] {
  return [
    clockFact(view),
    ...alarmFact(view),
    ...hull,
    lightFact(view),
    ...valveFact(view),
    ...damageFact(view),
    ...liftFact(view),
  ];
}

function clockFact(view: View): Fact {
  const left = turnsLeft(view);
  const words = left === undefined ? `turn ${view.turn}` : `turn ${view.turn}, ${left} left`;
  return { icon: 'clock', label: 'Clock', words, short: `T${view.turn}`, about: clockLine(view) };
}

function alarmFact(view: View): readonly Fact[] {
  if (scenarioOf(view).alarm.length === 0) return [];
  const raised = view.alarm > 0;
  return [
    {
      icon: 'alarm',
      label: 'Alarm',
      words: raised ? `raised in turn ${view.alarm}` : 'not raised',
      short: raised ? 'on' : 'off',
      about: raised ? `Everyone may act. ${clockLine(view)}` : alarmLine(view),
      wrong: !raised,
    },
  ];
}

function lightFact({ dark, ...view }: View): Fact {
  const { rooms } = planOf(view);
  const names = dark.flatMap((id) => rooms[id]?.name ?? []);
  const words =
    dark.length === 0 ? 'on' : dark.length > 2 ? `out in ${count(dark.length, 'room')}` : `out: ${list(names)}`;
  return {
    icon: 'light',
    label: 'Lights',
    words,
    short: dark.length === 0 ? 'on' : `${dark.length} out`,
    about: 'In a dark room you are harder to hit: 1 more is needed for each square of distance.',
    wrong: dark.length > 0,
  };
}

function valveFact(view: View): readonly Fact[] {
  const plan = planOf(view);
  const valves = plan.portals.filter(({ kind }) => kind === 'iris');
  const shut = valves.filter(({ id }) => !isOpen(plan, view.open, id)).length;
  if (valves.length === 0) return [];
  const words = `${shut} of ${valves.length} shut`;
  const about = 'A shut valve blocks steps and sight. From the bridge you can shut all of them for 1 AP.';
  return [{ icon: 'door', label: 'Iris valves', words, short: `${shut}/${valves.length}`, about }];
}

const DAMAGE = 'A forced door stays open. A jammed one stays as it is until the weapon is taken out.';

/** What is broken, and what is jammed by a weapon. */
function damageFact({ broken, items }: View): readonly Fact[] {
  const ones = (mask: number): number => (mask === 0 ? 0 : (mask & 1) + ones(mask >>> 1));
  const forced = broken.reduce((sum, mask) => sum + ones(mask), 0);
  const jammed = new Set(items.flatMap(({ portal }) => (portal === NONE ? [] : [portal]))).size;
  const words = [forced > 0 ? `${forced} forced` : '', jammed > 0 ? `${jammed} jammed` : ''].filter(
    (each) => each !== '',
  );
  return words.length === 0
    ? []
    : [
        {
          icon: 'close',
          label: 'Doors',
          words: list(words),
          short: String(forced + jammed),
          about: DAMAGE,
          wrong: true,
        },
      ];
}

function liftFact(view: View): readonly Fact[] {
  const { deck } = planOf(view);
  return view.lifts.map(({ at, to }, lift) => {
    const moving = to !== NONE;
    const stop = 1 + (deck[moving ? to : at] ?? 0);
    return {
      icon: 'climb' as const,
      label: view.lifts.length === 1 ? 'Lift' : `Lift ${lift + 1}`,
      words: moving ? `on its way to deck ${stop}` : `at deck ${stop}`,
      short: moving ? `→${stop}` : String(stop),
      about: 'The stud opens the lift where the car is; elsewhere it calls the car.',
    };
  });
}
