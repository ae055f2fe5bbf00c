/** Private links. */
export const links = {
  'link.qr': '{label}, as a QR code',
  'link.copied': 'Copied!',
  'link.byHand': 'Copy it by hand',
  'link.copy': 'Copy link',
  'link.seat.how':
    'Anyone who opens this link plays your seat, and this page watches. The seat stays yours: reload this page to play here again. The link works until you reset your seat link in the menu.',
  'link.seat': 'Private link to your seat',
  'link.all': 'To have all your matches here and there, use the link in <mine>your battles</mine> instead.',
  'drawer.close': 'Close',
  'card.fold': 'Fold this card',
  'card.fold.short': 'Fold',
  'turns.elsewhere': 'Your move in {turns, plural, one {another battle} other {# other battles}}',
  'presence.computer': 'the computer',
  'presence.computer.plays': 'the computer plays',
  'presence.open': 'open to a spectator',
  'presence.here': 'here',
  'presence.away': 'away {time}',
  'presence.plays': '{player} plays · {how}',
  'presence.left': '{name} is away; the seat is kept',
  'presence.leftFor': '{name} is away {time}; the seat is kept',
  'presence.all': '{names} are away; their seats are kept',
};
