/** The places of the dock: in every turn the same deeds in the same places. What cannot be done now stays there, with its reason. */
import type { Reason } from '@shutterbox/ui';
import type { Board, Offer } from '@shutterbox/ui/board';
import { act, END, RUNS, TURNS } from '../../actions.ts';
import type { Action, ActionType } from '../../answers.ts';
import { isWithinReach } from '../../gear/pickup.ts';
import { isIdle } from '../../knowledge/secrets.ts';
import { RUN_AP } from '../../move/step.ts';
import { bodyOf, isAnimal } from '../../people.ts';
import { NONE } from '../../plan/types.ts';
import { planOf } from '../../scenario/scenario.ts';
import { facingName } from '../../text/names.ts';
import type { Who } from '../../types.ts';
import { isLost } from '../../zero-g/poise.ts';
import type { ShipQuestion, ShipRoom } from '../kit.ts';
import { isWait, waitIn } from '../waits.ts';
import { AIMED, attacksIn, mainAttack, SNAP } from './attacks.ts';
import type { DeedItem } from './deed.tsx';
import { offerOf } from './in-dock.ts';
import { type Kind, type Kinds, kindsOf } from './kinds.ts';

export interface Lists {
  more(turn: Turn): readonly DeedItem[];
  otherAttacks(turn: Turn): readonly DeedItem[];
}

export interface Turn {
  readonly room: ShipRoom;
  readonly board: Pick<Board<Action>, 'offers' | 'chosen'>;
  readonly question: ShipQuestion;
  readonly who: Who;
  /** Whom attacks are listed for. */
  readonly target: Who;
  readonly running: boolean;
  /** As soon as they are loaded. */
  readonly lists: Lists | undefined;
  run(on: boolean): void;
  attackWith(how: number): void;
}

type Slot = (turn: Turn) => DeedItem;

/** In rows of five; on a phone, in rows of four without those that `more` then has. */
const PERSON: readonly Slot[] = [
  aimed,
  snap,
  left,
  right,
  doors,
  attacks,
  cover,
  run,
  sneak,
  wait,
  weapon,
  reload,
  pick,
  more,
  end,
];
const ANIMAL: readonly Slot[] = [aimed, snap, left, right, attacks, cover, run, sneak, more, end];

export function turnSlots(turn: Turn): readonly DeedItem[] {
  return (isAnimal(turn.room.view, turn.who) ? ANIMAL : PERSON).map((slot) => slot(turn));
}

function aimed(turn: Turn): DeedItem {
  return mainAttack(turn, AIMED);
}

function snap(turn: Turn): DeedItem {
  return mainAttack(turn, SNAP);
}

function left(turn: Turn): DeedItem {
  return turnBy(turn, 3, { id: 'left', label: 'Turn left', icon: 'left', key: 'q' });
}

function right(turn: Turn): DeedItem {
  return turnBy(turn, 1, { id: 'right', label: 'Turn right', icon: 'right', key: 't' });
}

function turnBy(turn: Turn, quarters: number, place: Pick<DeedItem, 'id' | 'label' | 'icon' | 'key'>): DeedItem {
  const { board, question, room, who } = turn;
  const facing = (bodyOf(room.view, who).facing + quarters) % 4;
  const offer = offerOf(board, question, ({ type, on }) => type === 'turn' && on === facing);
  const action = TURNS[facing];
  const refused = offer === undefined && action !== undefined ? room.why(question, action) : undefined;
  return { ...place, detail: `to face ${facingName(facing)}`, offer, refused };
}

const NO_DOOR: Reason = { sentence: 'No door is next to you.', rule: 'S-6.2' };
const NO_OTHER: Reason = { sentence: 'There is no other attack now.', rule: 'S-8.1' };
const NO_WEAPON: Reason = { sentence: 'Nothing to draw.', rule: 'S-7.1' };
const NOTHING_HERE: Reason = { sentence: 'Nothing to pick up here.', rule: 'S-7.6' };
const NOTHING_READY: Reason = { sentence: 'You have no gun ready.', rule: 'S-7.11' };
const NOTHING_MOVES: Reason = { sentence: 'No door is moving.', rule: 'S-6.4' };
export const NOTHING_ELSE: Reason = { sentence: 'There is nothing else to do now.', rule: 'S-2.1' };
const NO_RUN: Reason = { sentence: `Running costs ${RUN_AP} AP, more than you have.`, rule: 'S-5.5' };

