import { channelLocks } from './channel_locks';
import { type TabLocks, UNSHARED } from './tab_locks';
import { webLocks } from './web_locks';

/** By the browser's locks; where it lends none (an insecure address) tabs ask one another. */
export function browserLocks(): TabLocks {
  const locks = navigator.locks as LockManager | undefined;
  if (locks !== undefined) return webLocks(locks);
  return typeof BroadcastChannel === 'function'
    ? channelLocks((name) => new BroadcastChannel(name))
    : UNSHARED;
}
