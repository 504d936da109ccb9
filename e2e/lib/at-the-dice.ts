/** A match played up to its first decision about dice. */

import type { Visit } from './browser.ts';
import { Carrier } from './carrier.ts';
import { like } from './photographer.ts';
import type { Site } from './site.ts';
import { Table } from './table.ts';
import { EASY, ME, Visitor, type Wanted } from './visitor.ts';

export async function atTheDice(site: Site, visit: Visit = {}, options: Wanted['options'] = {}) {
  const { page } = await site.visit(visit);
  const visitor = await Visitor.named(page, site.url, 'Ann');
  const { id } = await visitor.make({ seats: [ME, EASY], options });
  const table = new Table(page);
  await table.open(id);
  for (let stand = await table.stand(); stand.at === 'asked' && stand.kind !== 'dice'; stand = await table.stand())
    await table.choose(like(await visitor.moves(id, 0), /^End Research/, /^Bring no more/, /^Make no offer/));
  return { table, visitor, id, carrier: new Carrier(page) };
}
