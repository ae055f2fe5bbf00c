/** Sound, speed and motion. */

import { PLAYER } from '../audio/loudspeaker';
import { CHANNELS, type Channel } from '../audio/player';
import { type Settings, SPEEDS } from '../shell/settings';
import { store } from '../shell/store';
import { useStore } from '../shell/use-store';

const CHANNEL_NAMES: Record<Channel, string> = { effects: 'Toys and dice', music: 'Fanfares', ambience: 'Crickets' };
const SPEED_NAMES = { normal: '1×', double: '2×', instant: 'Instant' } as const;
const MOTION_NAMES = { system: 'Follow system setting', full: 'Full', reduced: 'Reduced' } as const;
const MOTIONS = ['system', 'full', 'reduced'] as const;

export function SettingsPanel() {
  const settings = useStore(store, (app) => app.settings);
  const change = (part: Partial<Settings>) => store.setState({ settings: { ...settings, ...part } });
  return (
    <div class="settings">
      <h3 class="typed">Sound</h3>
      {CHANNELS.map((channel) => (
        <label key={channel} class="settings__volume">
          <span>{CHANNEL_NAMES[channel]}</span>
          <input
            type="range"
            min="0"
            max="100"
            step="5"
            value={Math.round(settings.volumes[channel] * 100)}
            onInput={(event) => {
              const volume = Number(event.currentTarget.value) / 100;
              change({ volumes: { ...settings.volumes, [channel]: volume } });
            }}
            onChange={() => PLAYER.play(channel === 'music' ? 'sting' : 'crack')}
          />
          <span class="num settings__percent">{Math.round(settings.volumes[channel] * 100)} %</span>
        </label>
      ))}
      <h3 class="typed">Animation speed</h3>
      <div class="settings__choices" role="radiogroup" aria-label="Speed">
        {SPEEDS.map((speed) => (
          <label key={speed} class="choice">
            <input type="radio" name="speed" checked={settings.speed === speed} onChange={() => change({ speed })} />
            {SPEED_NAMES[speed]}
          </label>
        ))}
      </div>
      <h3 class="typed">Motion</h3>
      <div class="settings__choices" role="radiogroup" aria-label="Motion">
        {MOTIONS.map((motion) => (
          <label key={motion} class="choice">
            <input
              type="radio"
              name="motion"
              checked={settings.motion === motion}
              onChange={() => change({ motion })}
            />
            {MOTION_NAMES[motion]}
          </label>
        ))}
      </div>
      <p class="note">
        What this site stores, and how to delete it:{' '}
        <a href="/privacy" target="_blank" rel="noopener">
          privacy
        </a>
      </p>
    </div>
  );
}
