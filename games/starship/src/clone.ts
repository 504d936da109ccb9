import type { Activation, Body, State } from './types.ts';

/** Every field in the order of its type: one shape for all states. What is never changed in place is shared. */
export function clone(state: State): State {
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
    orders: state.orders,
    list: state.list,
    ties: state.ties,
    open: state.open,
    broken: state.broken,
    dark: state.dark,
    lifts: state.lifts,
    act: cloneAct(state.act),
    react: { mover: react.mover, from: react.from, portal: react.portal, done: react.done },
    shot: state.shot,
    hurt: state.hurt,
    quick: state.quick,
    chosen: state.chosen,
    rerolled: state.rerolled,
    changes: state.changes,
    askedAt: state.askedAt,
    pending: state.pending,
    standing: state.standing,
    winner: state.winner,
    reason: state.reason,
  };
}

function cloneAct(act: Activation): Activation {
  return {
    who: act.who,
    begun: act.begun,
    ended: act.ended,
    passed: act.passed,
    spent: act.spent,
    sneaking: act.sneaking,
    stride: act.stride,
    running: act.running,
    fumbled: act.fumbled,
    picking: act.picking,
    cost: act.cost,
    aiming: act.aiming,
    snapped: act.snapped,
    waits: act.waits,
  };
}

function cloneBodies(bodies: readonly Body[]): Body[] {
  const copies = bodies.slice();
  for (let who = 0; who < copies.length; who++) copies[who] = cloneBody(copies[who] as Body);
  return copies;
}

function cloneBody(body: Body): Body {
  return {
    at: body.at,
    facing: body.facing,
    ap: body.ap,
    total: body.total,
    load: body.load,
    acted: body.acted,
    status: body.status,
    caged: body.caged,
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
    piked: body.piked,
    ablated: body.ablated,
  };
}
