import { SettingsScreen } from './settings_screen';
import { messages } from './words/messages';

/** The settings, once their words have come. */
export async function openSettings(): Promise<typeof SettingsScreen> {
  await messages.load();
  return SettingsScreen;
}
