/** Pictures whose code is fetched when they are first shown. */
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A component that shows nothing until `load` has fetched the real one; without a connection it stays empty. */
export function later(load: () => Promise<FunctionComponent>): FunctionComponent {
  let known: FunctionComponent | null = null;
  return function Later() {
    const [Picture, setPicture] = useState(() => known);
    useEffect(() => {
      let gone = false;
      load().then(
        (Loaded) => {
          known = Loaded;
          if (!gone) setPicture(() => Loaded);
        },
        // A page is complete without its pictures.
        () => {},
      );
      return () => {
        gone = true;
      };
    }, []);
    return Picture === null ? null : <Picture />;
  };
}
