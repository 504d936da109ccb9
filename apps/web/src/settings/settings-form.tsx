/** The player's own settings. */
import { Segmented } from '@shutterbox/ui';
import type { ReactNode } from 'react';
import { changeSettings, type Settings, useSettings } from './settings.ts';

type Toggle = 'sound' | 'largeText' | 'safeMarks' | 'shortcuts';

const TOGGLES: readonly { readonly key: Toggle; readonly label: string; readonly help: string }[] = [
  { key: 'sound', label: 'Sound', help: 'Dice, cards and photographs click, and a bell rings when it is your move.' },
  { key: 'largeText', label: 'Larger text', help: 'On every page and at every table.' },
  { key: 'safeMarks', label: 'Colour-safe marks', help: 'Adds a pattern or letter to every colour.' },
  { key: 'shortcuts', label: 'Shortcut keys', help: 'Use single-key shortcuts. The help lists them.' },
];

export function SettingsForm(): ReactNode {
  const settings = useSettings();
  return (
    <div className="settings">
      <Segmented
        label="Animation"
        value={settings.speed}
        choices={[
          { value: 'off', label: 'Off' },
          { value: 'fast', label: 'Fast' },
          { value: 'normal', label: 'Normal' },
        ]}
        onChange={(speed) => changeSettings({ speed })}
      />
      <Segmented
        label="Theme"
        value={settings.theme}
        choices={[
          { value: 'system', label: 'System' },
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
        onChange={(theme) => changeSettings({ theme })}
      />
      {TOGGLES.map(({ key, label, help }) => (
        <ToggleRow key={key} name={key} label={label} help={help} on={settings[key]} />
      ))}
    </div>
  );
}

interface ToggleProps {
  readonly name: Toggle;
  readonly label: string;
  readonly help: string;
  readonly on: boolean;
}

function ToggleRow({ name, label, help, on }: ToggleProps): ReactNode {
  return (
    <label className="toggle">
      <span>
        <b>{label}</b>
        <i>{help}</i>
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        onChange={(event) => changeSettings({ [name]: event.target.checked } satisfies Partial<Settings>)}
      />
    </label>
  );
}
