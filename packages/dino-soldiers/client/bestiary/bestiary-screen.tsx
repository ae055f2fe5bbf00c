/** All units, with their numbers, their abilities and what they are good against. */
import { BestiaryPage } from '@dwo/kits/rulebook/bestiary-page';
import { useMemo } from 'preact/hooks';
import type { UnitType } from '../../rules';
import { Toy } from '../art/toy';
import { allFigures } from './figures';
import { say } from './words';
import './bestiary.css';

interface DrawingProps {
  /** The type of the unit. */
  readonly art: string;
  readonly width: number;
  readonly height: number;
}

function Drawing({ art, width, height }: DrawingProps) {
  return (
    <span class="ds-beast" style={{ width: `${width}px`, height: `${height}px` }}>
      <Toy type={art as UnitType} />
    </span>
  );
}

export function BestiaryScreen({ hash }: { readonly hash: string | null }) {
  const groups = useMemo(allFigures, []);
  return <BestiaryPage title={say('title')} groups={groups} Figure={Drawing} hash={hash} />;
}
