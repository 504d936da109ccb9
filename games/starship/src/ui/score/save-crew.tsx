/** S-15.14: your people as a file, to bring them to another match. */
import { Icon, Refused, saveFile } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { crewOf } from '../../setup/crew-file.ts';
import type { View } from '../../types.ts';
import type { ShipRoom } from '../kit.ts';

const NOBODY = { sentence: 'None of your people can stand: their wounds have to heal first.', rule: 'S-15.14' };

interface SaveProps {
  readonly view: View;
  readonly openRule: ShipRoom['openRule'];
}

/** Nothing where you had animals. */
export function SaveCrew({ view, openRule }: SaveProps): ReactNode {
  const crew = crewOf(view);
  if (crew === undefined) return null;
  const face = (
    <>
      <Icon name="download" />
      Save my crew
    </>
  );
  if (crew.first.length + crew.second.length === 0)
    return (
      <Refused className="btn" reason={NOBODY} openRule={openRule}>
        {face}
      </Refused>
    );
  return (
    <button type="button" className="btn" onClick={() => saveFile('crew.json', crew)}>
      {face}
    </button>
  );
}
