import * as v from 'valibot';
import { messageOf } from '../../engine/engine_error';
import { startEngine } from '../../engine/load_module';
import { BENCH, parseSignatureRequest, type SignatureReply } from './signature_protocol';

/** The script of a worker that runs the fixed bench on an instance of its own and answers with the signature. */

self.onmessage = async ({ data }: MessageEvent<unknown>) => {
  self.postMessage(await replyTo(data));
};

async function replyTo(data: unknown): Promise<SignatureReply> {
  const parsed = parseSignatureRequest(data);
  if ('error' in parsed) return { type: 'error', message: parsed.error };
  try {
    const { glue, compiled } = parsed.message;
    const module = await startEngine(glue, compiled);
    const { signature } = v.parse(BENCH, JSON.parse(module.bench()));
    return { type: 'measured', signature };
  } catch (thrown) {
    return { type: 'error', message: messageOf(thrown) };
  }
}
