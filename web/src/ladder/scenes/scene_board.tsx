import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Frames } from '../../conductor/contract';
import { quickened } from '../../conductor/quickened';
import type { Commons } from '../../shell/session/session';
import { keepFitted } from '../../shell/ui/keep_fitted';
import { LONGEST_MS, lengthOf, SceneCourse } from './scene_course';
import type { SceneGame, SceneStage } from './scene_game';
import type { SceneScript } from './scene_script';

interface CanvasProps {
  game: SceneGame;
  snapshot: Int32Array;
  /** Text of the position that the scene begins with. */
  position: string;
  commons: Pick<Commons, 'frames' | 'settings'>;
  /** On which it is painted; the page's own where nothing is said. */
  frames?: Frames;
  /** Called with the board's timeline once it is there; what is returned is called when it goes. */
  onStage?(stage: SceneStage): () => void;
}

/** A board at rest at a snapshot, for those who look; what it shows is said beside it. */
export function BoardPicture({ game, snapshot, position, commons, frames, onStage }: CanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = commons.settings.dark.value ? 'dark' : 'light';
  useEffect(() => {
    if (canvas.current === null) return;
    const element = canvas.current;
    const { stage, open } = game.table(snapshot, position);
    const board = open(element, frames ?? commons.frames);
    const leaveFitting = keepFitted(element, (fonts) =>
      board.fit(element.clientWidth, devicePixelRatio, `${theme} ${fonts}`),
    );
    const leave = onStage?.(stage);
    return () => {
      leave?.();
      leaveFitting();
      board.dispose();
    };
  }, [snapshot, theme]);
  return <canvas ref={canvas} class="scene-board" />;
}

interface PlayedProps {
  game: SceneGame;
  script: SceneScript;
  position: string;
  commons: CanvasProps['commons'];
  /** Handed out when it begins, so that it can be watched and played again; null when it goes. */
  onCourse(course: SceneCourse | null): void;
}

/** A scene that plays by itself, faster where there is more to show. */
export function PlayedScene({ game, script, position, commons, onCourse }: PlayedProps) {
  const frames = useMemo(() => {
    const length = lengthOf(script, game.table(script.start, position).stage);
    return quickened(commons.frames, Math.max(1, length / LONGEST_MS));
  }, [script]);
  const play = (stage: SceneStage) => {
    const course = new SceneCourse(script, stage, frames);
    onCourse(course);
    course.play();
    return () => {
      course.stop();
      onCourse(null);
    };
  };
  return (
    <BoardPicture
      game={game}
      snapshot={script.start}
      position={position}
      commons={commons}
      frames={frames}
      onStage={play}
    />
  );
}
