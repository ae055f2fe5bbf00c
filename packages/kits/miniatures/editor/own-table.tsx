/** The table of one's own that a match is begun on: the one that was drawn last, or another from the shelf. */
import type { Refusal } from '@dwo/kernel';
import type { FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';
import type { DocumentKind } from '../../documents/documents';
import { ownDocuments } from '../../documents/for-match';
import { OwnCard } from '../../documents/own-card';
import type { Reason } from '../../documents/reasons';
import type { OwnMatch } from '../../game-client';
import { ApiError } from '../../shell/api';
import { go } from '../../shell/router';
import { sentenceOf } from '../../shell/sentences';
import { recall, remember } from '../../shell/storage';
import { store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import type { DrawnTable } from './contract';
import { say } from './words';

/** The part of a game that its card needs. */
interface OwnTables<T extends DrawnTable> {
  readonly kind: DocumentKind<T>;
  /** The table of a browser that has none. */
  first(): T;
  readonly Sketch: FunctionComponent<{ readonly table: T }>;
}

const keyOf = <T extends DrawnTable>({ key }: DocumentKind<T>) => `${key}.chosen`;

function tablesOf<T extends DrawnTable>({ kind, first }: OwnTables<T>): readonly T[] {
  const own = ownDocuments(kind, () => true);
  return own.length === 0 ? [first()] : own;
}

/** The table that is chosen; the draft of the last visit at first. */
function chosenTable<T extends DrawnTable>(own: OwnTables<T>): T {
  const tables = tablesOf(own);
  const name = recall(keyOf(own.kind));
  return tables.find((each) => each.name === name) ?? (tables[0] as T);
}

interface OwnTableGame<T extends DrawnTable> extends OwnTables<T> {
  options(table: T): unknown;
  reasons(refusals: readonly Refusal[], table: T): readonly Reason[];
}

/** The match on the chosen table. */
export function ownTableMatch<T extends DrawnTable>(own: OwnTableGame<T>): OwnMatch {
  return {
    Card: (props) => <OwnTableCard own={own} {...props} />,
    options: () => own.options(chosenTable(own)),
    reasons(error) {
      if (!(error instanceof ApiError) || error.refusals.length === 0) return [{ rule: '', text: sentenceOf(error) }];
      return own.reasons(error.refusals, chosenTable(own));
    },
  };
}

interface CardProps<T extends DrawnTable> {
  readonly own: OwnTables<T>;
  readonly picked: boolean;
  readonly onPick: () => void;
}

function OwnTableCard<T extends DrawnTable>({ own, picked, onPick }: CardProps<T>) {
  const { kind, Sketch } = own;
  const match = useStore(store, (app) => app.match?.id ?? null);
  const [, setTimes] = useState(0);
  const [tables, table] = [tablesOf(own), chosenTable(own)];
  const choose = (name: string) => {
    remember(keyOf(kind), name);
    setTimes((times) => times + 1);
    onPick();
  };
  return (
    <OwnCard
      title={say('own')}
      text={say('own.text', { name: table.name })}
      change={say('own.change')}
      picture={<Sketch table={table} />}
      picked={picked}
      onPick={onPick}
      onChange={() => {
        // The draft takes the place of the choice: it is drawn now, to be played.
        remember(keyOf(kind), '');
        go({ ...kind.page, hash: match === null ? null : `match=${match}` });
      }}
    >
      {tables.length > 1 && (
        <select
          class="field own-card__which"
          aria-label={say('own.which')}
          data-testid="which-table"
          value={table.name}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {tables.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      )}
    </OwnCard>
  );
}