function doors(turn: Turn): DeedItem {
  const { room, who } = turn;
  const [beside] = planOf(room.view).portalsBeside[bodyOf(room.view, who).at] ?? [];
  const place = { id: 'doors', label: 'Door', icon: 'door', key: 'o' } as const;
  const kinds = isWaitTaken(turn) ? kindsOf('work', 'valves') : kindsOf('work');
  return folded(turn, place, kinds, beside === undefined ? NO_DOOR : act('work', beside));
}

function attacks(turn: Turn): DeedItem {
  const { board, target } = turn;
  const main = [AIMED, SNAP];
  const others = attacksIn(board).some(
    ({ actions: [first] }) => first !== undefined && (first.on !== target || !main.includes(first.how)),
  );
  return {
    id: 'attacks',
    label: 'Other attack',
    detail: others ? 'more ways and targets' : 'None now',
    icon: 'aimed',
    key: 'y',
    look: 'fire',
    wide: true,
    list: turn.lists?.otherAttacks(turn) ?? [],
    refused: others ? undefined : NO_OTHER,
  };
}

/** S-21.14: out of control there is nothing to cover, but control to regain. */
function cover(turn: Turn): DeedItem {
  if (isLost(turn.room.view, turn.who))
    return folded(turn, { id: 'cover', label: 'Steady', icon: 'hold', key: 'c' }, kindsOf('steady'), act('steady'));
  return folded(turn, { id: 'cover', label: 'Cover', icon: 'cover', key: 'c' }, kindsOf('cover'), act('cover'));
}

export function sneak(turn: Turn): DeedItem {
  const place = { id: 'sneak', label: 'Sneak', icon: 'sneak', key: 'k', wide: true } as const;
  return folded(turn, place, kindsOf('sneak'), act('sneak'));
}

/** S-21.4: without gravity nobody runs, but pushes off. */
function run(turn: Turn): DeedItem {
  const { room, question, who, running, run: set } = turn;
  const { ap, caged, facing, ladder } = bodyOf(room.view, who);
  const { act: now } = room.view;
  if (!room.view.gravity)
    return folded(
      turn,
      { id: 'run', label: 'Push off', icon: 'run', key: 'w' },
      kindsOf('push'),
      act('push', 2 * facing),
    );
  const ahead = RUNS[2 * facing] ?? act('run');
  const barred = now.sneaking || caged || ladder || isIdle(room.view, who) ? room.why(question, ahead) : undefined;
  const short = ap < RUN_AP && now.stride === 0 ? NO_RUN : undefined;
  const refused = room.off?.(question, ahead) ?? barred ?? short;
  return {
    id: 'run',
    label: running ? 'Running' : 'Run',
    detail: refused?.sentence ?? `${RUN_AP} AP for 3 squares`,
    icon: 'run',
    key: 'w',
    on: running,
    refused,
    onPress: () => set(!running),
  };
}

/** People who can be freed or revived now (S-14.7, S-14.32). */
const HELP = kindsOf('free', 'revive');

function isWaitTaken(turn: Turn): boolean {
  return waitIn(turn.room.view) !== undefined || deedsOf(turn, HELP).length > 0;
}

/** S-6.4; while no door moves, someone to help, the bridge's own switch (S-6.14) or the way to another deck has the place. */
function wait(turn: Turn): DeedItem {
  const { board, question, room, who } = turn;
  if (waitIn(room.view) === undefined && isWaitTaken(turn)) return help(turn, 'wait', 'x');
  const [valves] = waitIn(room.view) === undefined ? deedsOf(turn, kindsOf('valves')) : [];
  if (valves !== undefined) return { ...valves, id: 'wait', key: 'x' };
  const door = waitIn(room.view);
  if (door === undefined && deedsOf(turn, kindsOf('climb', 'ride')).length > 0)
    return folded(turn, { id: 'wait', label: 'Up or down', icon: 'climb', key: 'x' }, kindsOf('climb', 'ride'), END);
  const offer = board.offers.find((each) => each.question === question && isWait(each));
  const short = `The ${door?.door} needs ${door?.ap} more AP. It moves when your turn ends.`;
  const refused =
    door === undefined ? NOTHING_MOVES : offer === undefined ? { sentence: short, rule: 'S-6.4' } : undefined;
  const { ap } = bodyOf(room.view, who);
  return {
    id: 'wait',
    label: 'Wait for door',
    detail: refused?.sentence ?? `${door?.door} moves, you keep ${ap - (door?.ap ?? 0)} AP`,
    icon: 'clock',
    key: 'x',
    offer,
    refused,
  };
}

