/** All drawers. All moves is not one of them: it lies beside the board, which stays usable. */
import { Drawer } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { AnyRoom, GameBundle } from '../../games/bundle.ts';
import { LuckDrawer } from '../../luck/luck-drawer.tsx';
import { fetchRecord } from '../../replay/open-record.ts';
import { SettingsForm } from '../../settings/settings-form.tsx';
import { useScope } from '../context.ts';
import { HoldingDrawer } from '../dock/holdings.tsx';
import { HintPanel } from '../hints/hint-panel.tsx';
import { LiveNotes } from '../log/notes.tsx';
import { SeatPanel } from '../seats/seat-panel.tsx';
import { Help } from './help.tsx';
import { Menu } from './menu.tsx';
import { closeMoves, closePanel, usePanels } from './panels.ts';
import { RulesText } from './rules-text.tsx';

interface DrawersProps {
  readonly room: AnyRoom | undefined;
  readonly onMoment: (number: number) => void;
}

export function Drawers({ room, onMoment }: DrawersProps): ReactNode {
  const { session, bundle } = useScope();
  const [, go] = useLocation();
  const { open, about } = usePanels();
  const sitter = open === 'seat' ? room?.sitters[Number(about)] : undefined;
  return (
    <>
      <CommonDrawers bundle={bundle} />
      <Drawer title="Table" open={open === 'menu'} onClose={closePanel}>
        <Menu room={room} />
      </Drawer>
      {room !== undefined && (
        <Drawer title="Log" open={open === 'notes'} onClose={closePanel} first="li button[tabindex='0']">
          <LiveNotes
            room={room}
            onPick={(number) => {
              closePanel();
              // On a phone they would cover what you want to see.
              closeMoves();
              onMoment(number);
            }}
          />
        </Drawer>
      )}
      {room !== undefined && sitter !== undefined && (
        <Drawer title={sitter.name} open onClose={closePanel} place="middle">
          <SeatPanel sitter={sitter} room={room} />
        </Drawer>
      )}
      {room?.question !== undefined && (
        <Drawer title="Hint" open={open === 'hint'} onClose={closePanel} place="middle">
          <HintPanel room={room} question={room.question} />
        </Drawer>
      )}
      {room !== undefined && <HoldingDrawer ui={bundle.ui} room={room} />}
      {room?.outcome !== undefined && (
        <LuckDrawer
          open={() => fetchRecord(session.host, session.match, bundle)}
          ui={bundle.ui}
          sitters={room.sitters}
          observer={room.observer}
          onPick={(number) => go(`/m/${session.match}?at=${number}`)}
        />
      )}
    </>
  );
}

/** The drawers that a replay has, too. */
export function CommonDrawers({ bundle }: { readonly bundle: GameBundle }): ReactNode {
  const { open, about } = usePanels();
  return (
    <>
      <Drawer title={`${bundle.ui.name}: the rules`} open={open === 'rules'} onClose={closePanel}>
        <RulesText load={bundle.loadRules} rule={about} appendix={bundle.ui.appendix} />
      </Drawer>
      <Drawer title="Settings" open={open === 'settings'} onClose={closePanel} place="middle">
        <SettingsForm />
      </Drawer>
      <Drawer title="Help" open={open === 'help'} onClose={closePanel} place="middle">
        <Help ui={bundle.ui} />
      </Drawer>
    </>
  );
}
