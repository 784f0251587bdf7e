import { wordsOf } from '../engine/engine_error';
import { startEngine } from '../engine/load_module';
import { GamePlayer } from './game_player';
import { type MatchReply, type MatchRequest, parseMatchRequest } from './match_protocol';

/** The script of a lab's worker: starts one engine's module from compiled code and plays what it is given. */

interface WorkerScope {
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  postMessage(reply: MatchReply): void;
}

const scope = self as unknown as WorkerScope;
let player: GamePlayer | null = null;

scope.onmessage = ({ data }) => {
  const parsed = parseMatchRequest(data);
  if ('error' in parsed) refuse(parsed.error);
  else obey(parsed.message).catch((thrown) => refuse(wordsOf(thrown)));
};

async function obey(request: MatchRequest): Promise<void> {
  if (request.type === 'load') {
    const module = await startEngine(request.glue, request.compiled);
    const tell = (reply: MatchReply) => scope.postMessage(reply);
    player = new GamePlayer(new module.MatchPlayer(), tell, () => performance.now());
    scope.postMessage({ type: 'ready' });
  } else if (player === null) {
    refuse('play came before the engine was ready.');
  } else {
    player.play(request.pairing, request.number);
  }
}

function refuse(message: string): void {
  scope.postMessage({ type: 'error', message });
}