function weapon(turn: Turn): DeedItem {
  const { room, who } = turn;
  const item = room.view.items.findIndex(({ holder }) => holder === who);
  const { ready } = bodyOf(room.view, who);
  const meant = item < 0 ? NO_WEAPON : act(ready === item ? 'stow' : 'draw', item);
  const place = { id: 'weapon', label: 'Weapon', icon: 'gun', key: 'h' } as const;
  return folded(turn, place, kindsOf('toss', 'arm', 'draw', 'produce', 'stow', 'selector', 'bayonet'), meant);
}

export function reload(turn: Turn): DeedItem {
  const place = { id: 'reload', label: 'Reload', icon: 'reload', key: 'l', wide: true } as const;
  const { ready } = bodyOf(turn.room.view, turn.who);
  return folded(turn, place, kindsOf('reload'), ready === NONE ? NOTHING_READY : act('reload'));
}

/** One person to help, or a list of them. */
function help(turn: Turn, id: string, key: string): DeedItem {
  return folded(turn, { id, label: 'Help', icon: 'first', key }, HELP, NOTHING_ELSE);
}

/** Where there is nothing to take, someone to help while a door moves, or someone who can be let go first has the place (S-3.4). */
function pick(turn: Turn): DeedItem {
  const { view } = turn.room;
  const { at } = bodyOf(view, turn.who);
  const item = view.items.findIndex((each) => isWithinReach(view, each, at));
  if (item < 0 && waitIn(view) !== undefined && deedsOf(turn, HELP).length > 0) return help(turn, 'pick', 'p');
  const letting = item < 0 ? deedsOf(turn, kindsOf('first')) : [];
  const [only] = letting;
  const first = { id: 'pick', label: 'Let someone go first', icon: 'first', key: 'p' } as const;
  if (letting.length > 1) return { ...first, detail: `${letting.length} choices`, list: letting };
  if (only !== undefined) return { ...only, id: 'pick', key: 'p' };
  const place = { id: 'pick', label: 'Pick up', icon: 'pick', key: 'p' } as const;
  return folded(turn, place, kindsOf('pick'), item < 0 ? NOTHING_HERE : act('pick', item));
}

function more(turn: Turn): DeedItem {
  const list = turn.lists?.more(turn);
  return {
    id: 'more',
    label: 'More',
    detail: 'rarer actions',
    icon: 'more',
    key: 'z',
    list: list ?? [],
    refused: list?.length === 0 ? NOTHING_ELSE : undefined,
  };
}

function end({ board, question, room, who }: Turn): DeedItem {
  return {
    id: 'end',
    label: 'End turn',
    detail: `${bodyOf(room.view, who).ap} AP unused`,
    icon: 'end',
    key: 'e',
    look: 'end',
    offer: offerOf(board, question, ({ type }) => type === 'end'),
  };
}

type Place = Pick<DeedItem, 'id' | 'label' | 'icon' | 'key' | 'wide'>;

/** The deeds of some kinds in one place: the deed itself if there is only one, otherwise a list. `meant` says why there is none. */
export function folded(turn: Turn, place: Place, kinds: Kinds, meant: Action | Reason): DeedItem {
  const { room, question } = turn;
  const all = deedsOf(turn, kinds);
  const open = all.filter(({ offer }) => offer?.off === undefined);
  const [only] = open.length === 1 ? open : all;
  if (only === undefined) {
    const refused = 'sentence' in meant ? meant : (room.why(question, meant) ?? NOTHING_ELSE);
    return { ...place, detail: refused.sentence, refused };
  }
  if (open.length === 1 || all.length === 1) return { ...only, ...place, label: only.label };
  return { ...place, detail: `${all.length} choices`, list: all };
}

function deedsOf(turn: Turn, kinds: Kinds): readonly DeedItem[] {
  return kinds.flatMap(([type, kind]) => offersOf(turn, type).map((offer) => deedOf(turn, kind, offer)));
}

function offersOf({ board, question }: Turn, type: ActionType): readonly Offer<Action>[] {
  return board.offers.filter((offer) => {
    const { actions, question: asked } = offer;
    return asked === question && actions.length === 1 && actions[0]?.type === type && !isWait(offer);
  });
}

function deedOf({ room, who }: Turn, kind: Kind, offer: Offer<Action>): DeedItem {
  const [action = END] = offer.actions;
  return {
    id: offer.key,
    label: kind.label(action, room.view, who),
    detail: kind.detail(action, room.view, who),
    icon: kind.icon,
    price: action.type === 'pick' ? '1D' : undefined,
    offer,
  };
}
