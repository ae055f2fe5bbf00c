/** All figures of a game with their pictures; the one that is chosen beside them, with its numbers and what it is good against. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useBox } from '../shell/box';
import { go } from '../shell/router';
import { useMedia } from '../shell/use-media';
import { HomeLink } from '../ui/home-link';
import { Icon } from '../ui/icons';
import { BeastSheet } from './beast-sheet';
import type { Beast, BeastGroup, DrawBeast } from './bestiary';
import { foldedWords } from './search-words';
import { say } from './words';
import './bestiary-page.css';

interface BestiaryPageProps {
  readonly title: string;
  readonly groups: readonly BeastGroup[];
  readonly Figure: DrawBeast;
  /** The id of the entry that is shown; null for none. */
  readonly hash: string | null;
}

/** The kind of this game's entries, for its words. */
const useKind = () => ({ kind: useBox().figures ?? 'figures' });

/** There is no room for the list beside the sheet. */
const NARROW = '(max-width: 920px)';

export function BestiaryPage({ title, groups, Figure, hash }: BestiaryPageProps) {
  const { id: game } = useBox();
  const kind = useKind();
  const [asked, setAsked] = useState('');
  const all = groups.flatMap(({ beasts }) => beasts);
  const chosen = all.find(({ id }) => id === hash) ?? null;
  const open = (id: string | null) => go({ page: 'game', game, path: 'figures', hash: id });
  // Drawings share their clips: those of a list that is out of sight would be missing in the sheet.
  const isNarrow = useMedia(NARROW);
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hash === null) return;
    const sheet = page.current?.querySelector<HTMLElement>('.bestiary__sheet');
    sheet?.scrollTo(0, 0);
    if (sheet !== null && sheet !== undefined && sheet.getBoundingClientRect().top < 0) sheet.scrollIntoView();
  }, [hash]);
  return (
    <main class="page plank" ref={page}>
      <article class={`paper page__sheet bestiary ${chosen === null ? '' : 'bestiary--chosen'}`}>
        <header class="page__head">
          <h1 class="page__title poster">{title}</h1>
          <span class="page__ways">
            <a class="btn" href={`/${game}/rules`}>
              <Icon name="book" size={20} /> {say('bestiary.rules')}
            </a>
            <HomeLink />
          </span>
        </header>
        <div class="bestiary__spread">
          {!(isNarrow && chosen !== null) && (
            <div class="bestiary__all">
              <label class="bestiary__search">
                <span class="visually-hidden">{say('bestiary.search', kind)}</span>
                <input
                  class="field"
                  type="search"
                  placeholder={say('bestiary.search', kind)}
                  value={asked}
                  onInput={(event) => setAsked(event.currentTarget.value)}
                />
              </label>
              <Groups groups={groups} Figure={Figure} asked={asked} chosen={chosen?.id ?? null} onOpen={open} />
            </div>
          )}
          {chosen !== null && (
            <section class="bestiary__sheet" aria-label={chosen.name} data-testid="beast">
              <Steps all={all} chosen={chosen} onOpen={open} />
              <BeastSheet key={chosen.id} beast={chosen} Figure={Figure} />
            </section>
          )}
        </div>
      </article>
    </main>
  );
}

interface GroupsProps {
  readonly groups: readonly BeastGroup[];
  readonly Figure: DrawBeast;
  readonly asked: string;
  readonly chosen: string | null;
  readonly onOpen: (id: string) => void;
}

function Groups({ groups, Figure, asked, chosen, onOpen }: GroupsProps) {
  const kind = useKind();
  const words = useMemo(() => foldedWords(asked), [asked]);
  const isMeant = ({ name }: Beast) => words.every((word) => foldedWords(name).join(' ').includes(word));
  const shown = groups.map(({ title, beasts }) => ({ title, beasts: beasts.filter(isMeant) }));
  if (shown.every(({ beasts }) => beasts.length === 0)) return <p class="notice">{say('bestiary.none', kind)}</p>;
  return shown.map(({ title, beasts }) =>
    beasts.length === 0 ? null : (
      <section key={title} aria-label={title}>
        <h2 class="paper__band">{title}</h2>
        <ul class="bestiary__tiles">
          {beasts.map((beast) => (
            <li key={beast.id}>
              <Tile beast={beast} Figure={Figure} isChosen={beast.id === chosen} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      </section>
    ),
  );
}

interface TileProps {
  readonly beast: Beast;
  readonly Figure: DrawBeast;
  readonly isChosen: boolean;
  readonly onOpen: (id: string) => void;
}

function Tile({ beast, Figure, isChosen, onOpen }: TileProps) {
  const { id, name, line, badge, art } = beast;
  return (
    <a
      class="beast-tile"
      href={`#${id}`}
      aria-current={isChosen ? 'true' : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(id);
      }}
    >
      <span class="beast-tile__pic" aria-hidden="true">
        <Figure art={art} width={112} height={64} />
      </span>
      <b class="beast-tile__name">{name}</b>
      <span class="note num beast-tile__line">{line}</span>
      {badge !== null && <b class="beast-tile__badge num">{badge}</b>}
    </a>
  );
}

interface StepsProps {
  readonly all: readonly Beast[];
  readonly chosen: Beast;
  readonly onOpen: (id: string | null) => void;
}

/** The way back to all figures, and to the one before and after. */
function Steps({ all, chosen, onOpen }: StepsProps) {
  const kind = useKind();
  const at = all.indexOf(chosen);
  const before = all[(at + all.length - 1) % all.length] ?? chosen;
  const after = all[(at + 1) % all.length] ?? chosen;
  return (
    <nav class="bestiary__steps" aria-label={say('bestiary.steps', kind)}>
      <button type="button" class="btn bestiary__back" onClick={() => onOpen(null)}>
        <Icon name="back" size={20} /> {say('bestiary.all', kind)}
      </button>
      <button
        type="button"
        class="btn"
        data-repeats
        aria-label={say('bestiary.before', { name: before.name })}
        onClick={() => onOpen(before.id)}
      >
        <Icon name="back" size={20} />
      </button>
      <button
        type="button"
        class="btn"
        data-repeats
        aria-label={say('bestiary.after', { name: after.name })}
        onClick={() => onOpen(after.id)}
      >
        <Icon name="chevron" size={20} />
      </button>
    </nav>
  );
}
