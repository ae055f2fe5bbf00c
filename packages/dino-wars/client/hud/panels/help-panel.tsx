/** How to play, on half a page, and every key. */
import { keyHelp } from '../keys';

export function HelpPanel() {
  return (
    <div class="help">
      <ol class="help__steps">
        <li>
          <b>Dinosaurs</b> move, fly, and overrun whom they touch, in phase 1: soldiers, vehicles, guns. In phase 3 each
          bites once.
        </li>
        <li>
          <b>The army</b> fires in phases 2 and 5 and moves in phase 4. An overrun soldier may fire back first.
        </li>
        <li>
          Choose a figure with the <b>gold rim</b>, look at the odds, then press the <b>red button</b>. Looking is free.
        </li>
        <li>
          Two dice, their total <b>at most</b> the number needed: a hit. Tap any rule tag to read the rule behind it.
        </li>
      </ol>
      <h3 class="typed">Vehicles and guns</h3>
      <p>
        Drop a soldier on a vehicle and he gets in; choose him in its seats and point where he gets out. A thread leads
        from a gun to its crew: who stands within 1" serves it. Turn vehicles and guns by the knob on their rim. What
        halves a move, and what is locked, stands beside the figure with its rule.
      </p>
      <p>
        A gun that does not see its target asks who spots for it; another spotter is a click away. Flyers: “Take off”,
        then the wheel, + and − or the ladder set the height of the next corner; point at prey to swoop down.
      </p>
      <h3 class="typed">On the table</h3>
      <p>
        Drag a figure or tap where it should go. Wheel or pinch zooms, dragging empty ground moves the table. Tap the
        same spot again for whoever stands, rides or is carried below.
      </p>
      <p>
        Several at once: press Group and tap them, or hold Shift and click them or drag a box round them. Then drag one
        of them: all go the same way, each as far as it can. Undo takes back the last waypoint, then the last move as
        long as no dice were rolled for it.
      </p>
      <h3 class="typed">Keys</h3>
      <dl class="help__keys">
        {keyHelp().map(([keys, does]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
