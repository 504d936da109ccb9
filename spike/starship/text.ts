import type { GameText } from '../../packages/kernel/src/index.ts';
import { W } from './plan.ts';
import type { Action, GameEvent, View } from './types.ts';

const DIR = ['North', 'North-east', 'East', 'South-east', 'South', 'South-west', 'West', 'North-west'];
const ORDER = ['hold', 'fire', 'fire within two squares'];
const STAT = ['strength', 'dexterity', 'endurance'];
const at = (square: number) => `${'ABCDEFGHIJ'[square % W]}${1 + Math.floor(square / W)}`;
const who = (char: number) => `Character ${char + 1}`;
const PLOTS = ['undecided', 'legitimate', 'pirate'];

export const text: GameText<Action, GameEvent, View> = {
  action(action) {
    switch (action.type) {
      case 'plot':
        return `Be ${PLOTS[action.plot]}.`;
      case 'step':
        return `${DIR[action.dir]}.`;
      case 'press':
        return `Press the stud of door ${action.door + 1}.`;
      case 'shoot':
        return `${action.aimed ? 'Aimed' : 'Snap'} shot at ${who(action.target)}.`;
      case 'cover':
        return `Cover ${at(action.square)}; unseen: ${ORDER[action.order]}.`;
      case 'end':
        return 'End the turn.';
      case 'react':
        return action.fire ? 'Fire.' : 'Hold.';
      case 'wound':
        return `The wound goes to ${STAT[action.stat]}. `.replace('T', 'T');
      case 'orders':
        return `Orders: ${ORDER[action.order]}.`;
    }
  },
  event(event) {
    switch (event.type) {
      case 'plot':
        return `Side ${event.side + 1} has made its secret choice.`;
      case 'plots':
        return `The secret choices were: ${event.plots.map((plot) => PLOTS[plot]).join(', ')}.`;
      case 'moved':
        return `${who(event.char)} goes to ${at(event.square)}.`;
      case 'appeared':
        return `${who(event.char)} comes into sight at ${at(event.square)}.`;
      case 'vanished':
        return `${who(event.char)} is out of sight.`;
      case 'bumped':
        return `${who(event.char)} bumps into ${who(event.into)} at ${at(event.square)}.`;
      case 'pressed':
        return `${who(event.char)} presses the stud of door ${event.door + 1}.`;
      case 'door':
        return `Door ${event.door + 1} ${event.open ? 'opens' : 'closes'}.`;
      case 'covered':
        return `${who(event.char)} covers ${at(event.square)}.`;
      case 'held':
        return `${who(event.char)} holds fire.`;
      case 'shot':
        return `${who(event.char)} shoots at ${who(event.target)}: ${event.dice.join(' + ')}${event.mods.map(({ code, value }) => `, ${code} ${value}`).join('')}, ${event.hit ? 'a hit' : 'a miss'}.`;
      case 'out':
        return `${who(event.char)} is out.`;
      case 'turn':
        return `Turn ${event.turn} begins.`;
    }
  },
  decision(decision) {
    const name = decision.subject === undefined ? '' : who(decision.subject);
    switch (decision.kind) {
      case 'plot':
        return 'Choose in secret what your side is.';
      case 'turn':
        return `${name} acts.`;
      case 'react':
        return `${name} may fire.`;
      case 'wound':
        return `Where does the wound of ${name} go?`;
      default:
        return `Orders of ${name}.`;
    }
  },
  rejection: ({ code, rule }) => `That is not possible (${code}, rule ${rule}).`,
};
