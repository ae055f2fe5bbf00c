/** How to play, on half a page, and every key. */
import { KeyList } from '@dwo/kits/miniatures/hud/key-list';
import { rich, say } from '../../words';
import { keyHelp } from '../key-help';

export function HelpPanel() {
  return (
    <div class="help">
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
