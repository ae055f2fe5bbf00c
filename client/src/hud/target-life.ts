import { DINOSAURS } from '@dwo/dino-wars';
import { store } from '../store';
import { useStore } from '../use-store';
import type { Aimed } from './odds-card';

/** Life of a dinosaur aimed at; null for soldiers. */
export function useTargetLife(plan: Aimed | null): { now: number; max: number } | null {
  const state = useStore(store, (app) => app.match?.state ?? null);
  const dinosaur = plan?.target == null ? undefined : state?.dinosaurs[plan.target];
  return dinosaur === undefined ? null : { now: dinosaur.lifePoints, max: DINOSAURS[dinosaur.kind].lifePoints };
}
