/** A seat's characters who can still do something. */
import type { Seat } from '@shutterbox/kernel';
import { bodyOf, isCasualty } from '../../people.ts';
import type { View, Who } from '../../types.ts';

export function ownPeople(view: View, seat: Seat): readonly Who[] {
  return view.sheets.flatMap((sheet, who) => (sheet.seat === seat && !isCasualty(bodyOf(view, who)) ? [who] : []));
}
