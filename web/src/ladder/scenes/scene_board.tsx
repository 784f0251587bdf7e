import { useEffect, useMemo, useRef } from 'preact/hooks';
import { keepFitted } from '../../shell/keep_fitted';
import type { Commons } from '../../shell/session';
import { SceneCourse } from './scene_course';
import type { SceneBoard, SceneGame } from './scene_game';
import type { SceneScript } from './scene_script';

interface CanvasProps {
  game: SceneGame;
  snapshot: Int32Array;
  /** Text of the position that the scene begins with. */
  position: string;
  commons: Pick<Commons, 'frames' | 'settings'>;
  /** Called with the board once it is there; what is returned is called when it goes. */
  onBoard?(board: SceneBoard): () => void;
}

/** A board at rest at a snapshot, for those who look; what it shows is said beside it. */
export function BoardPicture({ game, snapshot, position, commons, onBoard }: CanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = commons.settings.dark.value ? 'dark' : 'light';
  useEffect(() => {
    if (canvas.current === null) return;
    const element = canvas.current;
    const board = game.board(element, snapshot, position);
    const leaveFitting = keepFitted(element, (fonts) =>
      board.fit(element.clientWidth, devicePixelRatio, `${theme} ${fonts}`),
    );
    const leave = onBoard?.(board);
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

/** A scene that plays by itself. */
export function PlayedScene({ game, script, position, commons, onCourse }: PlayedProps) {
  const play = useMemo(
    () => (board: SceneBoard) => {
      const course = new SceneCourse(script, board.stage, commons.frames);
      onCourse(course);
      course.play();
      return () => {
        course.stop();
        onCourse(null);
      };
    },
    [script],
  );
  return (
    <BoardPicture game={game} snapshot={script.start} position={position} commons={commons} onBoard={play} />
  );
}
