/** How to play, on half a page, and every key. */
import { KeyList } from '@dwo/kits/miniatures/hud/key-list';
import { useStore } from '@dwo/kits/shell/use-store';
import { store } from '../../store';
import { rich, say } from '../../words';
import { keyHelp } from '../key-help';
import { MissionSteps } from './mission';

export function HelpPanel() {
  const state = useStore(store, (app) => app.match?.state ?? null);
  const seat = useStore(store, (app) => app.match?.seat ?? null);
  const side = seat === null ? null : (state?.players[seat]?.side ?? null);
  return (
    <div class="help">
      {state !== null && <MissionSteps state={state} side={side} />}
      <ol class="help__steps">
        {(['help.dinosaurs', 'help.army', 'help.choose', 'help.dice'] as const).map((step) => (
          <li key={step}>{rich(step, { b: (word) => <b>{word}</b> })}</li>
        ))}
      </ol>
      <h3 class="typed">{say('help.machines')}</h3>
      <p>{say('help.machines.crews')}</p>
      <p>{say('help.machines.spotters')}</p>
      <h3 class="typed">{say('help.table')}</h3>
      <p>{say('help.table.one')}</p>
      <p>{say('help.table.several')}</p>
      <h3 class="typed">{say('help.keys')}</h3>
      <KeyList rows={keyHelp()} />
    </div>
  );
}
