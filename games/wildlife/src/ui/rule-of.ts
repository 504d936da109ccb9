/** The rule behind each event: a line of the log links to it. */
import type { Event } from '../types.ts';

const RULES: Readonly<Record<Event['type'], string>> = {
  began: 'W-1.10',
  dealt: 'W-1.8',
  turn: 'W-6.13',
  shuffled: 'W-2.13',
  drew: 'W-2.2',
  answered: 'W-3.2',
  offered: 'W-3.3',
  notOffered: 'W-3.1',
  placed: 'W-2.4',
  spooked: 'W-2.6',
  reserved: 'W-2.10',
  accepted: 'W-3.4',
  prepared: 'W-4.1',
  placedReserved: 'W-4.4',
  dieOnHabitat: 'W-4.7',
  dieOnAnimal: 'W-4.8',
  token: 'W-4.11',
  explored: 'W-5.3',
  paid: 'W-5.5',
  rerolled: 'W-5.4',
  failed: 'W-5.7',
  photographed: 'W-5.9',
  experience: 'W-6.2',
  award: 'W-6.6',
  lastRound: 'W-6.10',
  over: 'W-7.1',
};

export function ruleOf(event: Event): string {
  return event.type === 'placed' && event.committed ? 'W-3.8' : RULES[event.type];
}
