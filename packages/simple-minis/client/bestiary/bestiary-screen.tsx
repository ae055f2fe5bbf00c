/** All ready-made figures, with their numbers and what they are good against. */
import { BestiaryPage } from '@dwo/kits/rulebook/bestiary-page';
import { useMemo } from 'preact/hooks';
import { Figure } from '../box';
import { allFigures } from './figures';
import { say } from './words';

export function BestiaryScreen({ hash }: { readonly hash: string | null }) {
  const groups = useMemo(allFigures, []);
  return <BestiaryPage title={say('title')} groups={groups} Figure={Figure} hash={hash} />;
}
