/** The ship's status: lights, valves and doors, lifts, the alarm, and the clock of the scenario. */
import { count, list } from '@shutterbox/kernel';
import type { ReactNode } from 'react';
import { isOpen } from '../grid/step.ts';
import { NONE } from '../plan/types.ts';
import { planOf, scenarioOf } from '../scenario/scenario.ts';
import type { View } from '../types.ts';
import { turnsLeft } from './chapter.ts';
import { type DeedIcon, Glyph } from './dock/icons.tsx';
import { hullFacts } from './status-hull.ts';

export interface Fact {
  readonly icon: DeedIcon;
  readonly label: string;
  readonly words: string;
  /** For a phone. */
  readonly short: string;
  /** Not as it should be. */
  readonly wrong?: boolean;
}

export function ShipStatus({ view }: { readonly view: View }): ReactNode {
  if (view.turn === 0 || view.winner !== NONE) return null;
  return (
    <dl className="ss-status" aria-label="Ship’s status">
      {factsOf(view).map(({ icon, label, words, short, wrong = false }) => (
        <div key={label} data-wrong={wrong || undefined}>
          <dt>
            <Glyph icon={icon} />
            <span>{label}</span>
          </dt>
          <dd>
            <span className="ss-status-long">{words}</span>
            <span className="ss-status-short" aria-hidden="true">
              {short}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function factsOf(view: View): readonly Fact[] {
  return [
    clockFact(view),
    ...alarmFact(view),
    ...hullFacts(view),
    lightFact(view),
    ...valveFact(view),
    ...damageFact(view),
    ...liftFact(view),
  ];
}

function clockFact(view: View): Fact {
  const left = turnsLeft(view);
  const words = left === undefined ? `turn ${view.turn}` : `turn ${view.turn}, ${left} left`;
  return { icon: 'clock', label: 'Clock', words, short: `T${view.turn}` };
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
    wrong: dark.length > 0,
  };
}

function valveFact(view: View): readonly Fact[] {
  const plan = planOf(view);
  const valves = plan.portals.filter(({ kind }) => kind === 'iris');
  const shut = valves.filter(({ id }) => !isOpen(plan, view.open, id)).length;
  if (valves.length === 0) return [];
  const words = `${shut} of ${valves.length} shut`;
  return [{ icon: 'door', label: 'Iris valves', words, short: `${shut}/${valves.length}` }];
}

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
    : [{ icon: 'close', label: 'Doors', words: list(words), short: String(forced + jammed), wrong: true }];
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
    };
  });
}
