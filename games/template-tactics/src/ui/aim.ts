/** Shots in words and figures. */
import { total } from '@shutterbox/kernel';
import { needed } from '../apply/shot.ts';
import type { Event, Figure, View } from '../types.ts';

const PIPS = 6;

export interface Aim {
  /** The least that hits. */
  readonly needs: number;
  /** 0 to 1. */
  readonly chance: number;
}

export function aimOf(figure: Figure, target: Figure, view: View): Aim {
  const needs = total(needed(view, figure, target));
  return { needs, chance: (PIPS + 1 - needs) / PIPS };
}

export function isHit({ roll, reasons }: Extract<Event, { readonly type: 'shot' }>): boolean {
  return roll >= total(reasons);
}
