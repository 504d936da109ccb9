/** Whole matches at random: what the board makes of each question that comes. */
import { legalActions } from '@shutterbox/kernel';
import { BOARD_KEYS, type Board, clashes, type Offer, singleKeys } from '@shutterbox/ui/board';
import { describeBoard } from '@shutterbox/ui/testing';
import { describe, expect, it } from 'vitest';
import RULES from '../../RULES.md?raw';
import { actionKey } from '../../src/actions.ts';
import { type Action, DECISION_KINDS } from '../../src/answers.ts';
import { howOf, isMelee, isWeakened, meansOf, READY } from '../../src/combat/means.ts';
import { game, text } from '../../src/index.ts';
import { isIdle } from '../../src/knowledge/secrets.ts';
import { bodyOf, isAnimal, readyWeapon } from '../../src/people.ts';
import { NONE } from '../../src/plan/types.ts';
import { NEUTRAL, type State } from '../../src/types.ts';
import { targetOf } from '../../src/ui/dock/attacks.ts';
import type { DeedItem } from '../../src/ui/dock/deed.tsx';
import { numbered } from '../../src/ui/dock/deeds.tsx';
import { lists } from '../../src/ui/dock/lists.ts';
import { turnSlots } from '../../src/ui/dock/slots.ts';
import { duration } from '../../src/ui/durations.ts';
import { groups } from '../../src/ui/groups.ts';
import { KEYS } from '../../src/ui/keys.ts';
import type { ShipQuestion } from '../../src/ui/kit.ts';
import { LESSONS } from '../../src/ui/lessons.ts';
import { worldOf } from '../../src/ui/places.ts';
import { prompt } from '../../src/ui/prompt.tsx';
import { ruleOf } from '../../src/ui/rule-of.ts';
import { AT_EASE, specFor, type Ways } from '../../src/ui/spec.ts';
import { at, BEAST, CREW, emptyShip, give, MATE, OTHER_BEAST, put, question, turnOf } from '../rules/table.ts';

/** Everyone has a grenade or a laser in hand when play begins: at random few come by one. */
const armed: typeof game = {
  ...game,
  apply(state, decision, action, cx) {
    const { turn } = state;
    game.apply(state, decision, action, cx);
    if (turn > 0 || state.turn === 0) return;
    for (const who of state.bodies.keys())
      if (!isAnimal(state, who)) give(state, who, who % 2 === 0 ? 'hand-grenade' : 'laser-carbine');
  },
};

/** Under orders to ask, everything is asked. */
const all = describeBoard({
  game: armed,
  text,
  ui: { prompt, groups, duration, lessons: LESSONS, ruleOf },
  rules: RULES,
  kinds: DECISION_KINDS.filter((kind) => kind !== 'orders'),
  options: [
    { scenario: 'loose', reroll: true },
    { scenario: 'loose', ship: 'beowulf', armor: true, passengers: true, sleepers: true },
    { scenario: 'mutiny', chooseSides: true, secondPet: true },
    // Guns are rare at random, and so is aiming them to cover.
    { scenario: 'mutiny' },
    { scenario: 'mutiny', secondPet: true },
    { scenario: 'mutiny', reroll: true },
    { scenario: 'mutiny', daggers: true },
    { scenario: 'mutiny', regularChart: true },
    { scenario: 'hijacking', grenades: true },
    { scenario: 'boarding', bidding: true },
  ],
  matches: 1,
  oneIn: 60,
  begin: (state) => {
    state.orders = state.orders.map((orders) => ({
      ...orders,
      claim: 'ask',
      snap: 'ask',
      cover: 'ask',
      wounds: 'ask',
    }));
  },
});

/** Next to an enemy with a gun that can only be swung. */
function emptyGun() {
  const state = emptyShip();
  put(state, CREW, at(state, 'F8'), 1);
  put(state, BEAST, at(state, 'G8'));
  give(state, CREW, 'revolver', { loaded: 0, ammo: [] });
  return asCrew(state);
}

function twoInFront() {
  const state = emptyShip();
  put(state, CREW, at(state, 'F8'), 1);
  put(state, BEAST, at(state, 'H8'));
  put(state, OTHER_BEAST, at(state, 'H7'));
  give(state, CREW, 'revolver');
  return asCrew(state);
}

/** Their turn, as the table asks it. */
function asCrew(state: State) {
  const asked = question(turnOf(state, CREW));
  const legal = legalActions(game, state, asked).map((action) => ({ action, words: '' }));
  return { room: { view: game.view(state, 0) }, question: { ...asked, id: 1, words: '', legal } };
}

