/** The settings: sound, speed, motion and language. */
import { LANGUAGE_NAMES, LANGUAGES } from '@dwo/shared';
import { useState } from 'preact/hooks';
import { PLAYER } from '../audio/loudspeaker';
import { CHANNELS } from '../audio/player';
import { type Settings, SPEEDS } from '../shell/settings';
import { store } from '../shell/store';
import { askAgain, isAsked } from '../shell/sure';
import { useStore } from '../shell/use-store';
import { rich, say } from '../words';
import { chooseLanguage, chosenLanguage } from '../words/catalogue';
import './settings-panel.css';

const MOTIONS = ['system', 'full', 'reduced'] as const;

export function SettingsPanel() {
  const settings = useStore(store, (app) => app.settings);
  const change = (part: Partial<Settings>) => store.setState({ settings: { ...settings, ...part } });
  return (
    <div class="settings">
      <h3 class="typed">{say('settings.sound')}</h3>
      {CHANNELS.map((channel) => (
        <label key={channel} class="settings__volume">
          <span>{say(`settings.sound.${channel}`)}</span>
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
          <span class="num settings__percent">
            {say('settings.percent', { percent: Math.round(settings.volumes[channel] * 100) })}
          </span>
        </label>
      ))}
      <h3 class="typed">{say('settings.speed')}</h3>
      <div class="settings__choices" role="radiogroup" aria-label={say('settings.speed')}>
        {SPEEDS.map((speed) => (
          <label key={speed} class="choice">
            <input type="radio" name="speed" checked={settings.speed === speed} onChange={() => change({ speed })} />
            {say(`settings.speed.${speed}`)}
          </label>
        ))}
      </div>
      <h3 class="typed">{say('settings.motion')}</h3>
      <div class="settings__choices" role="radiogroup" aria-label={say('settings.motion')}>
        {MOTIONS.map((motion) => (
          <label key={motion} class="choice">
            <input
              type="radio"
              name="motion"
              checked={settings.motion === motion}
              onChange={() => change({ motion })}
            />
            {say(`settings.motion.${motion}`)}
          </label>
        ))}
      </div>
      <LanguageChoice />
      <QuestionsAgain />
      <p class="note">
        {rich('settings.privacy', {
          privacy: (text) => (
            <a href="/privacy" target="_blank" rel="noopener">
              {text}
            </a>
          ),
        })}
      </p>
    </div>
  );
}

/** Brings back the questions that are asked no more; nothing while all are asked. */
function QuestionsAgain() {
  const [asked, setAsked] = useState(isAsked());
  if (asked) return null;
  return (
    <>
      <h3 class="typed">{say('settings.questions')}</h3>
      <button
        type="button"
        class="btn"
        data-testid="ask-again"
        onClick={() => {
          askAgain();
          setAsked(true);
        }}
      >
        {say('settings.questions.again')}
      </button>
    </>
  );
}

/** The choice of language. Another language reloads the page; a match under way goes on. */
function LanguageChoice() {
  const chosen = chosenLanguage();
  return (
    <>
      <h3 class="typed">{say('settings.language')}</h3>
      <div class="settings__choices" role="radiogroup" aria-label={say('settings.language')}>
        {[null, ...LANGUAGES].map((language) => (
          <label key={language} class="choice" {...(language === null ? {} : { lang: language })}>
            <input
              type="radio"
              name="language"
              checked={chosen === language}
              onChange={() => chooseLanguage(language)}
            />
            {language === null ? say('settings.language.system') : LANGUAGE_NAMES[language]}
          </label>
        ))}
      </div>
    </>
  );
}
