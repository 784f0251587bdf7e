import type { Embedded } from './embed/open_embed';
import type { Homely } from './offline/open_offline';

/** A script that comes once the page has nothing else to do: what Back and Forward need, and what nobody waits for. */
export { arrive } from './arrive';

/** Once the page shows. */
export async function afterStart(app: Embedded & Homely): Promise<void> {
  if (app.parameters.embed === true) {
    const { openEmbed } = await import('./embed/open_embed');
    openEmbed(app);
  } else {
    const { openOffline } = await import('./offline/open_offline');
    await openOffline(app);
  }
}

/** Once it shows why it could not start. */
export async function afterTrouble(): Promise<void> {
  const { tellPlayable } = await import('./offline/playable');
  await tellPlayable();
}
