import { LabScreen } from '../lab/lab_screen';
import type { App } from './app';
import { ErrorBoundary } from './error_boundary';
import { HomeScreen } from './home_screen';
import { Notices } from './notices';
import { SettingsScreen } from './settings_screen';

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
  const lab = app.lab.value;
  if (screen === 'settings') {
    return <SettingsScreen commons={app.sessions.commons} room={app.reporting} onBack={() => app.back()} />;
  }
  if (screen === 'lab' && lab !== null) {
    return (
      <LabScreen
        lab={lab}
        room={app.roomOfLab(lab)}
        onHome={() => app.home()}
        onLook={(game) => app.look(game)}
      />
    );
  }
  return <>{app.roomOf(screen)?.view(screen) ?? <HomeScreen app={app} />}</>;
}
