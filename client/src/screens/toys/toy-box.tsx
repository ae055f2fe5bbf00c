/** Pick your own toys: a sheet over the whole screen. What is picked is remembered on this machine. */
import type { Options } from '@dwo/dino-wars';
import { createFocusTrap } from 'focus-trap';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../../art/icons';
import { PRESET_NAMES, presetSheet, presetTitle } from '../../hud/presets';
import { inches } from '../../hud/words';
import { FIRST_PRESET } from '../../net/first-preset';
import { recall, remember } from '../../settings';
import { TableMap } from '../lobby-table';
import { ArmyList } from './army-list';
import { type Draft, draftFrom, EMPTY_DRAFT, filledUp, optionsOf, readDraft, TABLE_NAMES, writeDraft } from './draft';
import { HerdGrid } from './herd-grid';
import { judge, type Reason } from './judgement';
import { Reasons, Totals } from './totals';
import './toys.css';

const KEY = 'dino-wars.toys';

/** The toys picked last; those of the first ready-made match for a newcomer. */
export function knownDraft(): Draft {
  return readDraft(recall(KEY)) ?? draftFrom(FIRST_PRESET);
}

interface ToyBoxProps {
  readonly busy: boolean;
  /** Why the server did not want them. */
  readonly problems: readonly Reason[];
  readonly onPlay: (options: Options) => void;
  readonly onClose: () => void;
}

export function ToyBox({ busy, problems, onPlay, onClose }: ToyBoxProps) {
  const sheet = useDialog(onClose);
  const [draft, setDraft] = useState(knownDraft);
  const options = useMemo(() => optionsOf(draft), [draft]);
  const judgement = useMemo(() => judge(options), [options]);
  const [pressed, setPressed] = useState(false);
  const change = (next: Draft) => {
    setDraft(next);
    setPressed(false);
    remember(KEY, writeDraft(next));
  };
  const { reasons, points } = judgement;
  const play = () => {
    setPressed(true);
    if (reasons.length === 0 && !busy) onPlay(options);
  };
  return (
    <div class="toys" role="dialog" aria-modal="true" aria-label="Pick your own toys" tabIndex={-1} ref={sheet}>
      <div class="toys__scroll">
        <header class="toys__head">
          <button type="button" class="btn toys__close" aria-label="Back" onClick={onClose}>
            <Icon name="back" />
          </button>
          <h2 class="toys__title poster">Pick your own toys!</h2>
          <Starts onDraft={change} />
        </header>
        <div class="toys__grid">
          <section class="paper toys__sheet toys__army" aria-label="Army">
            <h3 class="ribbon">Army</h3>
            <ArmyList draft={draft} soldiers={judgement.figures.army} onDraft={change} />
          </section>
          <section class="paper toys__sheet toys__table" aria-label="Table">
            <h3 class="ribbon">Table</h3>
            <Tables draft={draft} onDraft={change} />
          </section>
          <section class="paper toys__sheet toys__beasts" aria-label="Dinosaurs">
            <h3 class="ribbon">Dinosaurs</h3>
            <HerdGrid
              herd={draft.herd}
              onCount={(kind, count) => change({ ...draft, herd: { ...draft.herd, [kind]: count } })}
            />
          </section>
        </div>
      </div>
      <footer class="toys__foot">
        <Totals judgement={judgement} />
        <div class="toys__deeds">
          <button
            type="button"
            class="btn"
            aria-disabled={points.army === 0 || points.dinosaurs >= 2 * points.army}
            onClick={() => change(filledUp(draft))}
          >
            Fill the herd to 2:1
          </button>
          <button
            type="button"
            class="btn btn--fire toys__play"
            aria-disabled={busy || reasons.length > 0}
            data-testid="play-own"
            onClick={play}
          >
            <span class="btn__word">{busy ? 'Unpacking …' : 'Play with these'}</span>
          </button>
        </div>
        <Reasons reasons={reasons.length > 0 || !pressed ? reasons : problems} />
      </footer>
    </div>
  );
}

function Starts({ onDraft }: { readonly onDraft: (draft: Draft) => void }) {
  return (
    <fieldset class="toys__starts">
      <legend class="toys__starts-word">Start from</legend>
      {PRESET_NAMES.map((name) => (
        <button key={name} type="button" class="btn" onClick={() => onDraft(draftFrom(name))}>
          {presetTitle(name)}
        </button>
      ))}
      <button type="button" class="btn" onClick={() => onDraft(EMPTY_DRAFT)}>
        Empty box
      </button>
    </fieldset>
  );
}

const TABLE_WORDS = { skirmish: 'Big lawn', quick: 'Back yard', duel: 'Bare boards' } as const;

function Tables({ draft, onDraft }: { readonly draft: Draft; readonly onDraft: (draft: Draft) => void }) {
  return (
    <div class="toys__tables" role="radiogroup" aria-label="Table">
      {TABLE_NAMES.map((name) => {
        const table = presetSheet(name)?.table;
        if (table === undefined) return null;
        return (
          <label key={name} class="choice toys__tile" title={`${inches(table.widthCi)} by ${inches(table.heightCi)}`}>
            <input
              type="radio"
              name="table"
              checked={draft.table === name}
              onChange={() => onDraft({ ...draft, table: name })}
            />
            <b>{TABLE_WORDS[name]}</b>
            <TableMap table={table} />
          </label>
        );
      })}
    </div>
  );
}

/** Keeps the keyboard inside while it is open; Escape closes. */
function useDialog(onClose: () => void) {
  const sheet = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const element = sheet.current;
    if (element === null) return;
    const trap = createFocusTrap(element, {
      initialFocus: element,
      fallbackFocus: element,
      escapeDeactivates: true,
      allowOutsideClick: true,
      onDeactivate: () => close.current(),
    });
    trap.activate();
    return () => {
      trap.deactivate({ onDeactivate: () => {} });
    };
  }, []);
  return sheet;
}
