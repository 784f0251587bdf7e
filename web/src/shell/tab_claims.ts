import { channelClaims } from './channel_claims';
import { type Claims, UNSHARED } from './claims';
import { lockClaims } from './lock_claims';

/** By the browser's locks; where it lends none (an insecure address) tabs ask one another. */
export function tabClaims(): Claims {
  const locks = navigator.locks as LockManager | undefined;
  if (locks !== undefined) return lockClaims(locks);
  return typeof BroadcastChannel === 'function'
    ? channelClaims((name) => new BroadcastChannel(name))
    : UNSHARED;
}
