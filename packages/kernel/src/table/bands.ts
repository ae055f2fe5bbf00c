/** Bands of range: what a distance between two bases is called. */
import type { Disc } from '../geometry';
import { isWithin } from './bases';

/** A band from one distance to another, both included. */
export interface Band {
  readonly from: number;
  readonly to: number;
}

/**
 * The first band that a distance lies in; null in a gap between bands, below the least and beyond the greatest. Where one
 * band begins as the other ends, the nearer one has the limit.
 */
export function bandAt<B extends Band>(distance: number, bands: readonly B[]): B | null {
  return bands.find(({ from, to }) => from <= distance && distance <= to) ?? null;
}

/** The band of the gap between two bases, exact for integers. Bases that overlap have the distance 0. */
export function bandBetween<B extends Band>(a: Disc, b: Disc, bands: readonly B[]): B | null {
  const reach = a.radius + b.radius;
  const isBeyond = (least: number) => {
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    return least <= 0 || dx * dx + dy * dy >= (reach + least) * (reach + least);
  };
  return bands.find(({ from, to }) => isBeyond(from) && isWithin(a, b, to)) ?? null;
}

/** Bands that follow each other without gaps, from a least distance up to each limit in turn. */
export function bandsTo<B extends { readonly to: number }>(limits: readonly B[], least = 0): (B & Band)[] {
  return limits.map((limit, i) => ({ ...limit, from: i === 0 ? least : (limits[i - 1] as B).to }));
}
