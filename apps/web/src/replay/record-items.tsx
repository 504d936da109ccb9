/** Menu items for the record of a finished match: download it, check its dice or its shuffle. */
import { verifyRecord } from '@shutterbox/kernel';
import { Icon, saveFile } from '@shutterbox/ui';
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
  const { chance = 'dice' } = bundle.ui;
  const take = async (use: (record: AnyRecord) => string | Promise<string>): Promise<void> => {
    const opened = await open();
    say(opened.ok ? await use(opened.reel.record) : opened.problem);
  };
  return (
    <>
      <button type="button" className="menu-item" onClick={() => void take(download)}>
        <Icon name="download" />
        Download the record
      </button>
      <button type="button" className="menu-item" onClick={() => void take((record) => verdict(bundle, record))}>
        <Icon name={chance === 'dice' ? 'dice' : 'check'} />
        Check the {chance}
      </button>
      <p className="verified" role="status">
        {said}
      </p>
    </>
  );
}

async function verdict({ loadGame, ui: { chance = 'dice' } }: GameBundle, record: AnyRecord): Promise<string> {
  const witness = witnessOf(record.match);
  const verified = verifyRecord(await loadGame(), record, witness);
  if (!verified.ok) return `The ${chance} ${chance === 'dice' ? 'do' : 'does'} not check out: ${verified.problem}`;
  const { results, bots } = verified.value;
  return [
    `All ${results} random results match the match’s secret number.`,
    promiseWords(record.match, witness !== undefined, chance),
    ...(bots !== undefined && bots.length > 0 ? ['The bots’ numbers were fixed before the start.'] : []),
  ].join(' ');
}

function promiseWords(match: string, took: boolean, chance: string): string {
  if (took) return `It was locked in before you took your seat, and your own number went into the ${chance}, too.`;
  if (isLocal(match)) return 'This browser drew it before the start.';
  return 'This browser was not in the match, so it can’t tell whether that number was fixed before the start.';
}

function download(record: AnyRecord): string {
  saveFile(`${record.game}-${record.match}.json`, record);
  return '';
}
