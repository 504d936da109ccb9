/** Copies. Every literal names all fields in the order of its type: then all sheets, items and bodies have one shape, and reading them is quick. */
import type { Activation, Body, Fog, Item, Memory, Orders, Plot, Sheet, Side, State, Story, Table } from './types.ts';

export function clone(state: State): State {
  return stateOf(state, state.orders, state.chosen, state.plot, state.fog);
}

/** A state made of what is public and what is secret: from another state, or from a view and a guess. What is never changed in place is shared. */
export function stateOf(
  state: Table,
  orders: readonly Orders[],
  chosen: readonly Side[],
  plot: Plot,
  fog: Fog | null,
): State {
  const { react } = state;
  return {
    options: state.options,
    seats: state.seats,
    turn: state.turn,
    upkeep: state.upkeep,
    alarm: state.alarm,
    sheets: state.sheets,
    bodies: cloneBodies(state.bodies),
    items: state.items,
    orders,
    list: state.list,
    ties: state.ties,
    open: state.open,
    broken: state.broken,
    power: state.power,
    gravity: state.gravity,
    dark: state.dark,
    lifts: state.lifts,
    damage: state.damage,
    holes: state.holes,
    breaches: state.breaches,
    airless: state.airless,
    act: cloneAct(state.act),
    react: { mover: react.mover, from: react.from, portal: react.portal, done: react.done },
    shot: state.shot,
    hurt: state.hurt,
    quick: state.quick,
    chosen,
    story: state.story,
    plot,
    rerolled: state.rerolled,
    changes: state.changes,
    askedAt: state.askedAt,
    pending: state.pending,
    standing: state.standing,
    fog,
    winner: state.winner,
    reason: state.reason,
  };
}

export function cloneAct(act: Activation): Activation {
  return {
    who: act.who,
    begun: act.begun,
    ended: act.ended,
    passed: act.passed,
    spent: act.spent,
    sneaking: act.sneaking,
    stride: act.stride,
    running: act.running,
    climbing: act.climbing,
    fumbled: act.fumbled,
    picking: act.picking,
    cost: act.cost,
    aiming: act.aiming,
    holds: act.holds,
    snapped: act.snapped,
    waits: act.waits,
    fuses: act.fuses,
  };
}

export function cloneBodies(bodies: readonly Body[]): Body[] {
  const copies = bodies.slice();
  for (let who = 0; who < copies.length; who++) copies[who] = cloneBody(copies[who] as Body);
  return copies;
}

export function cloneBody(body: Body): Body {
  return {
    at: body.at,
    facing: body.facing,
    ap: body.ap,
    total: body.total,
    load: body.load,
    acted: body.acted,
    status: body.status,
    caged: body.caged,
    held: body.held,
    ladder: body.ladder,
    riding: body.riding,
    arrives: body.arrives,
    str: body.str,
    dex: body.dex,
    end: body.end,
    hurt: body.hurt,
    wakes: body.wakes,
    ready: body.ready,
    swings: body.swings,
    evading: body.evading,
    cover: body.cover,
    mark: body.mark,
    engaged: body.engaged,
    debt: body.debt,
    gas: body.gas,
    reloading: body.reloading,
    serving: body.serving,
    piked: body.piked,
    ablated: body.ablated,
    pierced: body.pierced,
    poise: body.poise,
  };
}

/** A thing with changes; spreading both would give every combination of changes its own shape. */
export function itemWith(item: Item, changes: Partial<Item>): Item {
  const copy: Item = {
    weapon: item.weapon,
    owner: item.owner,
    holder: item.holder,
    at: item.at,
    portal: item.portal,
    loaded: item.loaded,
    ammo: item.ammo,
    spares: item.spares,
    auto: item.auto,
    steps: item.steps,
    bayonet: item.bayonet,
    broken: item.broken,
    fired: item.fired,
  };
  return Object.assign(copy, changes);
}

export function sheetWith(sheet: Sheet, changes: Partial<Sheet>): Sheet {
  const copy: Sheet = {
    role: sheet.role,
    side: sheet.side,
    seat: sheet.seat,
    master: sheet.master,
    str: sheet.str,
    dex: sheet.dex,
    end: sheet.end,
    int: sheet.int,
    edu: sheet.edu,
    soc: sheet.soc,
    pool: sheet.pool,
    deathPool: sheet.deathPool,
    natural: sheet.natural,
    count: sheet.count,
    table: sheet.table,
    rolls: sheet.rolls,
    skills: sheet.skills,
    armor: sheet.armor,
    owns: sheet.owns,
    left: sheet.left,
  };
  return Object.assign(copy, changes);
}

export function storyWith(story: Story, changes: Partial<Story>): Story {
  const copy: Story = {
    shown: story.shown,
    exposed: story.exposed,
    papersShown: story.papersShown,
    attacked: story.attacked,
    jumped: story.jumped,
    smelt: story.smelt,
    damage: story.damage,
    handicap: story.handicap,
  };
  return Object.assign(copy, changes);
}

export function plotWith(plot: Plot, changes: Partial<Plot>): Plot {
  const copy: Plot = { hidden: plot.hidden, papers: plot.papers, grenadier: plot.grenadier };
  return Object.assign(copy, changes);
}

export function memoryWith(memory: Memory, changes: Partial<Memory>): Memory {
  const copy: Memory = {
    known: memory.known,
    seen: memory.seen,
    places: memory.places,
    turns: memory.turns,
    bodies: memory.bodies,
    items: memory.items,
    open: memory.open,
    broken: memory.broken,
    dark: memory.dark,
    shown: memory.shown,
    exposed: memory.exposed,
    attacked: memory.attacked,
  };
  return Object.assign(copy, changes);
}

export function fogWith(fog: Fog, changes: Partial<Fog>): Fog {
  const copy: Fog = {
    memories: fog.memories,
    sweeper: fog.sweeper,
    swept: fog.swept,
    met: fog.met,
    at: fog.at,
    active: fog.active,
    items: fog.items,
    open: fog.open,
    broken: fog.broken,
    dark: fog.dark,
    ship: fog.ship,
  };
  return Object.assign(copy, changes);
}
