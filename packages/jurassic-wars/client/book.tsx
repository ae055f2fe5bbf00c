/** The rulebook: each version in a sentence, the deck, and all rules by their ids. */

import { HomeLink } from '@dwo/kits/ui/home-link';
import type { ComponentChildren } from 'preact';
import all from '../RULES.md?raw';
import { RANKS, VERSIONS } from '../rules';
import { DinoCard } from './card';
import { say } from './words';
import './styles/book.css';
import { credit } from './box/words';

/** A part of the text between two empty lines. */
type Block =
  | { readonly kind: 'title' | 'heading' | 'text'; readonly text: string }
  | { readonly kind: 'rules' | 'table'; readonly rows: readonly string[] };

const BLOCKS: readonly Block[] = all.split(/\n\n+/).map(blockOf);

function blockOf(text: string): Block {
  if (text.startsWith('# ')) return { kind: 'title', text: text.slice(2) };
  if (text.startsWith('#')) return { kind: 'heading', text: text.replace(/^#+ /, '') };
  if (text.startsWith('|')) return { kind: 'table', rows: text.split('\n').filter((row) => !/^[|\s:-]+$/.test(row)) };
  if (text.startsWith('- ')) return { kind: 'rules', rows: text.slice(2).split(/\n- /) };
  return { kind: 'text', text };
}

/** Text with bold, italic and code marks as elements. */
function inline(text: string): ComponentChildren {
  return text.split(/(\*\*[^*]+\*\*|_[^_]+_|`[^`]+`)/).map((part, at) => {
    if (part.startsWith('**')) return <b key={at}>{part.slice(2, -2)}</b>;
    if (/^_.+_$/.test(part)) return <em key={at}>{part.slice(1, -1)}</em>;
    return part.startsWith('`') ? part.slice(1, -1) : part;
  });
}

function Part({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'title':
      return null;
    case 'heading':
      return <h2 class="poster">{inline(block.text)}</h2>;
    case 'text':
      return <p>{inline(block.text)}</p>;
    case 'rules':
      return (
        <ul class="jw-book__rules">
          {block.rows.map((row) => (
            <li key={row}>{inline(row)}</li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <div class="jw-book__wide">
          <table>
            <tbody>
              {block.rows.map((row) => (
                <tr key={row}>
                  {row
                    .split('|')
                    .slice(1, -1)
                    .map((cell, at) => (
                      <td key={at}>{inline(cell.trim())}</td>
                    ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}

/** The rulebook as a page. */
export function Rules() {
  return (
    <main class="page plank">
      <article class="paper page__sheet jw-book">
        <HomeLink />
        <h1 class="poster">{say('table.title')}</h1>
        <p class="note">{credit()}</p>
        <p>{say('table.odds')}</p>
        <dl class="jw-book__versions">
          {VERSIONS.map((version) => (
            <div key={version}>
              <dt>{say(`version.${version}`)}</dt>
              <dd>{say(`version.${version}.text`)}</dd>
            </div>
          ))}
        </dl>
        <div class="jw-book__deck">
          {RANKS.map((rank) => (
            <DinoCard key={rank} rank={rank} period={null} />
          ))}
        </div>
        <div lang="en">
          {BLOCKS.map((block, at) => (
            <Part key={at} block={block} />
          ))}
        </div>
      </article>
    </main>
  );
}
