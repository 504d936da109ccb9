/** The first question of each kind, explained. */
import type { Lesson } from '@shutterbox/ui';
import type { DecisionKind } from '../types.ts';

export const LESSONS: Readonly<Record<DecisionKind | 'aim', Lesson>> = {
  aim: {
    title: 'Catch the other side on film',
    text: 'A photographer who is caught on film is out. A side without photographers has lost; after six rounds the side with more of them wins.',
    rule: 'TT-5.1',
  },
  bid: {
    title: 'Early, or with more time',
    text: 'The higher bid acts first, but each point you bid is one less to spend. The others learn your bid when all have bid.',
    rule: 'TT-2.1',
  },
  act: {
    title: 'Step, shoot, keep watch',
    text: 'A step costs 1 point, a shot 2, keeping watch 1. Pick up a photographer and choose where it goes. A walk stops when something comes into sight.',
    rule: 'TT-3.1',
  },
  reaction: {
    title: 'An opponent steps into sight',
    text: 'Your watcher may shoot once before anything else happens. If it holds fire, it goes on watching.',
    rule: 'TT-4.2',
  },
  orders: {
    title: 'Orders for your watchers',
    text: 'A watcher with an order follows it at once and does not ask you. You may change orders at any time.',
    rule: 'TT-4.3',
  },
};
