import type { ideas as english } from '../en/ideas';

export const ideas: Readonly<Record<keyof typeof english, string>> = {
  'idea.name': '{rank} {surname}',
  'idea.ranks': 'Feldwebel Hauptmann Professor Major Doktor Gefreiter Oberst Reporter Ranger Tante Onkel Leutnant',
  'idea.surnames':
    'Gummistiefel Rasterpunkt Mondschein Donnerschlag Popcorn Sandkasten Kesselfeld Marzipan Knallfrosch Picknick Blechdeckel Sirup Wackelberg Kaugummi Sauerkraut Rasenmäher Spürnase Pumpernickel Salzstein Gummibärchen',
};
