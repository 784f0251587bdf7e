import type { EngineModule } from '../../../wasm/engine';
import { messageOf } from '../engine/engine_error';
import { startEngine } from '../engine/load_module';
import { takeMoreWeights, takeWeights } from '../engine/take_weights';
import { holdLivenessLock } from './liveness_lock';
import { NO_POSITION, parseRequest, type WorkReply, type WorkRequest } from './protocol';
import { ThinkingLoop } from './thinking_loop';

type LoadRequest = Extract<WorkRequest, { type: 'load' }>;

/** The worker's script: starts one engine's module from compiled code and hands every message to its loop. */

interface WorkerScope {
  name: string;
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  postMessage(reply: WorkReply): void;
}

const scope = self as unknown as WorkerScope;
let loop: ThinkingLoop | null = null;

scope.onmessage = ({ data }) => {
  const parsed = parseRequest(data);
  if ('error' in parsed) refuse(parsed.error);
  else obey(parsed.message);
};

function obey(request: WorkRequest): void {
  if (request.type === 'load') {
    load(request).catch((thrown) => refuse(messageOf(thrown)));
  } else if (loop === null) {
    refuse(`${request.type} came before the engine was ready.`);
  } else {
    loop.receive(request);
  }
}

async function load({ glue, compiled, weights }: LoadRequest): Promise<void> {
  await holdLivenessLock(scope.name);
  const module = await startEngine(glue, compiled);
  if (weights !== undefined) takeWeights(module, weights);
  loop = new ThinkingLoop(new module.Session(), {
    now: () => performance.now(),
    soon: yieldToMessages(),
    post,
  });
  post({ type: 'ready', position: NO_POSITION });
  takeRest(module, yieldToMessages());
}

/** Weights that are played by later come between whatever else there is to do. */
function takeRest(module: EngineModule, soon: (task: () => void) => void): void {
  soon(() => {
    if (takeMoreWeights(module)) takeRest(module, soon);
  });
}

/** A message to oneself comes after those that have arrived, and is not held back as timers are. */
function yieldToMessages(): (task: () => void) => void {
  const { port1, port2 } = new MessageChannel();
  let next: (() => void) | null = null;
  port1.onmessage = () => {
    const task = next;
    next = null;
    task?.();
  };
  return (task) => {
    next = task;
    port2.postMessage(null);
  };
}

function post(reply: WorkReply): void {
  scope.postMessage(reply);
}

function refuse(message: string): void {
  post({ type: 'error', position: NO_POSITION, message });
}
