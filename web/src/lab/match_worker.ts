import * as v from 'valibot';
import { messageOf } from '../engine/engine_error';
import { NUMBER_OF } from '../engine/fields';
import { startEngine } from '../engine/load_module';
import { takeMoreWeights, takeWeights } from '../engine/take_weights';
import { GamePlayer } from './game_player';
import { type MatchReply, type MatchRequest, parseMatchRequest } from './match_protocol';

/** The script of a lab's worker: starts one engine's module from compiled code and plays what it is given. */

interface WorkerScope {
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  postMessage(reply: MatchReply): void;
}

const scope = self as unknown as WorkerScope;
/** As much of what `EngineModule.bench` says as is asked for. */
const BENCH = v.object({ nodes: NUMBER_OF });

let player: GamePlayer | null = null;
let bench: (() => string) | null = null;

scope.onmessage = ({ data }) => {
  const parsed = parseMatchRequest(data);
  if ('error' in parsed) refuse(parsed.error);
  else obey(parsed.message).catch((thrown) => refuse(messageOf(thrown)));
};

async function obey(request: MatchRequest): Promise<void> {
  if (request.type === 'load') {
    const module = await startEngine(request.glue, request.compiled);
    if (request.weights !== undefined) takeWeights(module, request.weights);
    // Turns are timed: none of them may have to wait for weights.
    while (takeMoreWeights(module));
    bench = () => module.bench();
    player = new GamePlayer(module, {
      tell: (reply) => scope.postMessage(reply),
      now: () => performance.now(),
    });
    scope.postMessage({ type: 'ready' });
  } else if (player === null || bench === null) {
    refuse(`${request.type} came before the engine was ready.`);
  } else if (request.type === 'bench') {
    const began = performance.now();
    const { nodes } = v.parse(BENCH, JSON.parse(bench()));
    scope.postMessage({ type: 'benched', nodes, milliseconds: performance.now() - began });
  } else if (request.type === 'score') {
    player.score(request.series, request.number);
  } else {
    player.play(request.pairing, request.number);
  }
}

function refuse(message: string): void {
  scope.postMessage({ type: 'error', message });
}
