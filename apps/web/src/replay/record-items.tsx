/** What can be done with the record of a match that is over: keep it, check its dice. */
import { verifyRecord } from '@shutterbox/kernel';
import { Icon } from '@shutterbox/ui';
import { type ReactNode, useState } from 'react';
import type { GameBundle } from '../games/bundle.ts';
import { isLocal } from '../host/local-id.ts';
import { witnessOf } from '../host/witness.ts';
import type { Opened } from './open-record.ts';
import type { AnyRecord } from './reel.ts';

interface RecordItemsProps {
  readonly bundle: GameBundle;
  /** The record may have to be fetched first. */
  readonly open: () => Opened | Promise<Opened>;
}

export function RecordItems({ bundle, open }: RecordItemsProps): ReactNode {
  const [said, say] = useState('');
  const take = async (use: (record: AnyRecord) => string): Promise<void> => {
    const opened = await open();
    say(opened.ok ? use(opened.reel.record) : opened.problem);
  };
  return (
    <>
      <button type="button" className="menu-item" onClick={() => void take(download)}>
        <Icon name="download" />
        Download the record
      </button>
      <button type="button" className="menu-item" onClick={() => void take((record) => verdict(bundle, record))}>
        <Icon name="dice" />
        Check the dice
      </button>
      <p className="verified" role="status">
        {said}
      </p>
    </>
  );
}

function verdict({ game }: GameBundle, record: AnyRecord): string {
  const witness = witnessOf(record.match);
  const verified = verifyRecord(game, record, witness);
  if (!verified.ok) return `The dice cannot be vouched for: ${verified.problem}`;
  const { results, bots } = verified.value;
  return [
    `Every one of ${results} results of chance is the one that the secret gives.`,
    promiseWords(record.match, witness !== undefined),
    ...(bots !== undefined && bots.length > 0 ? ['What the bots put in was fixed with that promise.'] : []),
  ].join(' ');
}

function promiseWords(match: string, took: boolean): string {
  if (took) return 'The secret is the one that was promised before you sat down, and your own part is in the dice.';
  if (isLocal(match)) return 'The secret was drawn in this browser before the start.';
  return 'You did not sit at this table in this browser, so it cannot tell whether that secret was promised before the start.';
}

function download(record: AnyRecord): string {
  const url = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${record.game}-${record.match}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
  return '';
}
