/** The game itself, while nobody has won it yet. */
import type { TableInfo } from '@shutterbox/protocol';
import type { ReactNode } from 'react';
import type { AnyUi } from '../../games/bundle.ts';
import { listingOf } from '../../lobby/catalogue.ts';

interface CoverProps {
  readonly ui: AnyUi;
  readonly table: Pick<TableInfo, 'game' | 'options' | 'seats'>;
}

export function Cover({ ui, table }: CoverProps): ReactNode {
  const { game, options, seats } = table;
  const { Cover: Own } = ui;
  if (Own !== undefined)
    return (
      <div className="wr-own" aria-hidden="true">
        <Own options={options} seats={seats.length} />
      </div>
    );
  const picture = listingOf(game)?.picture;
  return (
    <div className="wr-cover" aria-hidden="true">
      {picture !== undefined && <img src={picture} alt="" />}
      <p className="wr-cover-title">{ui.name}</p>
      <p className="wr-cover-sub">
        <span>{ui.subtitle}</span>
        <span>{seats.length} players</span>
      </p>
    </div>
  );
}
