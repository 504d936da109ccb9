/** What can be done with the record of a match that is over: keep it, check its dice. */
import { verifyRecord } from '@shutterbox/kernel';
import { Icon } from '@shutterbox/ui';
import { type ReactNode, useState } from 'react';
import type { GameBundle } from '../games/bundle.ts';
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
  const verified = verifyRecord(game, record);
  return verified.ok
    ? `Every one of ${verified.value.results} results of chance is the one that the secret gives, and the secret is the one that was promised before the start.`
    : `The dice cannot be vouched for: ${verified.problem}`;
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
