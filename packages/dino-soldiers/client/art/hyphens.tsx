/** A long name that may break before its "saurus" and its like. The hyphen is drawn, so that the name stays one word for readers of the page. */
import { Fragment } from 'preact';
import { partsOf } from './name-parts';

export function Hyphened({ name }: { readonly name: string }) {
  return (
    <>
      {partsOf(name).map((part, at) => (
        <Fragment key={part}>
          {at > 0 && <i class="ds-shy" />}
          {part}
        </Fragment>
      ))}
    </>
  );
}
