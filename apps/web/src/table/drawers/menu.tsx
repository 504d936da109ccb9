/** What else there is at the table. */
import { Icon, type IconName } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { AnyRoom } from '../../games/bundle.ts';
import { HINTS_WORDS } from '../../lobby/terms.ts';
import { fetchRecord } from '../../replay/open-record.ts';
import { RecordItems } from '../../replay/record-items.tsx';
import { useModel, useScope } from '../context.ts';
import { repeatLessons } from '../dock/lesson-store.ts';
import { watchersOf, watchingWords } from '../match/here.ts';
import { CopyLink } from '../seats/copy-link.tsx';
import { closePanel, openPanel } from './panels.ts';

export function Menu({ room }: { readonly room: AnyRoom | undefined }): ReactNode {
  const { session, bundle } = useScope();
  const watchers = useModel(watchersOf);
  const hints = useModel(({ table }) => table?.hints === true);
  const own = room?.sitters.filter(({ mine }) => mine) ?? [];
  return (
    <div className="menu">
      {hints && (
        <p className="lead">
          <Icon name="bulb" />
          {`${HINTS_WORDS} at this table.`}
        </p>
      )}
      {own.map(({ seat, name }) => (
        <Item key={seat} icon="seat" onPick={() => openPanel('seat', String(seat))}>
          {own.length === 1 ? 'My seat' : `${name}’s seat`}
        </Item>
      ))}
      <Item icon="notes" onPick={() => openPanel('notes')}>
        Log
      </Item>
      <Item icon="settings" onPick={() => openPanel('settings')}>
        Settings
      </Item>
      <Item
        icon="play"
        onPick={() => {
          repeatLessons();
          closePanel();
        }}
      >
        Show all lessons again
      </Item>
      <Item icon="help" onPick={() => openPanel('help')}>
        Help and shortcut keys
      </Item>
      {room?.outcome !== undefined && (
        <Item icon="dice" onPick={() => openPanel('luck')}>
          What decided the match
        </Item>
      )}
      {room?.outcome !== undefined && (
        <RecordItems bundle={bundle} open={() => fetchRecord(session.host, session.match, bundle)} />
      )}
      <Link href="/" className="menu-item" onClick={closePanel}>
        <Icon name="back" />
        Back to the lobby
      </Link>
      {session.host.kind === 'server' && (
        <>
          <h3>Invite spectators</h3>
          <CopyLink url={`${location.origin}/m/${session.match}`} label="Link to this table" />
          {watchers > 0 && <p className="lead">{watchingWords(watchers)}.</p>}
        </>
      )}
    </div>
  );
}

interface ItemProps {
  readonly icon: IconName;
  readonly onPick: () => void;
  readonly children: ReactNode;
}

function Item({ icon, onPick, children }: ItemProps): ReactNode {
  return (
    <button type="button" className="menu-item" onClick={onPick}>
      <Icon name={icon} />
      {children}
    </button>
  );
}