const EASY: Ways = { touch: false, paceOf: () => AT_EASE };
const WAYS: readonly (Ways & { readonly name: string })[] = [
  { ...EASY, name: 'at ease' },
  { name: 'in a hurry', touch: true, paceOf: () => ({ ...AT_EASE, running: true, how: howOf(READY, true, false) }) },
];

const TWO_STEPS: readonly string[] = ['cover', 'toss', 'breach'];

type Asked = (typeof all)[number];

/** The places of the dock at a question, with nothing chosen. */
function slotsOf(room: Asked['room'], question: Asked['question']): readonly DeedItem[] {
  const board = boardOf(specFor(EASY).offers(question, room.view));
  const who = question.subject ?? 0;
  const target = targetOf(board, question, room.view, who, NONE);
  return turnSlots({ room, board, question, who, target, running: false, lists, run: () => {}, attackWith: () => {} });
}

function boardOf(offers: readonly Offer<Action>[]): Pick<Board<Action>, 'offers' | 'chosen'> {
  return { offers, chosen: () => undefined };
}

describe('every question aboard', () => {
  it.each(WAYS)('has every answer on the board or in the dock, and nothing that is refused ($name)', (ways) => {
    const spec = specFor(ways);
    const bad = all.flatMap(({ room, question }) => {
      const offers = spec.offers(question, room.view);
      const firsts = new Set(offers.flatMap(({ actions: [first] }) => (first === undefined ? [] : actionKey(first))));
      const legal = new Set(question.legal.map(({ action }) => actionKey(action)));
      const fine = [...legal].every((key) => firsts.has(key)) && [...firsts].every((key) => legal.has(key));
      return fine && new Set(offers.map(({ key }) => key)).size === offers.length ? [] : [{ firsts, legal }];
    });
    expect(bad).toEqual([]);
  });

  it('aims at an enemy before a bystander, however hard they are to hit', () => {
    const [HIJACKER, BYSTANDER] = [4, 5];
    const state = emptyShip({ scenario: 'hijacking' });
    state.alarm = 1;
    state.sheets = state.sheets.map((sheet, who) =>
      who < HIJACKER ? sheet : { ...sheet, side: who === BYSTANDER ? NEUTRAL : 1 },
    );
    put(state, HIJACKER, at(state, 'E7'), 1);
    put(state, CREW, at(state, 'F7'), 3, { armor: 'cloth' });
    put(state, BYSTANDER, at(state, 'F8'), 1);
    const asked = question(turnOf(state, HIJACKER));
    const legal = legalActions(game, state, asked).map((action) => ({ action, words: '' }));
    const view = game.view(state, asked.seat);
    const offers = specFor(EASY).offers({ ...asked, id: 1, words: '', legal }, view);
    expect(new Set(legal.flatMap(({ action: { type, on } }) => (type === 'attack' ? [on] : [])))).toEqual(
      new Set([CREW, BYSTANDER]),
    );
    expect(targetOf(boardOf(offers), { ...asked, id: 1, words: '', legal }, view, HIJACKER, NONE)).toBe(CREW);
  });

  it('keeps the target that you chose while it can be attacked, and otherwise has the one who is easiest to hit', () => {
    let choices = 0;
    for (const { room, question } of [...all.filter(({ question: { kind } }) => kind === 'turn'), twoInFront()]) {
      const who = question.subject ?? NONE;
      const board = boardOf(specFor(EASY).offers(question, room.view));
      const targets = board.offers.flatMap(({ at, actions: [first] }) =>
        first?.type === 'attack' && at.length > 0 ? [first.on] : [],
      );
      if (targets.length > 1) choices += 1;
      for (const last of targets) expect(targetOf(board, question, room.view, who, last)).toBe(last);
      const easiest = targetOf(board, question, room.view, who, NONE);
      expect(targetOf(board, question, room.view, who, who)).toBe(easiest);
    }
    expect(choices).toBeGreaterThan(0);
  });

  it('S-7.8 S-7.9 says after a reach that failed why what a casualty has cannot be picked up now', () => {
    const state = emptyShip();
    put(state, CREW, at(state, 'F8'), 1);
    put(state, MATE, at(state, 'F8'));
    give(state, MATE, 'revolver');
    bodyOf(state, MATE).status = 'unconscious';
    turnOf(state, CREW);
    state.act.fumbled = true;
    const asked = question(state);
    const legal = legalActions(game, state, asked).map((action) => ({ action, words: '' }));
    const why = (_: unknown, action: Action) => {
      const rejection = game.check(state, asked, action);
      return rejection && { sentence: text.rejection(rejection), rule: rejection.rule ?? '' };
    };
    const [{ room }] = all as [Asked];
    const slots = slotsOf({ ...room, view: game.view(state, 0), why }, { ...asked, id: 1, words: '', legal });
    expect(slots.find(({ id }) => id === 'pick')?.refused?.rule).toBe('S-7.8');
  });

  it('S-10.12 S-11.1 lets every enemy who stands and can be attacked be pressed, whatever is ready', () => {
    const spec = specFor(EASY);
    let makeshift = 0;
    const turns = all.filter(({ question: { kind } }) => kind === 'turn');
    for (const { room, question } of [...turns, emptyGun()]) {
      const attacks = spec.offers(question, room.view).filter(({ actions: [first] }) => first?.type === 'attack');
      for (const target of new Set(attacks.map(({ actions: [first] }) => first?.on ?? 0))) {
        if (room.view.bodies[target]?.status !== 'active') continue;
        const against = attacks.filter(({ actions: [first] }) => first?.on === target);
        expect(against.filter((offer) => offer.at.length > 0)).toHaveLength(1);
        const ready = against.some(
          ({ actions: [first] }) => meansOf(first?.how ?? 0) === READY && !isWeakened(first?.how ?? 0),
        );
        if (!ready) makeshift += 1;
      }
    }
    expect(makeshift).toBeGreaterThan(0);
  });

  it('names the price that the rules then charge for each deed', () => {
    const spec = specFor(EASY);
    let tried = 0;
    for (const { room, question, state } of all.filter(({ question: { kind } }) => kind === 'turn').slice(0, 60)) {
      for (const { actions, price } of spec.offers(question, room.view).filter((offer) => offer.actions.length === 1)) {
        const [action] = actions;
        // What is aimed first is paid for when it is done.
        if (price === undefined || action === undefined || TWO_STEPS.includes(action.type)) continue;
        const table = game.clone(state);
        game.apply(table, question, action, { chance: { int: () => 0 }, reveal: () => {} });
        if (table.act.who !== question.subject || table.turn !== state.turn) continue;
        expect(table.act.spent - state.act.spent).toBe(price.n);
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(200);
  });

  it('names every square, and says why nothing can be done there', () => {
    const spec = specFor(EASY);
    const bad = all.slice(0, 60).flatMap(({ room, question }) => {
      const offers = spec.offers(question, room.view);
      return worldOf(room.view).plan.places.flatMap((place) => {
        const name = spec.name(place, room.view);
        const free = !offers.some(({ at }) => at.includes(place));
        const meant = free ? spec.meant(question, place, undefined, room.view) : undefined;
        const reason = meant && ('reason' in meant ? meant.reason : room.why(question, meant.action));
        const own = question.subject !== undefined && room.view.bodies[question.subject]?.at;
        const told =
          question.kind !== 'turn' || !free || worldOf(room.view).squareAt.get(place) === own || reason !== undefined;
        return told && !/undefined|NaN|null/.test(`${name} ${reason?.sentence ?? ''}`) ? [] : [[place, name, reason]];
      });
    });
    expect(bad).toEqual([]);
  });

  it('has the same deeds in the same places all through an activation, each with a key of its own, or the reason', () => {
    const registered = KEYS.flatMap(singleKeys);
    const places = new Set<string>();
    for (const { room, question } of all.filter(({ question: { kind } }) => kind === 'turn')) {
      const slots = slotsOf(room, question);
      places.add(slots.map(({ id }) => id).join(' '));
      const keys = slots.map(({ key = '' }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.filter((key) => !registered.includes(key))).toEqual([]);
      for (const slot of slots) {
        const can = slot.offer ?? slot.list ?? slot.onPress;
        if (slot.refused === undefined) expect(can, slot.id).toBeDefined();
        else expect(slot.refused.sentence).toMatch(/^[A-Z].*\.$/);
        const listed = numbered(slot.list ?? []).flatMap(({ key }) => key ?? []);
        expect(new Set(listed).size).toBe(listed.length);
      }
    }
    // S-14.23: a passenger who is not in the plot can only end the turn, and is told so.
    const idle = all.filter(({ question: { kind }, room }) => kind === 'turn' && isIdle(room.view, room.view.act.who));
    expect(idle.length).toBeGreaterThan(0);
    for (const { room, question } of idle)
      expect(slotsOf(room, question).flatMap(({ id, refused }) => (refused === undefined ? [id] : []))).toEqual([
        'end',
      ]);
    // People and animals.
    expect(places.size).toBe(2);
    for (const order of places) expect(order).toMatch(/ end$/);
  });

  it('S-6.4 offers to wait for a door that moves, for what is left of its time', () => {
    let waited = 0;
    for (const { room, question, state } of all.filter(({ question: { kind } }) => kind === 'turn')) {
      const slot = slotsOf(room, question).find(({ id }) => id === 'wait');
      if (slot?.offer === undefined || slot.offer.actions[0]?.type === 'valves') continue;
      const table = game.clone(state);
      const cx = { chance: { int: () => 0 }, reveal: () => {} };
      for (const action of slot.offer.actions) game.apply(table, question, action, cx);
      expect(table.changes).toBeGreaterThan(state.changes);
      expect(slot.offer.price?.n).toBe(slot.offer.actions.length);
      waited += 1;
    }
    expect(waited).toBeGreaterThan(0);
  });

  it('S-13.1 doubts a cover that would use the whole turn at once, and says what it uses', () => {
    const covers = all.flatMap(({ room, question }) =>
      specFor(EASY)
        .offers(question, room.view)
        .filter(({ actions: [first] }) => first?.type === 'cover')
        .map(({ doubt, price }) => ({ doubt, price, room, who: question.subject ?? 0 })),
    );
    expect(covers.length).toBeGreaterThan(0);
    for (const { doubt, price, room, who } of covers) {
      const melee = isMelee(readyWeapon(room.view, who));
      expect(doubt === undefined).toBe(!melee);
      if (melee) expect(doubt).toContain(`all ${price?.n} AP`);
    }
  });

  it('S-6.14 shows the switch of all iris valves to someone on the bridge, in no list while no door moves', () => {
    const turns = all.filter(({ question: { legal } }) => legal.some(({ action }) => action.type === 'valves'));
    expect(turns.length).toBeGreaterThan(0);
    for (const { room, question } of turns) {
      const slots = slotsOf(room, question);
      const direct = slots.map(({ offer }) => offer?.actions[0]?.type);
      const doors = slots.find(({ id }) => id === 'doors')?.list ?? [];
      const still = room.view.act.waits.length === 0;
      expect(still ? direct : [...direct, ...doors.map(({ offer }) => offer?.actions[0]?.type)]).toContain('valves');
    }
  });

  it('S-3.4 shows who can be let go first where nothing lies to be picked up', () => {
    const can = (question: ShipQuestion, type: string) => question.legal.some(({ action }) => action.type === type);
    const turns = all.filter(({ question }) => can(question, 'first') && !can(question, 'pick'));
    expect(turns.length).toBeGreaterThan(0);
    for (const { room, question } of turns) {
      const slot = slotsOf(room, question).find(({ id }) => id === 'pick');
      const offers = slot?.list ?? [slot];
      if (!isAnimal(room.view, question.subject ?? 0) && slot?.refused === undefined)
        expect(offers.every((item) => item?.offer?.actions[0]?.type === 'first')).toBe(true);
    }
  });

  it('asks once before a turn ends with most of its AP', () => {
    const ends = all.flatMap(({ room, question }) =>
      specFor(EASY)
        .offers(question, room.view)
        .filter(({ actions: [first] }) => first?.type === 'end')
        .map(({ doubt }) => ({
          doubt,
          body: bodyOf(room.view, question.subject ?? 0),
          idle: isIdle(room.view, question.subject ?? 0),
        })),
    );
    const isEarly = ({ body, idle }: (typeof ends)[number]): boolean =>
      2 * body.ap > body.total && !idle && !body.caged && body.status === 'active';
    expect(ends.filter(isEarly).every(({ doubt, body }) => doubt === `You lose ${body.ap} AP. Press again.`)).toBe(
      true,
    );
    expect(ends.filter(isEarly).length).toBeGreaterThan(0);
    // S-14.23: a passenger who is not in the plot can do nothing else.
    expect(ends.filter(({ idle }) => idle).length).toBeGreaterThan(0);
    expect(ends.filter((end) => !isEarly(end)).every(({ doubt }) => doubt === undefined)).toBe(true);
  });

  it('says in the doubt of a walk what it costs, and what it leaves', () => {
    const walks = all.flatMap(({ room, question }) =>
      specFor(EASY)
        .offers(question, room.view)
        .filter(({ doubt, way = [] }) => doubt !== undefined && way.length > 1)
        .map(({ doubt, price }) => ({ doubt, n: price?.n ?? 0, ap: room.view.bodies[question.subject ?? 0]?.ap ?? 0 })),
    );
    expect(walks.length).toBeGreaterThan(0);
    for (const { doubt, n, ap } of walks) expect(doubt).toMatch(new RegExp(`^${n} AP, leaving ${ap - n}\\. `));
  });

  it('uses keys that mean one thing each', () => {
    expect(clashes(BOARD_KEYS, KEYS)).toEqual([]);
  });
});
