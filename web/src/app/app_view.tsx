import { ErrorBoundary } from '../shell/ui/error_boundary';
import { Notices } from '../shell/ui/notices';
import type { App } from './app';
import { HomeScreen } from './home_screen';

export function AppView({ app }: { app: App }) {
  return (
    <ErrorBoundary>
      <CurrentScreen app={app} />
      <Notices />
    </ErrorBoundary>
  );
}

function CurrentScreen({ app }: { app: App }) {
  const screen = app.screen.value;
  const SettingsScreen = app.settingsScreen.value;
  if (screen === 'settings' && SettingsScreen !== null) {
    return (
      <SettingsScreen
        commons={app.sessions.commons}
        controller={app.reporting}
        onBack={() => app.back()}
        onShow={(load) => app.openCard(load)}
      />
    );
  }
  const card = app.cardScreen(screen);
  if (card !== undefined) return <>{card(() => app.home())}</>;
  const shown =
    screen === 'lab'
      ? app.lab.value?.view(
          () => app.home(),
          (game, rungs) => app.look(game, rungs),
        )
      : app.controllerOf(screen)?.view(screen);
  return <>{shown ?? <HomeScreen app={app} />}</>;
}
