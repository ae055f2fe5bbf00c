/** Says once that the browser refuses to keep something of this site. */
import { keeping } from '@dwo/kits/shell/keeping';
import { store } from '@dwo/kits/shell/store';
import { useStore } from '@dwo/kits/shell/use-store';
import { Icon } from '@dwo/kits/ui/icons';
import { say } from '@dwo/kits/words';
import './unkept-notice.css';

export function UnkeptNotice() {
  const unkept = useStore(keeping, (state) => state.unkept);
  const read = useStore(keeping, (state) => state.read);
  const atTable = useStore(store, ({ match }) => match?.state != null);
  // A browser that keeps no items keeps no matches either, and the first sentence says enough.
  const what = unkept.includes('items') ? 'items' : unkept[0];
  return (
    <div role="status">
      {what !== undefined && !read && (
        <p class={`unkept-notice ${atTable ? 'unkept-notice--table' : ''}`} data-testid="unkept-notice">
          {say(`unkept.${what}`)}
          <button type="button" class="btn" onClick={() => keeping.setState({ read: true })}>
            <Icon name="tick" size={18} /> {say('unkept.read')}
          </button>
        </p>
      )}
    </div>
  );
}
