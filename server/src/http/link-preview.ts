/** The preview that other sites show of a link to a match: its players in place of the page's own general words. */
import type { Outcome } from '@dwo/kernel';
import { matchId } from '@dwo/shared';
import type { Request } from 'express';
import type { Host } from '../host';
import type { MatchRecord } from '../journal/journal';
import { hostOf, isSecure } from './address';

interface Words {
  readonly title: string;
  readonly description: string;
}

/** The page with the words for this link; with its own for links that say nothing. Never throws. */
export async function withPreview(host: Host, request: Request, page: string): Promise<string> {
  const words = await wordsFor(host, request.path).catch(() => null);
  const image = withImage(host, request, page);
  if (words === null) return image;
  return replaced(replaced(image, 'og:title', words.title), 'og:description', words.description);
}

/** The page with the whole address of its picture, without which other sites show none. */
export function withImage({ web }: Host, request: Request, page: string): string {
  const { trust } = web;
  const own = `${isSecure(request, trust) ? 'https' : 'http'}://${hostOf(request, trust)}`;
  return replaced(page, 'og:image', `${own}/og.jpg`);
}

function replaced(page: string, property: string, content: string): string {
  const tag = new RegExp(`(<meta property="${property}" content=")[^"]*(")`);
  return page.replace(tag, (_, before: string, after: string) => `${before}${escaped(content)}${after}`);
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

async function wordsFor(host: Host, path: string): Promise<Words | null> {
  const [, page, id] = /^\/([mr])\/([^/]+)\/?$/.exec(path) ?? [];
  if (page === undefined || !matchId.safeParse(id).success) return null;
  const match = await host.journal.match(id as string);
  if (match === null) return null;
  if (match.visibility === 'private') return PRIVATE_WORDS;
  if (match.endedAt === null) return underWay(match);
  return {
    title: `${names(match)} · Dino Wars`,
    description: `See the battle again, move by move and die by die. ${end(host, match)}`,
  };
}

/**
 * The preview of a private match tells neither names nor how it goes, for every site that fetches a preview keeps it.
 */
const PRIVATE_WORDS: Words = {
  title: 'A private battle · Dino Wars',
  description: 'Toy soldiers against rubber dinosaurs. No account, no download.',
};

function underWay(match: MatchRecord): Words {
  if (match.begunAt === null) {
    const [first] = match.chairs.filter(({ bot }) => !bot);
    const who = first === undefined ? 'A table is laid' : `${first.name} waits for you`;
    return {
      title: `${who} · Dino Wars`,
      description: 'Toy soldiers or rubber dinosaurs? Take a side. No account, no download.',
    };
  }
  return {
    title: `${names(match)} · Dino Wars`,
    description: 'Toy soldiers against rubber dinosaurs, just now on the lawn. Watch them.',
  };
}

function names({ chairs }: MatchRecord): string {
  return chairs.map(({ name }) => name || 'Somebody').join(' against ');
}

/** The sentence about the end. The winner is no secret once the match is known to be over. */
function end(host: Host, { outcome, chairs, game }: MatchRecord): string {
  const winners = (outcome as Outcome | null)?.winners ?? [];
  if (!host.games.has(game) || winners.length === 0) return 'Nobody won.';
  const won = winners.map((seat) => chairs.find(({ place }) => place === seat)?.name || 'Somebody');
  return `${won.join(' and ')} won.`;
}
