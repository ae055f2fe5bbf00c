/** All dinocards, with their dice and whom they beat. */
import { BestiaryPage } from '@dwo/kits/rulebook/bestiary-page';
import { useMemo } from 'preact/hooks';
import { Dinosaur } from '../art/dinosaur';
import { allFigures } from './figures';
import { say } from './words';
import './bestiary.css';

interface DrawingProps {
  /** The rank of the card. */
  readonly art: string;
  readonly width: number;
  readonly height: number;
}

function Drawing({ art, width, height }: DrawingProps) {
  return (
    <span class="jw-beast" style={{ width: `${width}px`, height: `${height}px` }}>
      <Dinosaur rank={Number(art)} />
    </span>
  );
}

export function BestiaryScreen({ hash }: { readonly hash: string | null }) {
  const groups = useMemo(allFigures, []);
  return <BestiaryPage title={say('title')} groups={groups} Figure={Drawing} hash={hash} />;
}
